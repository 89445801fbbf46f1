import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { menu, menuEntry, type MenuEntry } from '../menus.ts';

export const MenuPlaceEnum = builder.enumType('MenuPlace', {
  description: 'Position of a menu in the header.',
  values: {
    TOP: { description: 'In the bar at the very top of the page.' },
    LOGO: { description: 'Beside the logo.' },
    NAVIGATION: { description: 'In the main navigation, before the main categories.' },
  } as const,
});

const MenuItemNode = builder.objectRef<MenuEntry>('MenuItem');

builder.node(MenuItemNode, {
  description: 'A link in a header menu. Menus have two levels.',
  id: { resolve: (item) => item.id },
  loadOne: (id, { shop }) => menuEntry(shop, rowId(id)),
  fields: (t) => ({
    label: t.exposeString('label', { description: 'Label as plain text.' }),
    url: t.exposeString('url', { description: 'Path in the shop, or an HTTPS URL of another site.' }),
    children: t.field({
      type: [MenuItemNode],
      description: 'Links below this one, in display order; empty for most links, and always for links on the second level.',
      resolve: (item) => item.children,
    }),
    icon: t.exposeString('icon', { nullable: true, description: 'Name of the icon beside the link; null if none.' }),
    isInMobileToolbar: t.exposeBoolean('isInMobileToolbar', {
      description: 'Whether the toolbar on small screens shows a copy of the link.',
    }),
  }),
});

builder.queryField('menu', (t) =>
  t.field({
    type: [MenuItemNode],
    authScopes: { public: true },
    description: 'First-level links of a header menu, in display order. Their `children` are the second level.',
    args: { place: t.arg({ type: MenuPlaceEnum, required: true, description: 'Menu to return.' }) },
    resolve: (_root, { place }, { shop }) => menu(shop, place),
  }),
);
