import { StaleRecordError } from '../../platform/errors/errors.ts';
import { actorOf, recordAudit, type Act, type Change } from '../audit/audit.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { cutText } from '../../platform/i18n/cutText.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Prisma, SettingsArea, SettingsEdit } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Changes of shop settings by staff: serialised per area, with a version check against overwriting unseen changes, with a row in the audit
// log, and effective at once on every page. Code elsewhere that writes such a table must raise the revision too (CatalogState).

/** The part of a request that a change needs. */
export type StaffShop = Pick<Shop, 'db' | 'now' | 'catalog' | 'address' | 'requestId' | 'admin' | 'visitor'>;

/** The settings area to save, and its action in the audit log. */
export interface AreaSave extends Pick<Act, 'action' | 'targetType'> {
  area: SettingsArea;
  /** Version that the form was filled from; without it, the save overwrites any state. */
  expectedVersion?: number | null;
}

/** Old and new values by their names in the audit log. */
export type Changes = Record<string, Change>;

/** Returns the version of an area and who saved it last. */
export async function settingsEdit({ db }: Pick<Shop, 'db'>, area: SettingsArea): Promise<SettingsEdit> {
  const edit = await db.prisma.settingsEdit.findUnique({ where: { area } });
  return edit ?? { area, version: 0, editedById: null, editedAt: null };
}

/**
 * Locks the area for this transaction by upserting its row.
 * @throws StaleRecordError
 */
async function claim(tx: Tx, { area, expectedVersion }: AreaSave): Promise<SettingsEdit> {
  const edit = await tx.settingsEdit.upsert({ where: { area }, create: { area }, update: { area } });
  if (expectedVersion != null && edit.version !== expectedVersion) throw new StaleRecordError(edit);
  return edit;
}

/**
 * Saves an area of the settings. If nothing changes, nothing is written.
 * @param write writes within the transaction, which may be retried
 * @returns the area's new version
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

/** Writes settings that belong to a module of a higher layer; call it within saveArea(). */
export async function writeSettings(tx: Tx, data: Prisma.ShopSettingsUpdateInput): Promise<void> {
  await tx.shopSettings.update({ where: { id: 1 }, data });
}

type Value = string | number | boolean;

/** Maximum length of a text in the audit log. */
const maxLogged = 200;
const logged = (value: Value) => (typeof value === 'string' ? cutText(value, maxLogged) : value);

/** Returns the given values that differ from the current ones. Absent values and null mean no change. */
export function differing<T extends Record<string, unknown>>(before: T, given: { [K in keyof T]?: T[K] | null }): Partial<T> {
  const entries = Object.entries(given).filter(([name, value]) => value !== undefined && value !== null && value !== before[name]);
  // The names come from `given`, whose values have the types of T.
  return Object.fromEntries(entries) as Partial<T>;
}

/** Returns changed values in the form of the audit log. */
export function changesOf(before: Readonly<Record<string, unknown>>, changed: Readonly<Record<string, unknown>>): Changes {
  const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);
  return Object.fromEntries(
    Object.entries(changed).flatMap(([name, to]) => {
      const from = before[name];
      return isValue(from) && isValue(to) ? [[name, { from: logged(from), to: logged(to) }]] : [];
    }),
  );
}
