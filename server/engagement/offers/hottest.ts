import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { liveSql } from './listing.ts';

/** A live offer with its votes, and its clicks in a period. */
export interface HotOffer {
  offerId: number;
  slug: string;
  title: string;
  score: number;
  voteCount: number;
  clicks: number;
  reveals: number;
}

/**
 * The live offers with the highest scores.
 * @param period days in the shop's time zone, both included
 */
export function hottestOffers(db: Db, now: Date, period: { from: string; to: string }, limit: number): Promise<HotOffer[]> {
  return readRows<HotOffer>(
    db,
    Prisma.sql`SELECT o."id" AS "offerId", o."slug", o."title", o."score", o."voteCount",
      coalesce(d."clicks", 0)::int AS "clicks", coalesce(d."reveals", 0)::int AS "reveals"
    FROM (SELECT * FROM "Offer" o WHERE ${liveSql(now)} ORDER BY o."score" DESC, o."id" DESC LIMIT ${limit}::int) o
    LEFT JOIN LATERAL (
      SELECT sum("clicks") AS "clicks", sum("reveals") AS "reveals" FROM "OfferDay"
      WHERE "offerId" = o."id" AND "day" BETWEEN ${period.from}::date AND ${period.to}::date
    ) d ON true
    ORDER BY o."score" DESC, o."id" DESC`,
  );
}
