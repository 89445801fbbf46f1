import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { scoreHiddenMs } from './rules.ts';

/** The state that decides when a page with these offers must be updated. */
export interface BoardState {
  /** Digest of all displayed data that is stored: equal while nothing has changed. */
  digest: string;
  /** When one of the offers next begins, ends, or shows its score for the first time; null if none will. */
  boundary: Date | null;
}

/** Reads the state of at most a page of offers, in one statement. Columns that pages don't follow (clicks, reveals, comments, alerts) don't affect it. */
export async function readBoardState(db: Db, offerIds: readonly number[], now: Date): Promise<BoardState> {
  const [state] = await readRows<BoardState>(
    db,
    Prisma.sql`
    SELECT md5(coalesce(string_agg(concat_ws(' ', to_jsonb(o) - '{clickCount,revealCount,commentCount,alertedAt,updatedAt}'::text[], shown.facts), E'\n' ORDER BY o."id"), '')) AS "digest",
      min(next."at") AS "boundary"
    FROM "Offer" o JOIN "Merchant" m ON m."id" = o."merchantId"
    LEFT JOIN LATERAL (
      SELECT jsonb_build_array(m."name", p."status", p."name", CASE WHEN m."isOwnShop" THEN jsonb_build_array(
        p."regularPriceMinor", p."priceMinor", p."priorPriceMinor", p."isAvailable", p."managesStock", p."stock", p."isInStock"
      ) END) AS facts FROM "Product" p WHERE p."id" = o."productId"
    ) shown ON true
    CROSS JOIN LATERAL (
      SELECT min("at") AS "at" FROM (
        VALUES (o."startsAt"), (o."endsAt"), (o."publishedAt" + make_interval(secs => ${scoreHiddenMs / 1_000}::int))
      ) AS instants("at") WHERE "at" > ${now.toISOString()}::timestamptz
    ) next
    WHERE o."id" = ANY(${[...offerIds]}::int[]) AND o."status" = 'PUBLISHED'`,
  );
  return { digest: state?.digest ?? '', boundary: state?.boundary ?? null };
}
