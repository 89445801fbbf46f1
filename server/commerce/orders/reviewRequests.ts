import type { Tx } from '../../platform/database/db.ts';

/** How long after the completion of an order, and after the promised delivery, its shopper is asked for reviews: time to try the goods. */
const pauseDays = 7;
/** An order that was completed longer ago is left alone, for example because the shop did not ask until now. */
const oldestDays = 60;

/**
 * Takes completed orders that are due for the email that asks for reviews, and marks them, so that each gets it once. Only orders whose
 * shopper agreed.
 * @returns their IDs
 */
export async function claimReviewRequests(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Order" SET "reviewRequestedAt" = ${now}::timestamptz WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM "Order" WHERE "wantsReviewRequest" AND "reviewRequestedAt" IS NULL AND "status" = 'COMPLETED' AND "email" <> ''
        AND greatest("closedAt", "deliveryLatest"::timestamptz) <= ${now}::timestamptz - ${pauseDays}::int * interval '1 day'
        AND "closedAt" > ${now}::timestamptz - ${oldestDays}::int * interval '1 day'
      ORDER BY "closedAt", "id" LIMIT ${limit}::int FOR UPDATE SKIP LOCKED))
    RETURNING "id"`;
  return rows.map(({ id }) => id);
}
