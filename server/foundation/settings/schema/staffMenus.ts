import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import type { MenuPlace } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../edits.ts';
import { menuArea, updateMenu, adminMenu, type AdminMenuItem } from '../updateMenu.ts';
import { SettingsEditType } from './edit.ts';
import { MenuPlaceEnum } from './menu.ts';

const ItemType = builder.objectRef<AdminMenuItem>('AdminMenuItem');

ItemType.implement({
  description: 'A link of a menu, as staff edit it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    label: t.exposeString('label', { description: 'As shown; plain text.' }),
    url: t.exposeString('url', { description: 'A path of the shop, or an https address elsewhere.' }),
    icon: t.exposeString('icon', { nullable: true, description: 'Name of the picture beside it; null for none.' }),
    isInMobileToolbar: t.exposeBoolean('isInMobileToolbar', {
      description: 'Whether the toolbar of small windows shows a copy of it.',
    }),
    children: t.field({
      type: [ItemType],
      description: 'Those below it, in order; empty for those that are below one themselves.',
      extensions: { listLength: 5 },
      resolve: (item) => item.children,
    }),
  }),
});

const MenuType = builder.objectRef<MenuPlace>('AdminMenu').implement({
  description: 'A menu of the header, as staff with the right CONTENT edit it.',
  fields: (t) => ({
    items: t.field({
      type: [ItemType],
      description: 'The links at its top, in order.',
      extensions: { listLength: 10 },
      resolve: (place, _args, { shop }) => adminMenu(shop, place),
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Who saved it at last.',
      resolve: (place, _args, { shop }) => settingsEdit(shop, menuArea[place]),
    }),
  }),
});

builder.queryField('adminMenu', (t) =>
  t.field({
    type: MenuType,
    authScopes: { staff: 'CONTENT' },
    description: 'A menu of the header, with what a form needs to change it. Pages ask menu.',
    args: { place: t.arg({ type: MenuPlaceEnum, required: true, description: 'Which menu.' }) },
    resolve: (_root, { place }, { markPrivate }) => {
      markPrivate();
      return place;
    },
  }),
);

const LinkInput = builder.inputType('MenuLinkInput', {
  description: 'A link below another.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of a link that stays; without it, it is a new one.' }),
    label: t.string({ required: true, description: 'As shown: at most 60 characters of plain text.' }),
    url: t.string({ required: true, description: 'A path of the shop such as /shop/, or an https address elsewhere.' }),
    icon: t.string({ description: 'Name of the picture beside it.' }),
    isInMobileToolbar: t.boolean({ defaultValue: false, description: 'Whether the toolbar of small windows shows a copy of it.' }),
  }),
});

const ItemInput = builder.inputType('MenuItemInput', {
  description: 'A link at the top of a menu.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of a link that stays; without it, it is a new one.' }),
    label: t.string({ required: true, description: 'As shown: at most 60 characters of plain text.' }),
    url: t.string({ required: true, description: 'A path of the shop such as /shop/, or an https address elsewhere.' }),
    icon: t.string({ description: 'Name of the picture beside it.' }),
    isInMobileToolbar: t.boolean({ defaultValue: false, description: 'Whether the toolbar of small windows shows a copy of it.' }),
    children: t.field({ type: [LinkInput], description: 'Those below it, in order; at most 30.' }),
  }),
});

const SaveInput = builder.inputType('UpdateMenuInput', {
  description: 'All of a menu. Links that are not named are gone.',
  fields: (t) => ({
    place: t.field({ type: MenuPlaceEnum, required: true, description: 'Which menu.' }),
    expectedVersion: t.int({ required: true, description: 'Version of what the form was filled from.' }),
    items: t.field({ type: [ItemInput], required: true, description: 'The links at its top, in order; at most 20.' }),
  }),
});

const SavePayload = builder.objectRef<{ place: MenuPlace; version: number }>('UpdateMenuPayload').implement({
  description: 'Every page shows it from now on.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'What the next save must name.' }),
    menu: t.field({ type: MenuType, description: 'As it is now.', resolve: ({ place }) => place }),
  }),
});

builder.mutationField('updateMenu', (t) =>
  t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes: { staff: 'CONTENT' },
    description:
      'Makes a menu of the header what the input says. When somebody else has saved it meanwhile nothing is changed. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The menu, or why it is as it was.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => {
      const items = input.items.map((item) => ({ ...item, children: item.children ?? [] }));
      return { place: input.place, version: await updateMenu(shop, { ...input, items }) };
    },
  }),
);
