import { Prisma, type StockReason } from '../../generated/prisma/client.ts';
import { emittedPart } from '../../platform/events/domainEvents.ts';
import './events.ts';

// Each change of tracked stock has a row with its reason (StockMovement), written by the same statement, so that neither can exist without
// the other.

/** The reason for a stock movement, and its order, author and note. */
export interface MovementFacts {
  reason: StockReason;
  now: Date;
  orderId?: number | null;
  accountId?: number | null;
  note?: string;
  /** Idempotency key, for callers that may repeat a request; for several products, an expression with their "id". */
  key?: string | Prisma.Sql | null;
}

/**
 * Parts of a statement (`noted AS …`) that record the movements made by its part `changed` and emit `stockChanged`. The columns of
 * `changed` are id, stock and delta. With a key, a quantity that stays the same is recorded too, so that the request isn't repeated later.
 */
export function recordMovementsSql({ reason, now, orderId = null, accountId = null, note = '', key = null }: MovementFacts): Prisma.Sql {
  return Prisma.sql`noted AS (
      INSERT INTO "StockMovement" ("productId", "at", "delta", "stockAfter", "reason", "note", "orderId", "accountId", "key")
      SELECT "id", ${now.toISOString()}::timestamptz, delta, "stock", ${reason}::"StockReason", ${note}, ${orderId}::int, ${accountId}::int, ${key}
      FROM changed${key === null ? Prisma.sql` WHERE delta <> 0` : Prisma.empty}
    )${emittedPart(
      'stockChanged',
      Prisma.sql`jsonb_build_object('productId', "id", 'stock', "stock", 'delta', delta, 'reason', ${reason}::text)`,
      Prisma.sql`changed WHERE delta <> 0`,
      now,
    )}`;
}

/**
 * Records the stock movements of an import's statement.
 * @param at the parameter with the instant, such as $2
 */
export const importedMovementsSql = (at: string): string =>
  `insert into "StockMovement" ("productId", "at", "delta", "stockAfter", "reason")
   select "id", ${at}::timestamptz, delta, "stock", 'IMPORT' from changed where delta <> 0`;
