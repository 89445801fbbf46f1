import { readPlanned, type Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The summary of a product's approved reviews. */
export interface ReviewSummary {
  count: number;
  /** In hundredths of a point; 0 without reviews. */
  average: number;
  /** Hundredths of a point by criterion id, for rated criteria only. */
  criteria: ReadonlyMap<number, number>;
  /** Number of reviews with one, two, … five stars. */
  stars: readonly number[];
}

/** The summary of a product without reviews. */
export const noReviews: ReviewSummary = { count: 0, average: 0, criteria: new Map(), stars: [0, 0, 0, 0, 0] };

interface SummaryRow {
  productId: number;
  count: number;
  average: number;
  stars: number[];
  criteria: Record<string, number> | null;
}

/**
 * Returns the summaries of these products in one statement; products without reviews are missing. One star is two points of the average,
 * rounded.
 */
export async function reviewSummaries(db: Db, productIds: readonly number[]): Promise<Map<number, ReviewSummary>> {
  const rows = await readPlanned<SummaryRow>(
    db,
    Prisma.sql`
    with shown as materialized (
      select r."id", r."productId", r."average", round(r."average" / 200.0) as star from "Review" r
      where r."productId" = any(${productIds}::int[]) and r."status" = 'APPROVED'
    ),
    rated as (
      select "productId", jsonb_object_agg("criterionId", average) as criteria from (
        select shown."productId", s."criterionId", round(avg(s."points") * 100)::int as average
        from shown join "ReviewScore" s on s."reviewId" = shown."id" group by 1, 2
      ) each group by 1
    )
    select shown."productId", count(*)::int as "count", round(avg(shown."average"))::int as "average",
      array[count(*) filter (where star = 1), count(*) filter (where star = 2), count(*) filter (where star = 3),
        count(*) filter (where star = 4), count(*) filter (where star = 5)]::int[] as "stars",
      (select rated.criteria from rated where rated."productId" = shown."productId") as "criteria"
    from shown group by shown."productId"`,
  );
  return new Map(
    rows.map(({ productId, count, average, stars, criteria }) => [
      productId,
      { count, average, stars, criteria: new Map(Object.entries(criteria ?? {}).map(([id, value]) => [Number(id), value])) },
    ]),
  );
}
