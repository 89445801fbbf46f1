import { idsOfFew } from '../../../platform/database/idsOfFew.ts';
import { beginningPattern, minPartLength, partPattern } from '../../../platform/database/patterns.ts';
import { readRows, type Db } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { ReviewStatus } from '../../../generated/prisma/enums.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../../platform/graphql/total.ts';

// The staff's list of reviews: all of them, whatever was decided. Pages walk along the index of their instants, with the status before it
// where one is asked for.

const { sql, join, empty } = Prisma;

/** How the list may be sorted. */
const deskSorts = ['NEWEST', 'OLDEST'] as const;
export type DeskSort = (typeof deskSorts)[number];

/** What is to be in the list; absent values leave everything in. */
export interface DeskFilter {
  /** A part of title, text and author's name, or of the product's name; of fewer than three characters, the beginning of the author's. */
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

async function searchSql(db: Db, search: string): Promise<Prisma.Sql> {
  if (search.length > 200 || search.includes('\0'))
    throw new InvalidInputError([{ path: ['filter', 'search'], message: 'A search has at most 200 characters.' }]);
  // Parts of words are found by three letters in a row, so of fewer only beginnings are looked for.
  if ([...search].length < minPartLength) return sql`lower(f_unaccent(r."authorName")) like lower(f_unaccent(${beginningPattern(search)}))`;
  const part = sql`lower(f_unaccent(${partPattern(search)}))`;
  const text = sql`lower(f_unaccent(r."title" || ' ' || r."body" || ' ' || r."authorName"))`;
  // What products are found by begins with their name, and has an index.
  const name = sql`p."searchText" like ${part} and lower(f_unaccent(p."name")) like ${part}`;
  const few = await idsOfFew(db, [
    sql`select r."id" from "Review" r where ${text} like ${part}`,
    sql`select r."id" from "Product" p join "Review" r on r."productId" = p."id" where ${name}`,
  ]);
  if (few) return sql`r."id" = any(${few}::int[])`;
  // As a value it is looked up row by row; as EXISTS all products with the word would be gathered first.
  return sql`(${text} like ${part} or (select lower(f_unaccent(p."name")) from "Product" p where p."id" = r."productId") like ${part})`;
}

async function filterSql(db: Db, { search, status, productId, stars, isVerifiedBuyer }: DeskFilter): Promise<Prisma.Sql> {
  const words = search?.trim() ?? '';
  return join(
    [
      sql`true`,
      ...(status ? [sql`r."status" = ${status}::"ReviewStatus"`] : []),
      ...(productId != null ? [sql`r."productId" = ${productId}::int`] : []),
      ...(stars != null ? [sql`round(r."average" / 200.0) = ${stars}::int`] : []),
      ...(isVerifiedBuyer != null ? [sql`r."isVerifiedBuyer" = ${isVerifiedBuyer}::boolean`] : []),
      ...(words === '' ? [] : [await searchSql(db, words)]),
    ],
    ' and ',
  );
}

/** Rows ("id") of what the filter finds. @throws InvalidInputError */
export async function deskTargets(db: Db, filter: DeskFilter): Promise<Prisma.Sql> {
  return sql`select r."id" from "Review" r where ${await filterSql(db, filter)}`;
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
    sql`select r."id", r."createdAt" from "Review" r where ${await filterSql(db, filter)} ${beyond}
      order by r."createdAt" ${direction}, r."id" ${direction} limit ${limit + 1}`,
  );
  const page = cutPage(rows, request);
  return { ...page, rows: page.rows.map(({ id, createdAt }) => ({ id, sortValue: createdAt.toISOString() })) };
}

/** How many reviews the filter finds. */
export async function countDeskReviews(db: Db, filter: DeskFilter): Promise<Total> {
  return countUpTo(db, sql`select from "Review" r where ${await filterSql(db, filter)}`);
}

/** How many reviews wait. */
export function countWaiting({ prisma }: Db): Promise<number> {
  return prisma.review.count({ where: { status: 'PENDING' } });
}
