import { idsOfFew } from '../../../platform/database/idsOfFew.ts';
import { beginningPattern, minPartLength, partPattern } from '../../../platform/database/patterns.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { ReviewStatus } from '../../../generated/prisma/enums.ts';
import { allOf, normalizedSearch, type List } from '../../../platform/graphql/list.ts';

// The staff's list of reviews in any status. Pages are read along the index of creation times, with the status as its prefix when the list
// is filtered by status.

const { sql } = Prisma;

/** Filters of the list; absent values do not filter. */
export interface AdminReviewFilter {
  /**
   * Part of the title, text, author's name or product's name. Fewer than three characters match only the beginning of the author's name.
   */
  search?: string | null;
  status?: ReviewStatus | null;
  productId?: number | null;
  /** From 1 to 5: one star is two points of the average, rounded. */
  stars?: number | null;
  isVerifiedBuyer?: boolean | null;
}

async function searchSql(db: Db, search: string): Promise<Prisma.Sql> {
  // Parts of words are found by trigrams, so a shorter search only matches beginnings.
  if ([...search].length < minPartLength) return sql`lower(f_unaccent(r."authorName")) like lower(f_unaccent(${beginningPattern(search)}))`;
  const part = sql`lower(f_unaccent(${partPattern(search)}))`;
  const text = sql`lower(f_unaccent(r."title" || ' ' || r."body" || ' ' || r."authorName"))`;
  // A product's `searchText` begins with its name and is indexed.
  const name = sql`p."searchText" like ${part} and lower(f_unaccent(p."name")) like ${part}`;
  const few = await idsOfFew(db, [
    sql`select r."id" from "Review" r where ${text} like ${part}`,
    sql`select r."id" from "Product" p join "Review" r on r."productId" = p."id" where ${name}`,
  ]);
  if (few) return sql`r."id" = any(${few}::int[])`;
  // A scalar subquery is evaluated row by row; with EXISTS, all products with the word would be collected first.
  return sql`(${text} like ${part} or (select lower(f_unaccent(p."name")) from "Product" p where p."id" = r."productId") like ${part})`;
}

async function filterSql(db: Db, { search, status, productId, stars, isVerifiedBuyer }: AdminReviewFilter): Promise<Prisma.Sql> {
  const words = normalizedSearch(search);
  return allOf(
    status ? sql`r."status" = ${status}::"ReviewStatus"` : null,
    productId == null ? null : sql`r."productId" = ${productId}::int`,
    stars == null ? null : sql`round(r."average" / 200.0) = ${stars}::int`,
    isVerifiedBuyer == null ? null : sql`r."isVerifiedBuyer" = ${isVerifiedBuyer}::boolean`,
    words === '' ? null : await searchSql(db, words),
  );
}

/**
 * Returns a query for the ids of the reviews that match the filter.
 * @throws InvalidInputError
 */
export async function filteredReviewIds(db: Db, filter: AdminReviewFilter): Promise<Prisma.Sql> {
  return sql`select r."id" from "Review" r where ${await filterSql(db, filter)}`;
}

/** The staff's list of reviews. */
export const adminReviewList = {
  name: 'REVIEW_DESK',
  from: sql`"Review" r`,
  id: sql`r."id"`,
  sorts: {
    NEWEST: { value: sql`r."createdAt"`, type: 'instant', isDescending: true },
    OLDEST: { value: sql`r."createdAt"`, type: 'instant' },
  },
  where: ({ db }, filter) => filterSql(db, filter),
} satisfies List<AdminReviewFilter, string>;

/** Returns the number of pending reviews. */
export function countWaiting({ prisma }: Db): Promise<number> {
  return prisma.review.count({ where: { status: 'PENDING' } });
}
