import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import type { MenuPlace } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../edits.ts';
import { menuArea, updateMenu, adminMenu, type AdminMenuItem } from '../updateMenu.ts';
import { SettingsEditType } from './edit.ts';
import { MenuPlaceEnum } from './menu.ts';

const ItemType = builder.objectRef<AdminMenuItem>('AdminMenuItem');

ItemType.implement({
  description: 'A link in a menu, for editing by staff.',
  fields: (t) => ({
    id: t.id(ownId('AdminMenuItem')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the link.' }),
    label: t.exposeString('label', { description: 'Label as plain text.' }),
    url: t.exposeString('url', { description: 'Path in the shop, or an HTTPS URL of another site.' }),
    icon: t.exposeString('icon', { nullable: true, description: 'Name of the icon beside the link; null if none.' }),
    isInMobileToolbar: t.exposeBoolean('isInMobileToolbar', {
      description: 'Whether the toolbar on small screens shows a copy of the link.',
    }),
    children: t.field({
      type: [ItemType],
      description: 'Links below this one, in display order; empty for links on the second level.',
      extensions: { listLength: 5 },
      resolve: (item) => item.children,
    }),
  }),
});

const MenuType = builder.objectRef<MenuPlace>('AdminMenu').implement({
  description: 'A header menu, for editing. Requires the CONTENT permission.',
  fields: (t) => ({
    items: t.field({
      type: [ItemType],
      description: 'First-level links, in display order.',
      extensions: { listLength: 10 },
      resolve: (place, _args, { shop }) => adminMenu(shop, place),
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Version of the menu, and who last saved it.',
      resolve: (place, _args, { shop }) => settingsEdit(shop, menuArea[place]),
    }),
  }),
});

builder.queryField('adminMenu', (t) =>
  t.field({
    type: MenuType,
    authScopes: { staff: 'CONTENT' },
    description:
      'A header menu, with the data needed for an edit form. Requires the CONTENT permission. Storefront pages use `menu` instead.',
    args: { place: t.arg({ type: MenuPlaceEnum, required: true, description: 'Menu to return.' }) },
    resolve: (_root, { place }, { markPrivate }) => {
      markPrivate();
      return place;
    },
  }),
);

const LinkInput = builder.inputType('MenuLinkInput', {
  description: 'A second-level menu link.',
  fields: (t) => ({
    id: t.rowId({ of: 'MenuItem', description: 'Global ID of an existing link; omit to create one.' }),
    label: t.string({ required: true, description: 'Label as plain text, at most 60 characters.' }),
    url: t.string({ required: true, description: 'Path in the shop, such as `/shop/`, or an HTTPS URL of another site.' }),
    icon: t.string({ description: 'Name of the icon beside the link.' }),
    isInMobileToolbar: t.boolean({ defaultValue: false, description: 'Whether the toolbar on small screens shows a copy of the link.' }),
  }),
});

const ItemInput = builder.inputType('MenuItemInput', {
  description: 'A first-level menu link.',
  fields: (t) => ({
    id: t.rowId({ of: 'MenuItem', description: 'Global ID of an existing link; omit to create one.' }),
    label: t.string({ required: true, description: 'Label as plain text, at most 60 characters.' }),
    url: t.string({ required: true, description: 'Path in the shop, such as `/shop/`, or an HTTPS URL of another site.' }),
    icon: t.string({ description: 'Name of the icon beside the link.' }),
    isInMobileToolbar: t.boolean({ defaultValue: false, description: 'Whether the toolbar on small screens shows a copy of the link.' }),
    children: t.field({ type: [LinkInput], description: 'Links below this one, in display order; at most 30.' }),
  }),
});

const SaveInput = builder.inputType('UpdateMenuInput', {
  description: 'Input for `updateMenu`: all links of a menu. Links that are not listed are deleted.',
  fields: (t) => ({
    place: t.field({ type: MenuPlaceEnum, required: true, description: 'Menu to update.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the menu that the change is based on.' }),
    items: t.field({ type: [ItemInput], required: true, description: 'First-level links, in display order; at most 20.' }),
  }),
});

const SavePayload = builder.objectRef<{ place: MenuPlace; version: number }>('UpdateMenuPayload').implement({
  description: 'Result of `updateMenu`: all pages show the new menu.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'New version of the menu, to pass with the next save.' }),
    menu: t.field({ type: MenuType, description: 'The updated menu.', resolve: ({ place }) => place }),
  }),
});

builder.mutationField('updateMenu', (t) =>
  t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes: { staff: 'CONTENT' },
    description:
      'Replaces all links of a header menu. Nothing is changed if another user has saved the menu in the meantime. Requires the CONTENT permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The updated menu, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'Input for `updateMenu`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const items = input.items.map((item) => ({ ...item, children: item.children ?? [] }));
      return { place: input.place, version: await updateMenu(shop, { ...input, items }) };
    },
  }),
);
