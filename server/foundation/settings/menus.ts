import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import type { MenuItem, MenuPlace } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** A menu link with its child links. */
export type MenuEntry = Omit<MenuItem, 'place' | 'parentId' | 'position'> & { children: MenuEntry[] };

/** All menus: their top-level links by place, and every shown link by id. */
interface Menus {
  roots: Map<MenuPlace, MenuEntry[]>;
  items: Map<number, MenuEntry>;
}

const menusCache = revisionCache<Promise<Menus>>(1);

/** Builds the menus; links below the second level are dropped. */
function menusOf(rows: MenuItem[]): Menus {
  const menus: Menus = { roots: new Map(), items: new Map() };
  const entryOf = ({ place: _place, parentId: _parent, position: _position, ...row }: MenuItem) => {
    const entry: MenuEntry = { ...row, children: [] };
    menus.items.set(row.id, entry);
    return entry;
  };
  for (const row of rows) {
    if (row.parentId !== null) continue;
    const entry = entryOf(row);
    entry.children.push(...rows.filter(({ parentId }) => parentId === row.id).map(entryOf));
    menus.roots.set(row.place, [...(menus.roots.get(row.place) ?? []), entry]);
  }
  return menus;
}

/** Returns the header's menus. Every page shows them, so they are read once per revision of the catalogue. */
function allMenus(shop: Shop): Promise<Menus> {
  const read = () => shop.db.prisma.menuItem.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  return singleFlight(menusCache(shop), 'menus', async () => menusOf(await read()));
}

/** Returns the top-level links of a menu, in the owner's order. */
export async function menu(shop: Shop, place: MenuPlace): Promise<MenuEntry[]> {
  return (await allMenus(shop)).roots.get(place) ?? [];
}

/** Returns a link by id; null if no menu shows it. */
export async function menuEntry(shop: Shop, id: number): Promise<MenuEntry | null> {
  return (await allMenus(shop)).items.get(id) ?? null;
}
