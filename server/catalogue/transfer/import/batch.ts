import { emitProductEvents, lockImports } from '../../editing/editing.ts';
import { type PriceRow, recordFirstPrices, recordPrices } from '../../pricing/pricing.ts';
import type { SqlClient } from '../../../platform/database/sql.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import { refreshProducts } from '../../projection/projection.ts';
import { resolveAttributes } from './attributeValues.ts';
import { rememberEntries } from './links.ts';
import { matchEntries } from './match.ts';
import { isWanted, problemsOfKnown, type ImportMode } from './mode.ts';
import { headingsOf, moduleColumns, withModuleCells, writeModuleCells } from './moduleColumns.ts';
import { settleNew } from './newProducts.ts';
import { attachToParents, rejectDuplicateOptions } from './parents.ts';
import {
  claimSourceIds,
  idOf,
  writeAttributes,
  writeCategories,
  writeImages,
  writeProducts,
  writeSourceIds,
  type Entry,
  type ProductRecord,
  type RejectedRow,
} from '../../products/products.ts';
import { splitVariations, prepare } from './prepare.ts';
import { settlePrices } from './pricePairs.ts';
import type { SpillTables } from './session.ts';

/** The outcome of a batch. Variations that wait for their parent aren't counted. */
export interface BatchOutcome {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that the import mode excludes. */
  skipped: number;
  rejected: RejectedRow[];
  warnings: RejectedRow[];
}

/** Time and mode of an import. */
export interface Moment {
  /** The instant from which new prices are in effect. */
  now: Date;
  /** Which rows to import; all by default. */
  mode?: ImportMode;
  /**
   * Prices of a new product before it came into this catalogue, oldest first. Only for callers that can prove these prices: they are
   * written to the ledger, and "was" prices are computed from them. Only the demo uses this; no file contains them.
   */
  pricesBefore?: (record: ProductRecord) => readonly PriceRow[];
}

/** Writes a batch of records within a transaction, in some thirty statements for any number of records. */
export async function writeBatch(
  sql: SqlClient,
  tables: SpillTables,
  records: readonly ProductRecord[],
  { now, mode = 'CREATE_AND_UPDATE', pricesBefore }: Moment,
  isLast: boolean,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { created: 0, updated: 0, unchanged: 0, skipped: 0, rejected: [], warnings: [] };
  const reject = (row: RejectedRow) => void outcome.rejected.push(row);
  const warn = (row: RejectedRow) => void outcome.warnings.push(row);
  await lockImports(sql);
  const columns = await moduleColumns(sql);
  const claimed = headingsOf(columns);
  const entries = records.flatMap((record) => {
    const entry = prepare(record);
    if (typeof entry !== 'string') return [withModuleCells(entry, claimed)];
    reject({ line: record.line, reason: entry });
    return [];
  });
  const changed = new Set<number>();
  const past: { productId: number; rows: readonly PriceRow[] }[] = [];
  const [variations, others] = splitVariations(entries);
  await writeGroup(others);
  await writeGroup(await attachVariations(variations));
  if (changed.size > 0) {
    if (past.length > 0) await recordFirstPrices(sql, past);
    await recordPrices(sql, [...changed], now);
    await refreshProducts(sql, [...changed], now);
    await bumpRevision(sql);
  }
  return outcome;

  async function attachVariations(variations: readonly Entry[]): Promise<Entry[]> {
    if (mode !== 'UPDATE_ONLY') return attachToParents(sql, tables, variations, isLast, reject);
    const problems: RejectedRow[] = [];
    const attached = await attachToParents(sql, tables, variations, isLast, (row) => void problems.push(row));
    const known = await problemsOfKnown(
      sql,
      variations.map(({ record }) => record),
      problems,
    );
    outcome.rejected.push(...known);
    outcome.skipped += problems.length - known.length;
    return attached;
  }

  async function writeGroup(group: readonly Entry[]): Promise<void> {
    if (group.length === 0) return;
    const found = await matchEntries(sql, tables, group, reject);
    const skipped = found.filter((entry) => !isWanted(entry, mode));
    outcome.skipped += skipped.length;
    // Other rows may still refer to these products.
    await rememberEntries(
      sql,
      tables,
      skipped.filter(({ isNew }) => !isNew),
      false,
    );
    const wanted = settleNew(
      found.filter((entry) => isWanted(entry, mode)),
      reject,
      warn,
    );
    const matched = await settlePrices(sql, wanted, reject, warn);
    const attributes = await resolveAttributes(sql, matched, reject);
    const written = await rejectDuplicateOptions(
      sql,
      matched.filter((entry) => attributes.has(entry)),
      attributes,
      reject,
    );
    if (written.length === 0) return;
    const claims = await claimSourceIds(sql, written, warn);
    const touched = new Set([
      ...(await writeSourceIds(sql, claims)),
      ...(await writeProducts(sql, written, now, claims)),
      ...(await writeCategories(sql, written)),
      ...(await writeImages(sql, written, now, warn)),
      ...(await writeAttributes(sql, written, attributes)),
      ...(await writeModuleCells(sql, written, columns, warn)),
    ]);
    const createdIds = written.flatMap((entry) => (entry.isNew ? [idOf(entry)] : []));
    await emitProductEvents(sql, { productIds: [...touched], createdIds }, now);
    await rememberEntries(sql, tables, written);
    for (const entry of written) {
      outcome[entry.isNew ? 'created' : touched.has(idOf(entry)) ? 'updated' : 'unchanged'] += 1;
      if (entry.isNew && pricesBefore) past.push({ productId: idOf(entry), rows: pricesBefore(entry.record) });
      // The previous parent of a moved variation has lost an option.
      if (touched.has(idOf(entry)) && entry.previousParentId) changed.add(entry.previousParentId);
    }
    for (const id of touched) changed.add(id);
  }
}
