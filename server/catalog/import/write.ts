import type { Db } from '../../db.ts';
import { recordDuePrices } from '../prices.ts';
import { bumpRevision, refreshProducts } from '../refresh.ts';
import { writeBatch, type BatchOutcome, type Moment } from './batch.ts';
import { applyDefinitions } from './definitions.ts';
import { writeLinks } from './links.ts';
import { nextWaiting } from './parents.ts';
import type { AttributeDefinition, ProductRecord, RejectedRow } from './record.ts';
import { createSpill, dropSpill, openSession, type SpillTables, type SqlSession } from './session.ts';

// Writes records into the catalogue: a batch at a time, each in its own transaction, so that an import of any length needs
// the memory of one batch, and what was done before an interruption stays done.

/** Records that are in memory at once. */
export const batchSize = 500;

/** Rejected rows and warnings beyond this many are counted, told to the callbacks, and not kept. */
const keptRows = 1_000;

export interface ImportReport {
  /** Rows read so far, good or not. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  rejectedCount: number;
  /** The first 1,000 rejected rows. */
  rejected: RejectedRow[];
  warningCount: number;
  /** The first 1,000 things that were left out of rows that were taken. */
  warnings: RejectedRow[];
  /** Stopped by the signal: run it again to do the rest. */
  isInterrupted: boolean;
}

export interface ImportOptions extends Moment {
  definitions?: readonly AttributeDefinition[];
  /** Called after each batch. */
  onProgress?: (report: Readonly<ImportReport>) => void;
  onRejected?: (row: RejectedRow) => void;
  onWarning?: (row: RejectedRow) => void;
  /** Stops after the batch that is being written. */
  signal?: AbortSignal;
}

type Source = AsyncIterable<ProductRecord | RejectedRow> | Iterable<ProductRecord | RejectedRow>;

/** Imports records: products are found by SKU and updated, or created. Running it again with the same records changes nothing. */
export async function importRecords(db: Db, records: Source, options: ImportOptions): Promise<ImportReport> {
  const session = await openSession(db);
  try {
    const tables = await createSpill(session);
    try {
      return await runImport(session, tables, records, options);
    } finally {
      await dropSpill(session, tables).catch(() => undefined);
    }
  } finally {
    await session.close();
  }
}

async function runImport(session: SqlSession, tables: SpillTables, records: Source, options: ImportOptions): Promise<ImportReport> {
  const { now, pricesBefore, signal } = options;
  const report: ImportReport = {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejectedCount: 0,
    rejected: [],
    warningCount: 0,
    warnings: [],
    isInterrupted: false,
  };
  const reject = (row: RejectedRow) => {
    report.rejectedCount += 1;
    if (report.rejected.length < keptRows) report.rejected.push(row);
    options.onRejected?.(row);
  };
  const warn = (row: RejectedRow) => {
    report.warningCount += 1;
    if (report.warnings.length < keptRows) report.warnings.push(row);
    options.onWarning?.(row);
  };
  const count = (outcome: BatchOutcome) => {
    report.created += outcome.created;
    report.updated += outcome.updated;
    report.unchanged += outcome.unchanged;
    outcome.rejected.forEach(reject);
    outcome.warnings.forEach(warn);
  };
  // The planner must learn that the shop is not as empty as it was; autovacuum comes too late, or in the embedded database never.
  let nextAnalysis = batchSize;
  const flush = async (batch: ProductRecord[], isLast: boolean) => {
    if (batch.length > 0) await store(session, tables, batch, { now, pricesBefore }, isLast, count);
    if (report.created >= nextAnalysis) {
      nextAnalysis = report.created * 2;
      await session.transaction((sql) => sql.query('analyze'));
    }
    options.onProgress?.(report);
  };

  await prepareShop(session, options);
  let batch: ProductRecord[] = [];
  for await (const item of records) {
    // Asked for before the row is counted: what is in the report has been written.
    if (signal?.aborted && batch.length === 0) break;
    report.rows += 1;
    if ('reason' in item) reject(item);
    else batch.push(item);
    if (batch.length < batchSize && !(signal?.aborted && batch.length > 0)) continue;
    await flush(batch, false);
    batch = [];
  }
  await flush(batch, false);
  report.isInterrupted = signal?.aborted === true;
  while (!report.isInterrupted) {
    const waiting = await session.transaction((sql) => nextWaiting(sql, tables, batchSize));
    if (waiting.length === 0) break;
    await flush(waiting, true);
    report.isInterrupted = signal?.aborted === true;
  }
  if (!report.isInterrupted) await writeLinks(session, tables, now, warn);
  if (report.created >= batchSize) await session.transaction((sql) => sql.query('analyze'));
  return report;
}

/** Sales that have begun or ended since must be in the ledger before newer prices are. */
async function prepareShop(session: SqlSession, { now, definitions = [] }: ImportOptions): Promise<void> {
  await session.transaction(async (sql) => {
    const due = await recordDuePrices(sql, now);
    if (due.length > 0) await refreshProducts(sql, due, now);
    const isChanged = await applyDefinitions(sql, definitions);
    if (due.length > 0 || isChanged) await bumpRevision(sql);
  });
}

/**
 * Writes one batch. When the database refuses a value, halves of the batch are tried until the one row is found that is to
 * blame; the others are written.
 */
async function store(
  session: SqlSession,
  tables: SpillTables,
  batch: readonly ProductRecord[],
  moment: Moment,
  isLast: boolean,
  count: (outcome: BatchOutcome) => void,
  attempt = 1,
): Promise<void> {
  try {
    count(await session.transaction((sql) => writeBatch(sql, tables, batch, moment, isLast)));
  } catch (error) {
    const code = codeOf(error);
    if (/^40(001|P01)$/.test(code) && attempt < 5) return store(session, tables, batch, moment, isLast, count, attempt + 1);
    // Classes 22, 23 and 54: a value that cannot be stored. Anything else is not the row's fault.
    if (!/^(22|23|54)/.test(code)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only) {
      const reason = `The database refuses it: ${error instanceof Error ? error.message : String(error)}.`;
      return count({ created: 0, updated: 0, unchanged: 0, warnings: [], rejected: [{ line: only.line, reason }] });
    }
    const middle = Math.ceil(batch.length / 2);
    await store(session, tables, batch.slice(0, middle), moment, isLast, count);
    await store(session, tables, batch.slice(middle), moment, isLast, count);
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
