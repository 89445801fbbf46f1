import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { menu, menuEntry, type MenuEntry } from '../menus.ts';

export const MenuPlaceEnum = builder.enumType('MenuPlace', {
  description: 'Where a menu of the header is.',
  values: {
    TOP: { description: 'In the bar at the very top.' },
    LOGO: { description: 'Beside the logo.' },
    NAVIGATION: { description: 'In the row of the main categories, before them.' },
  } as const,
});

const MenuItemNode = builder.objectRef<MenuEntry>('MenuItem');

builder.node(MenuItemNode, {
  description: 'A link of one of the header’s menus. Menus have two levels.',
  id: { resolve: (item) => item.id },
  loadOne: (id, { shop }) => menuEntry(shop, rowId(id)),
  fields: (t) => ({
    label: t.exposeString('label', { description: 'As shown; plain text.' }),
    url: t.exposeString('url', { description: 'A path of the shop, or an https address elsewhere.' }),
    children: t.field({
      type: [MenuItemNode],
      description: 'The links below it, in the owner’s order; empty for most, and for those that are below one themselves.',
      resolve: (item) => item.children,
    }),
    icon: t.exposeString('icon', { nullable: true, description: 'Name of the picture beside it; null for none.' }),
    isInMobileToolbar: t.exposeBoolean('isInMobileToolbar', {
      description: 'Whether the toolbar of small windows shows a copy of it.',
    }),
  }),
});

builder.queryField('menu', (t) =>
  t.field({
    type: [MenuItemNode],
    authScopes: { public: true },
    description: 'The links at the top of one of the header’s menus, in the owner’s order; those below follow by their children.',
    args: { place: t.arg({ type: MenuPlaceEnum, required: true, description: 'Which menu.' }) },
    resolve: (_root, { place }, { shop }) => menu(shop, place),
  }),
);
