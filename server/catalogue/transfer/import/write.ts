import type { Db } from '../../../platform/database/db.ts';
import { recordDuePrices } from '../../pricing/pricing.ts';
import type { SqlClient } from '../../../platform/database/sql.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import { refreshProducts } from '../../projection/projection.ts';
import { writeBatch, type BatchOutcome, type Moment } from './batch.ts';
import {
  applyDefinitions,
  notesOf,
  type AttributeDefinition,
  type ProductRecord,
  type ReadItem,
  type RejectedRow,
} from '../../products/products.ts';
import { writeLinks } from './links.ts';
import { nextWaiting } from './parents.ts';
import { recallBatch } from './recall.ts';
import { emptyReport, rejectedOnly, tallied, type ImportReport } from './report.ts';
import { createSpill, dropSpill, openSession, type SpillTables, type SqlSession } from './session.ts';
import { storeBatch } from './storeBatch.ts';

// Writes records into the catalogue in batches, each in its own transaction: an import of any length needs the memory of one batch, and
// completed batches survive an interruption.

/** Number of records in memory at a time. */
export const batchSize = 500;

export interface ImportOptions extends Moment {
  definitions?: readonly AttributeDefinition[];
  /** Called after each batch. */
  onProgress?: (report: ImportReport) => void;
  onRejected?: (row: RejectedRow) => void;
  onWarning?: (row: RejectedRow) => void;
  /** Stops the import after the current batch. */
  signal?: AbortSignal;
  /** The last report of an interrupted run: its rows are not written again. */
  resumeFrom?: Omit<ImportReport, 'rows' | 'isInterrupted'> & { startedAt?: Date };
  /** Called within the transaction of each batch, with the report as it will be after the commit. */
  onBatch?: (sql: SqlClient, report: ImportReport) => Promise<void>;
}

type Source = AsyncIterable<ReadItem> | Iterable<ReadItem>;

/** Imports records: updates the products found by SKU, and creates the others. Importing the same records again changes nothing. */
export async function importRecords(db: Db, records: Source, options: ImportOptions): Promise<ImportReport> {
  const session = await openSession(db);
  try {
    const tables = await session.transaction(createSpill);
    try {
      return await new ImportRun(session, tables, options).run(records);
    } finally {
      await dropSpill(session, tables).catch(() => undefined);
    }
  } finally {
    await session.close();
  }
}

class ImportRun {
  #report: ImportReport;
  /** Start of the interrupted run that this one resumes. */
  readonly #startedAt: Date | undefined;
  /** Rows rejected by the reader, until the batch that contains them is written. */
  #unread: RejectedRow[] = [];
  // The planner needs new statistics as the shop fills up; autovacuum runs too late, or never in the embedded database.
  #nextAnalysis = batchSize;

  constructor(
    private readonly session: SqlSession,
    private readonly tables: SpillTables,
    private readonly options: ImportOptions,
  ) {
    const { startedAt, ...told } = options.resumeFrom ?? {};
    this.#startedAt = startedAt;
    this.#report = { ...emptyReport, ...told };
  }

  async run(records: Source): Promise<ImportReport> {
    const { signal, now } = this.options;
    await this.#prepareShop();
    await this.#readAll(records);
    let isInterrupted = signal?.aborted === true;
    while (!isInterrupted) {
      const waiting = await this.session.transaction((sql) => nextWaiting(sql, this.tables, batchSize));
      if (waiting.length === 0) break;
      await this.#flush(waiting, true);
      isInterrupted = signal?.aborted === true;
    }
    if (!isInterrupted) await writeLinks(this.session, this.tables, now, (row) => this.#count({ ...rejectedOnly([]), warnings: [row] }));
    if (this.#report.created >= batchSize) await this.session.transaction((sql) => sql.query('analyze'));
    return { ...this.#report, isInterrupted };
  }

  async #readAll(records: Source): Promise<void> {
    const { signal, resumeFrom } = this.options;
    const knownThrough = resumeFrom?.throughLine ?? 0;
    let batch: ProductRecord[] = [];
    let known: ProductRecord[] = [];
    for await (const item of records) {
      if ('notice' in item) {
        // A resumed run has already reported the notice.
        if (knownThrough === 0) this.#count({ ...rejectedOnly([]), warnings: [{ line: item.line, reason: item.notice }] });
        continue;
      }
      if (item.line <= knownThrough) {
        this.#report = { ...this.#report, rows: this.#report.rows + 1 };
        if (!('reason' in item)) known.push(item);
        if (known.length >= batchSize) known = await this.#recall(known);
        if (signal?.aborted) return;
        continue;
      }
      known = await this.#recall(known);
      // Checked before the row is counted, so that all rows in the report have been written.
      if (signal?.aborted && batch.length === 0) break;
      this.#report = { ...this.#report, rows: this.#report.rows + 1 };
      if ('reason' in item) this.#unread.push(item);
      else batch.push(item);
      if (batch.length < batchSize && !(signal?.aborted && batch.length > 0)) continue;
      await this.#flush(batch, false, item.line);
      batch = [];
    }
    await this.#recall(known);
    await this.#flush(batch, false, Math.max(batch.at(-1)?.line ?? 0, this.#unread.at(-1)?.line ?? 0));
  }

  async #recall(known: readonly ProductRecord[]): Promise<ProductRecord[]> {
    const run = { mode: this.options.mode, startedAt: this.#startedAt };
    if (known.length > 0) await this.session.transaction((sql) => recallBatch(sql, this.tables, known, run));
    return [];
  }

  /** @param throughLine the last line read from the file */
  async #flush(batch: readonly ProductRecord[], isLast: boolean, throughLine = 0): Promise<void> {
    if (batch.length > 0) {
      const end = batch.at(-1);
      await storeBatch(
        batch,
        (records) => this.#write(records, isLast, records.at(-1) === end ? throughLine : (records.at(-1)?.line ?? 0)),
        (outcome, record) => this.#note(outcome, isLast ? 0 : record === end ? throughLine : record.line),
      );
    } else if (this.#unread.length > 0) await this.#note(rejectedOnly([]), throughLine);
    if (this.#report.created >= this.#nextAnalysis) {
      this.#nextAnalysis = this.#report.created * 2;
      await this.session.transaction((sql) => sql.query('analyze'));
    }
    this.options.onProgress?.(this.#report);
  }

  async #write(records: readonly ProductRecord[], isLast: boolean, throughLine: number): Promise<void> {
    const { now, mode, pricesBefore, onBatch } = this.options;
    const line = isLast ? 0 : throughLine;
    const outcome = await this.session.transaction(async (sql) => {
      const written = await writeBatch(sql, this.tables, records, { now, mode, pricesBefore }, isLast);
      if (!isLast) written.warnings.push(...notesOf(records));
      await onBatch?.(sql, tallied(this.#report, this.#withUnread(written, line), line));
      return written;
    });
    this.#count(outcome, line);
  }

  /** Reports rows that need no write to the catalogue. */
  async #note(outcome: BatchOutcome, line: number): Promise<void> {
    const { onBatch } = this.options;
    if (onBatch) await this.session.transaction((sql) => onBatch(sql, tallied(this.#report, this.#withUnread(outcome, line), line)));
    this.#count(outcome, line);
  }

  #withUnread(outcome: BatchOutcome, throughLine: number): BatchOutcome {
    const read = this.#unread.filter(({ line }) => line <= throughLine);
    return { ...outcome, rejected: [...read, ...outcome.rejected].toSorted((a, b) => a.line - b.line) };
  }

  #count(outcome: BatchOutcome, throughLine = 0): void {
    const whole = this.#withUnread(outcome, throughLine);
    this.#report = tallied(this.#report, whole, throughLine);
    this.#unread = this.#unread.filter(({ line }) => line > throughLine);
    for (const row of whole.rejected) this.options.onRejected?.(row);
    for (const row of whole.warnings) this.options.onWarning?.(row);
  }

  /** Sales that have begun or ended since must be in the ledger before newer prices. */
  async #prepareShop(): Promise<void> {
    const { now, definitions = [] } = this.options;
    await this.session.transaction(async (sql) => {
      const due = await recordDuePrices(sql, now);
      if (due.length > 0) await refreshProducts(sql, due, now);
      const isChanged = await applyDefinitions(sql, definitions);
      if (due.length > 0 || isChanged) await bumpRevision(sql);
    });
  }
}
