import { StaleRecordError } from '../../platform/errors/errors.ts';
import { actorOf, recordAudit, type Act, type Change } from '../audit/audit.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Prisma, SettingsArea, SettingsEdit } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// How staff change what the shop is set to: one at a time in each area, over nothing that they have not seen, with a row in the audit
// log, and at once on every page. Whoever writes such a table elsewhere raises the revision too (CatalogState).

/** What a change needs of a request. */
export type StaffShop = Pick<Shop, 'db' | 'now' | 'catalog' | 'address' | 'requestId' | 'admin' | 'visitor'>;

/** Which part is saved, and how the audit log calls that. */
export interface AreaSave extends Pick<Act, 'action' | 'targetType'> {
  area: SettingsArea;
  /** Of what the form was filled from; without it, the save goes over whatever there is. */
  expectedVersion?: number | null;
}

/** What has changed, by the names that the audit log has: from what to what. */
export type Changes = Record<string, Change>;

/** How often an area was saved, and by whom at last. */
export async function settingsEdit({ db }: Pick<Shop, 'db'>, area: SettingsArea): Promise<SettingsEdit> {
  const edit = await db.prisma.settingsEdit.findUnique({ where: { area } });
  return edit ?? { area, version: 0, editedById: null, editedAt: null };
}

/** Takes the area for this transaction: the row is written, or written as it is, and so locked. @throws StaleRecordError */
async function claim(tx: Tx, { area, expectedVersion }: AreaSave): Promise<SettingsEdit> {
  const edit = await tx.settingsEdit.upsert({ where: { area }, create: { area }, update: { area } });
  if (expectedVersion != null && edit.version !== expectedVersion) throw new StaleRecordError(edit);
  return edit;
}

/**
 * Saves a part of the settings. Where nothing changes, nothing is written.
 * @param write writes within the transaction, which may run several times
 * @returns the area's version after it
 * @throws StaleRecordError, TryAgainError, and what `write` throws
 */
export async function saveArea(shop: StaffShop, save: AreaSave, write: (tx: Tx) => Promise<Changes>): Promise<number> {
  const { area, action, targetType = area } = save;
  const actor = await actorOf(shop);
  const saved = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const { version } = await claim(tx, save);
      const details = await write(tx);
      if (Object.keys(details).length === 0) return { version, isChanged: false };
      const data = { version: version + 1, editedById: actor.accountId, editedAt: shop.now };
      await tx.settingsEdit.update({ where: { area }, data });
      await recordAudit(tx, shop, actor, { action, targetType, details });
      await bumpRevision(tx);
      return { version: version + 1, isChanged: true };
    }),
  );
  if (saved.isChanged) await shop.catalog.reload();
  return saved.version;
}

/** Writes settings that a module of a higher layer looks after, within saveArea(). */
export async function writeSettings(tx: Tx, data: Prisma.ShopSettingsUpdateInput): Promise<void> {
  await tx.shopSettings.update({ where: { id: 1 }, data });
}

type Value = string | number | boolean;

/** How much of a text the audit log keeps. */
const maxLogged = 200;
const logged = (value: Value) => (typeof value === 'string' ? value.slice(0, maxLogged) : value);

/** Which of the given values differ from what there is. Absent ones and null stay as they are. */
export function differing<T extends Record<string, unknown>>(before: T, given: { [K in keyof T]?: T[K] | null }): Partial<T> {
  const entries = Object.entries(given).filter(([name, value]) => value !== undefined && value !== null && value !== before[name]);
  // The names are those of `given`, whose values have the types of T.
  return Object.fromEntries(entries) as Partial<T>;
}

/** What the audit log says of changed values. */
export function changesOf(before: Readonly<Record<string, unknown>>, changed: Readonly<Record<string, unknown>>): Changes {
  const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);
  return Object.fromEntries(
    Object.entries(changed).flatMap(([name, to]) => {
      const from = before[name];
      return isValue(from) && isValue(to) ? [[name, { from: logged(from), to: logged(to) }]] : [];
    }),
  );
}
