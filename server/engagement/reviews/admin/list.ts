import { idsOfFew } from '../../../platform/database/idsOfFew.ts';
import { beginningPattern, minPartLength, partPattern } from '../../../platform/database/patterns.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { ReviewStatus } from '../../../generated/prisma/enums.ts';
import { allOf, searchWords, type List } from '../../../platform/graphql/list.ts';

// The staff's list of reviews: all of them, whatever was decided. Pages walk along the index of their instants, with the status before it
// where one is asked for.

const { sql } = Prisma;

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

async function searchSql(db: Db, search: string): Promise<Prisma.Sql> {
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
  const words = searchWords(search);
  return allOf(
    status ? sql`r."status" = ${status}::"ReviewStatus"` : null,
    productId == null ? null : sql`r."productId" = ${productId}::int`,
    stars == null ? null : sql`round(r."average" / 200.0) = ${stars}::int`,
    isVerifiedBuyer == null ? null : sql`r."isVerifiedBuyer" = ${isVerifiedBuyer}::boolean`,
    words === '' ? null : await searchSql(db, words),
  );
}

/** Rows ("id") of what the filter finds. @throws InvalidInputError */
export async function deskTargets(db: Db, filter: DeskFilter): Promise<Prisma.Sql> {
  return sql`select r."id" from "Review" r where ${await filterSql(db, filter)}`;
}

/** The list. */
export const reviewDesk = {
  name: 'REVIEW_DESK',
  from: sql`"Review" r`,
  id: sql`r."id"`,
  sorts: {
    NEWEST: { value: sql`r."createdAt"`, type: 'instant', isDescending: true },
    OLDEST: { value: sql`r."createdAt"`, type: 'instant' },
  },
  where: ({ db }, filter) => filterSql(db, filter),
} satisfies List<DeskFilter, string>;

/** How many reviews wait. */
export function countWaiting({ prisma }: Db): Promise<number> {
  return prisma.review.count({ where: { status: 'PENDING' } });
}
