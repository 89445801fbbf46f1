import { defaultLanguage } from '../../../../shared/languages.ts';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { anonymous } from '../../../foundation/accounts/accounts.ts';
import type { BulkExport } from '../../../generated/prisma/client.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inBatches, maintenanceBatch } from '../../../platform/database/inBatches.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { clockSince } from '../../../platform/jobs/clock.ts';
import { LaterError } from '../../../platform/jobs/errors.ts';
import { maxFaults, withFaultReports } from '../../../platform/jobs/faults.ts';
import { noEffects, type Shop } from '../../../platform/operation/shop.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import { presentCaller } from './caller.ts';
import { pageVariables, readVariables } from './document.ts';
import { expiredBefore, exportFile, type ExecuteAdminQuery } from './exports.ts';

// Writes the file of an export page by page: one page is in memory at a time. Storage holds the file only when it is whole, so that an
// export that a killed process has left starts again from the beginning.

/** A process that saves no progress for this long loses the export to another. */
const leaseMs = 120_000;
/** An export that isn't done after this time fails. */
const longestMs = 24 * 60 * 60 * 1_000;
const maxFileBytes = 1024 ** 3;
/** Pages without objects, all deleted while they were read, before reading on is a fault. */
const maxEmptyPages = 10;

/** Dependencies of a run. */
export interface ExportTools extends Pick<Shop, 'db' | 'catalog' | 'payments' | 'keys'> {
  files: FileStorage;
  execute: ExecuteAdminQuery;
}

export interface ExportTurn {
  now: Date;
  signal?: AbortSignal;
}

/** The export can't be completed, for a reason that the caller may know. */
class Failed extends Error {}
/** The export was cancelled, or another process has taken it over. */
class Lost extends Error {}

interface PageData {
  edges: { node: object | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

class Run {
  readonly #token = randomUUID();
  readonly #clock: () => Date;

  constructor(
    private readonly tools: ExportTools,
    private readonly id: number,
    private readonly turn: ExportTurn,
  ) {
    this.#clock = clockSince(turn.now);
  }

  /** @returns null when the export has ended, or another process is writing it */
  async claim(): Promise<BulkExport | null> {
    const { pool, prisma } = this.tools.db;
    const { rows } = await pool.query(
      `update "BulkExport" set "leaseToken" = $2, "leaseUntil" = clock_timestamp() + $3 * interval '1 millisecond', "objectCount" = 0, "fileSize" = 0
       where "id" = $1 and "status" = 'RUNNING' and ("leaseUntil" is null or "leaseUntil" < clock_timestamp()) returning "id"`,
      [this.id, this.#token, leaseMs],
    );
    return rows.length === 0 ? null : prisma.bulkExport.findUnique({ where: { id: this.id } });
  }

  async release(): Promise<void> {
    const where = { id: this.id, leaseToken: this.#token };
    await this.tools.db.prisma.bulkExport.updateMany({ where, data: { leaseToken: null, leaseUntil: null } });
  }

  /** @returns whether the export was still this process's to end */
  async end(data: { status: 'COMPLETED' } | { status: 'FAILED'; error: string }): Promise<boolean> {
    const where = { id: this.id, leaseToken: this.#token, status: 'RUNNING' as const };
    const { count } = await this.tools.db.prisma.bulkExport.updateMany({ where, data: { ...data, finishedAt: this.#clock() } });
    return count > 0;
  }

  /** @throws Failed, Lost */
  async write(found: BulkExport): Promise<void> {
    const { files, db } = this.tools;
    const key = exportFile(found);
    let fault: unknown;
    const pages = this.#pages(found);
    const body = async function* () {
      try {
        yield* pages;
      } catch (error) {
        // Storage may wrap it.
        fault = error;
        throw error;
      }
    };
    try {
      await files.put(key, Readable.from(body(), { objectMode: false }), { type: 'application/jsonl' });
    } catch (error) {
      throw fault ?? error;
    }
    if (await this.end({ status: 'COMPLETED' })) return;
    const now = await db.prisma.bulkExport.findUnique({ where: { id: this.id }, select: { status: true } });
    if (now?.status !== 'RUNNING' && now?.status !== 'COMPLETED') await files.delete([key]);
  }

  /** Yields the lines of a page at a time. */
  async *#pages(found: BulkExport): AsyncGenerator<string> {
    const variables = readVariables(found.variables);
    let after: string | null = null;
    let size = 0;
    let empty = 0;
    for (;;) {
      this.turn.signal?.throwIfAborted();
      const { edges, pageInfo } = await this.#page(found, {
        ...variables,
        [pageVariables.first]: found.pageSize,
        [pageVariables.after]: after,
      });
      const lines = edges.map(({ node }) => `${JSON.stringify(node)}\n`).join('');
      size += Buffer.byteLength(lines);
      if (size > maxFileBytes) throw new Failed('The file would exceed 1 GiB. Narrow the query with a filter, or select fewer fields.');
      await this.#note(edges.length, size);
      if (lines !== '') yield lines;
      if (!pageInfo.hasNextPage) return;
      empty = edges.length === 0 ? empty + 1 : 0;
      if (empty > maxEmptyPages) throw new Error('The list has more pages, but none of them has objects');
      after = pageInfo.endCursor ?? after;
    }
  }

  /** @throws Failed when the caller may not or can't read the page, LaterError when the shop is too busy */
  async #page(found: BulkExport, variables: Record<string, unknown>): Promise<PageData> {
    const { db, catalog, payments, keys, execute } = this.tools;
    const now = this.#clock();
    if (now.getTime() - found.requestedAt.getTime() > longestMs)
      throw new Failed('The export took longer than 24 hours. Narrow the query.');
    const caller = await presentCaller(db, found, now);
    if (!caller) throw new Failed('The API key or account lost its access or permissions during the export.');
    const { requestId } = found;
    const shop = {
      db,
      now,
      visitor: anonymous,
      language: defaultLanguage,
      ...caller,
      address: '',
      requestId,
      effects: noEffects,
      catalog,
      keys,
      payments,
    };
    const context: Context = { shop, requestId, markPrivate: () => undefined };
    const { data, errors } = await execute({ query: found.query, variables }, context);
    const [error] = errors ?? [];
    if (error?.extensions.code === 'TRY_AGAIN') throw new LaterError('The shop is busy', 30);
    if (error?.extensions.code === 'INTERNAL_SERVER_ERROR') throw new Error(error.message);
    if (error) throw new Failed(error.message);
    const page = data?.[found.field] as PageData | null | undefined;
    if (!page) throw new Error(`The page has no ${found.field}`);
    return page;
  }

  /**
   * Saves the progress.
   * @throws Lost
   */
  async #note(objects: number, size: number): Promise<void> {
    const { rows } = await this.tools.db.pool.query(
      `update "BulkExport" set "objectCount" = "objectCount" + $3, "fileSize" = $4, "leaseUntil" = clock_timestamp() + $5 * interval '1 millisecond'
       where "id" = $1 and "leaseToken" = $2 and "status" = 'RUNNING' returning "id"`,
      [this.id, this.#token, objects, size, leaseMs],
    );
    if (rows.length === 0) throw new Lost('The export was cancelled or taken over');
  }
}

async function runOnce(tools: ExportTools, id: number, turn: ExportTurn): Promise<void> {
  const run = new Run(tools, id, turn);
  const found = await run.claim();
  if (!found) return;
  try {
    await run.write(found);
  } catch (error) {
    if (error instanceof Lost) return;
    if (!(error instanceof Failed)) throw error;
    await run.end({ status: 'FAILED', error: error.message });
  } finally {
    await run.release();
  }
}

/**
 * Writes an export until it has ended or the process closes. Safe to call again at any time.
 * @throws faults of the server, of which the third ends the export
 */
export function runBulkExport(tools: ExportTools, id: number, turn: ExportTurn): Promise<void> {
  return withFaultReports(() => runOnce(tools, id, turn), {
    ...(turn.signal && { signal: turn.signal }),
    note: (reference) => tools.db.prisma.$executeRaw`
      UPDATE "BulkExport" SET "faults" = "faults" + 1,
        "status" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN 'FAILED'::"BulkExportStatus" ELSE "status" END,
        "error" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN ${`Something went wrong on the server (reference ${reference}). Start the export again.`} ELSE '' END,
        "finishedAt" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN ${turn.now}::timestamptz ELSE NULL END
      WHERE "id" = ${id}::int AND "status" = 'RUNNING'`,
  });
}

/** An export that no process has begun after this time isn't in the queue any longer. */
const queuedMs = 10 * 60 * 1_000;

/** Exports that a stopped process has left. */
export async function leftBulkExports({ pool }: Db, now: Date): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select "id" from "BulkExport" where "status" = 'RUNNING'
       and ("leaseUntil" < clock_timestamp() or ("leaseUntil" is null and "requestedAt" < $1::timestamptz)) order by "id"`,
    [new Date(now.getTime() - queuedMs)],
  );
  return rows.map(({ id }) => id);
}

/** Deletes expired exports with their files. */
export async function removeOldBulkExports({ prisma }: Db, files: FileStorage, now: Date, signal?: AbortSignal): Promise<number> {
  const where = { status: { not: 'RUNNING' as const }, finishedAt: { lt: expiredBefore(now) } };
  return inBatches(async () => {
    const old = await prisma.bulkExport.findMany({ where, take: maintenanceBatch, select: { id: true, storedName: true } });
    await files.delete(old.map(exportFile));
    const { count } = await prisma.bulkExport.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    return count;
  }, signal);
}
