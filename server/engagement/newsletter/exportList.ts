import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireStepUp } from '../../platform/operation/rights.ts';
import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import type { Db } from '../../platform/database/db.ts';
import { Prisma, type Subscriber } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { guardedCell } from '../../platform/csv/guardedCell.ts';
import { countSubscribers, filterSql, type SubscriberFilter } from './list.ts';

// Exports the list as CSV (row 103): RFC 4180, one page of rows in memory at a time, as a snapshot. On the embedded database, whose single
// connection all requests share, pages are read separately instead, up to the highest ID at the start.

const { sql } = Prisma;

const pageSize = 2_000;

const headings = [
  'id',
  'email',
  'name',
  'status',
  'placement',
  'variant',
  'page_link',
  'subscribed_at',
  'confirmed_at',
  'unsubscribed_at',
] as const;

function rowOf({ id, emailShown, name, status, placement, variant, pageLink, ...at }: Subscriber): string[] {
  const instant = (date: Date | null) => date?.toISOString() ?? '';
  return [
    String(id),
    emailShown,
    name ?? '',
    status.toLowerCase(),
    placement,
    variant,
    pageLink,
    instant(at.createdAt),
    instant(at.confirmedAt),
    instant(at.unsubscribedAt),
  ].map(guardedCell);
}

/** The source of pages: a connection within a transaction, or the pool. */
interface Reader {
  query<Row extends object>(statement: { text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
}

async function* pages(reader: Reader, condition: Prisma.Sql): AsyncGenerator<Subscriber[]> {
  const highest = await reader.query<{ id: number | null }>({ text: 'SELECT max("id") AS "id" FROM "Subscriber"', values: [] });
  const through = highest.rows[0]?.id ?? 0;
  for (let last = 0; last < through;) {
    const page = sql`SELECT s.* FROM "Subscriber" s
      WHERE ${condition} AND s."id" > ${last}::int AND s."id" <= ${through}::int ORDER BY s."id" LIMIT ${pageSize}::int`;
    const { rows } = await reader.query<Subscriber>({ text: page.text, values: page.values });
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? through;
  }
}

async function* snapshot(db: Db, filter: SubscriberFilter): AsyncGenerator<Subscriber[]> {
  const condition = await filterSql(db, filter);
  if (db.kind === 'embedded') return yield* pages(db.pool, condition);
  const client = await db.pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* pages(client, condition);
    await client.query('COMMIT');
    isDone = true;
  } finally {
    // If the reader stops early, the transaction stays open: destroy the connection then.
    client.release(!isDone);
  }
}

/**
 * Checks that the caller may export the list, before the first byte.
 * @throws StepUpRequiredError, InvalidInputError
 */
export async function beginExport(
  shop: Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>,
  filter: SubscriberFilter,
): Promise<void> {
  await requireStepUp(shop);
  const { count } = await countSubscribers(shop, filter);
  const details = { status: filter.status ?? null, isSearch: (filter.search ?? '').trim() !== '' };
  const act = { action: 'subscriber.export', targetType: 'Subscriber', targetCount: count, details };
  await recordAudit(shop.db.prisma, shop, await actorOf(shop), act);
}

/**
 * Writes the list and ends the output.
 * @returns number of rows
 */
export async function exportSubscribers(db: Db, filter: SubscriberFilter, output: Writable, signal?: AbortSignal): Promise<number> {
  let count = 0;
  const rows = async function* () {
    yield [...headings];
    for await (const page of snapshot(db, filter)) {
      for (const subscriber of page) yield rowOf(subscriber);
      count += page.length;
    }
  };
  // Spreadsheets read the file as UTF-8 only if it begins with a byte order mark.
  const csv = stringify({ bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n\t']|^\s|\s$/ });
  await pipeline(Readable.from(rows()), csv, output, { signal });
  return count;
}
