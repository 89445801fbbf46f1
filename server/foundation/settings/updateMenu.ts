import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { MenuItem, MenuPlace, SettingsArea } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { saveArea, type Changes, type StaffShop } from './edits.ts';
import { menuInput, wrongId, type MenuItemInput, type MenuLink } from './menuRules.ts';

// Menus are saved as a whole: the input is the complete menu, in its order. Links that remain keep their ids, so that open pages still find
// them.

/** The settings area of each menu. */
export const menuArea: Readonly<Record<MenuPlace, SettingsArea>> = { TOP: 'MENU_TOP', LOGO: 'MENU_LOGO', NAVIGATION: 'MENU_NAVIGATION' };

const inOrder = [{ position: 'asc' }, { id: 'asc' }] as const;

/** A link as edited by staff. */
export type AdminMenuItem = MenuItem & { children: AdminMenuItem[] };

/** Returns the current menu, bypassing every cache. */
export async function adminMenu({ db }: Pick<Shop, 'db'>, place: MenuPlace): Promise<AdminMenuItem[]> {
  const rows = await db.prisma.menuItem.findMany({ where: { OR: [{ place }, { parent: { place } }] }, orderBy: [...inOrder] });
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({ ...row, children: rows.filter(({ parentId }) => parentId === row.id).map((child) => ({ ...child, children: [] })) }));
}

type Row = Omit<MenuItem, 'id'>;
const names = ['place', 'parentId', 'position', 'label', 'url', 'icon', 'isInMobileToolbar'] as const satisfies (keyof Row)[];

/**
 * Writes one link if it differs.
 * @returns its id, and the changes for the audit log
 */
async function writeLink(tx: Tx, old: MenuItem | undefined, row: Row): Promise<{ id: number; changes: Changes }> {
  if (!old) {
    const { id } = await tx.menuItem.create({ data: row, select: { id: true } });
    return { id, changes: { [`${id} added`]: { from: '', to: `${row.label} ${row.url}` } } };
  }
  const changed = names.filter((name) => old[name] !== row[name]);
  if (changed.length > 0) await tx.menuItem.update({ where: { id: old.id }, data: row });
  const changes = changed.map((name) => [`${old.id} ${name}`, { from: old[name] ?? '', to: row[name] ?? '' }] as const);
  return { id: old.id, changes: Object.fromEntries(changes) };
}

/**
 * Replaces a menu with the input. Links missing from the input are deleted together with their children.
 * @returns the menu's new version
 * @throws InvalidInputError naming the link by its position, StaleRecordError, TryAgainError
 */
export async function updateMenu(
  shop: StaffShop,
  { place, expectedVersion, items: given }: { place: MenuPlace; expectedVersion: number; items: readonly MenuItemInput[] },
): Promise<number> {
  const { items } = parseInput(menuInput, { items: given });
  const save = { area: menuArea[place], action: 'menu.save', targetType: 'Menu', expectedVersion };
  return saveArea(shop, save, async (tx) => {
    const all = await tx.menuItem.findMany({ where: { OR: [{ place }, { parent: { place } }, { parent: { parent: { place } } }] } });
    const olds = new Map(all.map((row) => [row.id, row]));
    const wrong = wrongId(items, new Set(olds.keys()));
    if (wrong)
      throw new InvalidInputError([{ path: ['input', ...wrong], message: 'This link is no longer in the menu, or is listed twice.' }]);

    const changes: Changes = {};
    const kept = new Set<number>();
    const write = async (link: MenuLink, position: number, parentId: number | null): Promise<number> => {
      const { id: databaseId, label, url, icon, isInMobileToolbar } = link;
      const row = { place, parentId, position, label, url, icon: icon ?? null, isInMobileToolbar };
      const written = await writeLink(tx, databaseId == null ? undefined : olds.get(databaseId), row);
      kept.add(written.id);
      Object.assign(changes, written.changes);
      return written.id;
    };
    for (const [position, item] of items.entries()) {
      const id = await write(item, position, null);
      for (const [below, child] of item.children.entries()) await write(child, below, id);
    }
    const gone = all.filter(({ id }) => !kept.has(id));
    await tx.menuItem.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
    for (const { id, label, url } of gone) changes[`${id} removed`] = { from: `${label} ${url}`, to: '' };
    return changes;
  });
}
