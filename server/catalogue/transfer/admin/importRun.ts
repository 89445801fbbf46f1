import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { recordAudit } from '../../../foundation/audit/audit.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { CatalogueImport } from '../../../generated/prisma/client.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { newReference } from '../../../platform/jobs/faults.ts';
import { UnreadableFileError } from '../import/csvHeader.ts';
import { tryRecords } from '../import/dryRun.ts';
import { readCsv } from '../import/readCsv.ts';
import type { ImportReport } from '../import/report.ts';
import { importRecords } from '../import/write.ts';
import type { SqlClient } from '../../../platform/database/sql.ts';
import { shopTimeZone } from '../../../foundation/settings/settings.ts';
import { importFile } from './importFile.ts';
import { problemsOf } from './reading.ts';

// Validates or imports an uploaded file. Each step saves its progress in its own transaction: a killed process loses only its current step,
// and the process that resumes counts and writes no row twice.

/** A process that saves no progress for this long loses the import to another. */
const leaseMs = 120_000;

export interface ImportTools {
  db: Db;
  /** Storage of uploaded files. */
  files: FileStorage;
  catalog: Pick<Shop['catalog'], 'reload'>;
}

/** A staff member stopped the import. */
class Stopped extends Error {}
/** Another process has taken over the import. */
class Lost extends Error {}

const maxStoredProblems = 1_000;

function problemsIn({ rejected, warnings }: ImportReport) {
  const told = [...rejected.map((row) => ({ ...row, isWarning: false })), ...warnings.map((row) => ({ ...row, isWarning: true }))];
  // When there are too many problems, rejected rows take precedence over warnings.
  return told.slice(0, maxStoredProblems).toSorted((a, b) => a.line - b.line);
}

const countsSql = `update "CatalogueImport" set "rows" = $3, "created" = $4, "updated" = $5, "unchanged" = $6, "rejectedCount" = $7,
    "warningCount" = $8, "skipped" = $9, "problems" = $10::jsonb, "throughLine" = $11, "progress" = $12, "leaseUntil" = clock_timestamp() + $13 * interval '1 millisecond'
  where "id" = $1 and "leaseToken" = $2 returning "isStopped"`;

class Run {
  readonly #token = randomUUID();

  constructor(
    private readonly tools: ImportTools,
    private readonly id: number,
    private readonly run: { now: Date; signal?: AbortSignal },
  ) {}

  /** @returns null when there is nothing to do, or another process is running the import */
  async claim(): Promise<CatalogueImport | null> {
    const { db } = this.tools;
    const { rows } = await db.pool.query<{ id: number }>(
      `update "CatalogueImport" set "leaseToken" = $2, "leaseUntil" = clock_timestamp() + $3 * interval '1 millisecond'
       where "id" = $1 and "status" = 'RUNNING' and ("leaseUntil" is null or "leaseUntil" < clock_timestamp()) returning "id"`,
      [this.id, this.#token, leaseMs],
    );
    return rows.length === 0 ? null : db.prisma.catalogueImport.findUnique({ where: { id: this.id } });
  }

  async release(): Promise<void> {
    const data = { leaseToken: null, leaseUntil: null };
    await this.tools.db.prisma.catalogueImport.updateMany({ where: { id: this.id, leaseToken: this.#token }, data });
  }

  async end(data: { status: 'RECEIVED' | 'CHECKED' | 'STOPPED' | 'DONE' | 'FAILED'; failure?: string; progress?: number }): Promise<void> {
    const { now } = this.run;
    await this.tools.db.prisma.$transaction(async (tx) => {
      const where = { id: this.id, leaseToken: this.#token, status: 'RUNNING' as const };
      const [ended] = await tx.catalogueImport.updateManyAndReturn({
        where,
        data: { ...data, finishedAt: now, isStopped: false, leaseToken: null, leaseUntil: null },
      });
      if (!ended || ended.isDryRun) return;
      const { accountId, requestId, created, updated, rejectedCount, status } = ended;
      const details = { status, created, updated, rejected: rejectedCount };
      const act = { action: 'catalogue.import-end', targetType: 'CatalogueImport', targetIds: [this.id], details };
      await recordAudit(tx, { now }, { accountId, requestId, address: '' }, act);
      if (created + updated > 0) await enqueue(tx, { name: 'import-pictures', payload: {} });
    });
  }

  /**
   * Saves the progress.
   * @throws Stopped, Lost
   */
  async #note(sql: SqlClient, report: ImportReport, progress: number): Promise<boolean> {
    const { rows, created, updated, unchanged, rejectedCount, warningCount, skipped, throughLine } = report;
    const counts = [rows, created, updated, unchanged, rejectedCount, warningCount, skipped];
    const values = [
      this.id,
      this.#token,
      ...counts,
      JSON.stringify(problemsIn(report)),
      throughLine,
      Math.round(1_000 * progress),
      leaseMs,
    ];
    const [row] = (await sql.query<{ isStopped: boolean }>(countsSql, values)).rows;
    if (!row) throw new Lost('Another process is running this import');
    return row.isStopped;
  }

  /** Validates the file in two passes; each is half of the progress. */
  async try({ storedName, mapping, mode }: CatalogueImport): Promise<void> {
    const { db } = this.tools;
    let half = -1;
    let progress = () => 0;
    const open = async () => {
      half += 1;
      const file = await this.#open(storedName, mapping);
      progress = file.progress;
      return file.records;
    };
    const onProgress = async (report: ImportReport) => {
      this.run.signal?.throwIfAborted();
      if (await this.#note(db.pool, { ...report, throughLine: 0 }, (half + progress()) / 2)) throw new Stopped();
    };
    const report = await tryRecords(db, open, { now: this.run.now, mode, onProgress });
    await this.#note(db.pool, { ...report, throughLine: 0 }, 1);
    await this.end({ status: 'CHECKED' });
  }

  /** Imports the file, from where it stopped. */
  async import(found: CatalogueImport): Promise<void> {
    const { db, catalog } = this.tools;
    const file = await this.#open(found.storedName, found.mapping);
    const stop = new AbortController();
    let isStopped = false;
    const problems = problemsOf(found);
    const { created, updated, unchanged, skipped, rejectedCount, warningCount, throughLine, mode, startedAt } = found;
    const report = await importRecords(db, file.records, {
      now: this.run.now,
      mode,
      signal: AbortSignal.any([stop.signal, ...(this.run.signal ? [this.run.signal] : [])]),
      resumeFrom: {
        created,
        updated,
        unchanged,
        skipped,
        rejectedCount,
        warningCount,
        throughLine,
        startedAt: startedAt ?? undefined,
        rejected: problems.filter(({ isWarning }) => !isWarning).map(({ line, reason }) => ({ line, reason })),
        warnings: problems.filter(({ isWarning }) => isWarning).map(({ line, reason }) => ({ line, reason })),
      },
      onBatch: async (sql, now) => {
        isStopped = await this.#note(sql, now, file.progress());
      },
      onProgress: () => {
        if (isStopped) stop.abort();
        void catalog.reload().catch(() => undefined);
      },
    });
    await this.#note(db.pool, report, report.isInterrupted ? file.progress() : 1);
    if (!report.isInterrupted) return this.end({ status: 'DONE' });
    this.run.signal?.throwIfAborted();
    await this.end({ status: 'STOPPED' });
  }

  async #open(storedName: string, mapping: readonly string[]) {
    const timeZone = await shopTimeZone(this.tools.db.prisma);
    const stored = await this.tools.files.get(importFile(storedName));
    if (!stored) throw new UnreadableFileError('The file no longer exists. Upload it again.');
    let bytesRead = 0;
    const counted = Readable.from(
      (async function* () {
        for await (const chunk of stored.body as AsyncIterable<Buffer>) {
          bytesRead += chunk.byteLength;
          yield chunk;
        }
      })(),
      { objectMode: false },
    );
    return { records: readCsv(counted, timeZone, mapping), progress: () => bytesRead / Math.max(stored.size, 1) };
  }
}

/**
 * Resumes an import, or its validation, until it is done, stopped, or the process closes. Safe to call again at any time.
 * @throws errors of the server; an unreadable file is reported on the import
 */
export async function runCatalogueImport(tools: ImportTools, id: number, options: { now: Date; signal?: AbortSignal }): Promise<void> {
  const run = new Run(tools, id, options);
  const found = await run.claim();
  if (!found) return;
  try {
    await (found.isDryRun ? run.try(found) : run.import(found));
  } catch (error) {
    if (error instanceof Lost) return;
    if (error instanceof Stopped) return await run.end({ status: 'RECEIVED' });
    if (error instanceof UnreadableFileError) return await run.end({ status: 'FAILED', failure: error.message });
    if (options.signal?.aborted) throw error;
    const reference = newReference();
    const failure = `Something went wrong on the server (reference ${reference}). Changes made so far are kept, and you can resume.`;
    await run.end({ status: 'FAILED', failure });
    throw new Error(`Import ${id} failed, reference ${reference}`, { cause: error });
  } finally {
    await run.release();
    await tools.catalog.reload();
  }
}
