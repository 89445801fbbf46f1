import { partPattern } from '../../database/patterns.ts';
import { readRows, type Db } from '../../db.ts';
import { InvalidInputError } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ReviewStatus } from '../../generated/prisma/enums.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../graphql/keyset.ts';

// The staff's list of reviews: all of them, whatever was decided. Pages walk along the index of their instants, with the status before it
// where one is asked for.

const { sql, join, empty } = Prisma;

/** How the list may be sorted. */
export const deskSorts = ['NEWEST', 'OLDEST'] as const;
export type DeskSort = (typeof deskSorts)[number];

/** What is to be in the list; absent values leave everything in. */
export interface DeskFilter {
  /** A part of the text, the title, the author's name or the product's name. */
  search?: string | null;
  status?: ReviewStatus | null;
  productId?: number | null;
  /** From 1 to 5: a star is two points of the average, rounded. */
  stars?: number | null;
  isVerifiedBuyer?: boolean | null;
}

/** The order as cursors know it. */
export function deskOrder(sort: DeskSort): SortOrder {
  return { name: `REVIEW_DESK_${sort}`, isInstant: true };
}

function searchSql(search: string): Prisma.Sql {
  if (search.length > 200 || search.includes('\0'))
    throw new InvalidInputError([{ path: ['filter', 'search'], message: 'A search has at most 200 characters.' }]);
  const part = partPattern(search);
  return sql`(r."body" ilike ${part} or r."title" ilike ${part} or r."authorName" ilike ${part}
    or exists (select from "Product" p where p."id" = r."productId" and p."name" ilike ${part}))`;
}

function filterSql({ search, status, productId, stars, isVerifiedBuyer }: DeskFilter): Prisma.Sql {
  const words = search?.trim() ?? '';
  return join(
    [
      sql`true`,
      ...(status ? [sql`r."status" = ${status}::"ReviewStatus"`] : []),
      ...(productId != null ? [sql`r."productId" = ${productId}::int`] : []),
      ...(stars != null ? [sql`round(r."average" / 200.0) = ${stars}::int`] : []),
      ...(isVerifiedBuyer != null ? [sql`r."isVerifiedBuyer" = ${isVerifiedBuyer}::boolean`] : []),
      ...(words === '' ? [] : [searchSql(words)]),
    ],
    ' and ',
  );
}

/** Rows ("id") of what the filter finds. @throws InvalidInputError */
export function deskTargets(filter: DeskFilter): Prisma.Sql {
  return sql`select r."id" from "Review" r where ${filterSql(filter)}`;
}

/** A review of a page, and what its cursor needs. */
export interface DeskRow {
  id: number;
  sortValue: string;
}

/** One page of the list, in one statement. @throws InvalidInputError */
export async function reviewDeskPage(db: Db, filter: DeskFilter, sort: DeskSort, request: PageRequest): Promise<Page<DeskRow>> {
  const { cursor, backward, limit } = request;
  const descends = (sort === 'NEWEST') !== backward;
  const direction = descends ? sql`desc` : sql`asc`;
  const beyond = cursor
    ? sql`and (r."createdAt", r."id") ${descends ? sql`<` : sql`>`} (${String(cursor.value)}::timestamptz, ${cursor.id}::int)`
    : empty;
  const rows = await readRows<{ id: number; createdAt: Date }>(
    db,
    sql`select r."id", r."createdAt" from "Review" r where ${filterSql(filter)} ${beyond}
      order by r."createdAt" ${direction}, r."id" ${direction} limit ${limit + 1}`,
  );
  const page = cutPage(rows, request);
  return { ...page, rows: page.rows.map(({ id, createdAt }) => ({ id, sortValue: createdAt.toISOString() })) };
}

/** How many reviews the filter finds. */
export async function countDeskReviews(db: Db, filter: DeskFilter): Promise<number> {
  const rows = await readRows<{ count: number }>(db, sql`select count(*)::int as count from "Review" r where ${filterSql(filter)}`);
  return rows[0]?.count ?? 0;
}

/** How many reviews wait. */
export function countWaiting({ prisma }: Db): Promise<number> {
  return prisma.review.count({ where: { status: 'PENDING' } });
}
