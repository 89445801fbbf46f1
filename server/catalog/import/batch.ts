import type { PriceRow } from '../priceLedger.ts';
import { recordFirstPrices, recordPrices } from '../prices.ts';
import { bumpRevision, refreshProducts, type SqlClient } from '../refresh.ts';
import { resolveAttributes } from './attributeValues.ts';
import { rememberEntries } from './links.ts';
import { matchEntries } from './match.ts';
import { attachToParents } from './parents.ts';
import { prepare, type Entry } from './prepare.ts';
import type { ProductRecord, RejectedRow } from './record.ts';
import type { SpillTables } from './session.ts';
import { writeAttributes } from './writeAttributes.ts';
import { idOf, writeCategories, writeImages } from './writeLists.ts';
import { writeProducts } from './writeProducts.ts';

/** What became of the records of one batch. Variations that wait for their parent are in none of the numbers. */
export interface BatchOutcome {
  created: number;
  updated: number;
  unchanged: number;
  rejected: RejectedRow[];
  warnings: RejectedRow[];
}

/** When an import happens. */
export interface Moment {
  /** The instant from which new prices hold. */
  now: Date;
  /**
   * What a new product cost before it came into this catalogue, oldest first. Only who can prove it may say so: it is written into the
   * ledger, and "was" prices are computed from it. No file says it; the demo does.
   */
  pricesBefore?: (record: ProductRecord) => readonly PriceRow[];
}

/** Writes a batch of records within a transaction, in some thirty statements however many records there are. */
export async function writeBatch(
  sql: SqlClient,
  tables: SpillTables,
  records: readonly ProductRecord[],
  { now, pricesBefore }: Moment,
  isLast: boolean,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { created: 0, updated: 0, unchanged: 0, rejected: [], warnings: [] };
  const reject = (row: RejectedRow) => void outcome.rejected.push(row);
  // Two imports at once would create the same brands and categories twice.
  await sql.query(`select pg_advisory_xact_lock(hashtext('souk.import'))::text as lock`);
  const entries = records.flatMap((record) => {
    const entry = prepare(record);
    if (typeof entry !== 'string') return [entry];
    reject({ line: record.line, reason: entry });
    return [];
  });
  const changed = new Set<number>();
  const past: { productId: number; rows: readonly PriceRow[] }[] = [];
  const isVariation = ({ record }: Entry) => record.type === 'VARIATION';
  await writeGroup(entries.filter((entry) => !isVariation(entry)));
  await writeGroup(await attachToParents(sql, tables, entries.filter(isVariation), isLast, reject));
  if (changed.size > 0) {
    if (past.length > 0) await recordFirstPrices(sql, past);
    await recordPrices(sql, [...changed], now);
    await refreshProducts(sql, [...changed], now);
    await bumpRevision(sql);
  }
  return outcome;

  async function writeGroup(group: readonly Entry[]): Promise<void> {
    if (group.length === 0) return;
    const matched = await matchEntries(sql, tables, group, reject);
    const attributes = await resolveAttributes(sql, matched, reject);
    const written = matched.filter((entry) => attributes.has(entry));
    if (written.length === 0) return;
    const touched = new Set([
      ...(await writeProducts(sql, written, now)),
      ...(await writeCategories(sql, written)),
      ...(await writeImages(sql, written, now, (row) => void outcome.warnings.push(row))),
      ...(await writeAttributes(sql, written, attributes)),
    ]);
    await rememberEntries(sql, tables, written);
    for (const entry of written) {
      outcome[entry.isNew ? 'created' : touched.has(idOf(entry)) ? 'updated' : 'unchanged'] += 1;
      if (entry.isNew && pricesBefore) past.push({ productId: idOf(entry), rows: pricesBefore(entry.record) });
      // The product that a variation was moved away from has lost an option.
      if (touched.has(idOf(entry)) && entry.previousParentId) changed.add(entry.previousParentId);
    }
    for (const id of touched) changed.add(id);
  }
}
