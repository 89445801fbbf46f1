import { Prisma, type StockReason } from '../../generated/prisma/client.ts';
import { emittedPart } from '../../platform/events/domainEvents.ts';
import './events.ts';

// Each change of a counted stock has a row that says why (StockMovement): written by the statement that changes it, so that there is
// never one without the other.

/** Why a stock is moved, and for whom. */
export interface MovementFacts {
  reason: StockReason;
  now: Date;
  orderId?: number | null;
  accountId?: number | null;
  note?: string;
  /** Of a caller that may ask twice. */
  key?: string | null;
}

/**
 * Parts of a statement (`noted AS …`) that write down what the part `changed` of it has moved, and emit `stockChanged`: its columns id, stock
 * and delta.
 */
export function noteMovements({ reason, now, orderId = null, accountId = null, note = '', key = null }: MovementFacts): Prisma.Sql {
  return Prisma.sql`noted AS (
      INSERT INTO "StockMovement" ("productId", "at", "delta", "stockAfter", "reason", "note", "orderId", "accountId", "key")
      SELECT "id", ${now.toISOString()}::timestamptz, delta, "stock", ${reason}::"StockReason", ${note}, ${orderId}::int, ${accountId}::int, ${key}
      FROM changed WHERE delta <> 0
    )${emittedPart(
      'stockChanged',
      Prisma.sql`jsonb_build_object('productId', "id", 'stock', "stock", 'delta', delta, 'reason', ${reason}::text)`,
      Prisma.sql`changed WHERE delta <> 0`,
      now,
    )}`;
}

/**
 * The same for a statement of an import.
 * @param at the parameter with the instant, such as $2
 */
export const importedMovementsSql = (at: string): string =>
  `insert into "StockMovement" ("productId", "at", "delta", "stockAfter", "reason")
   select "id", ${at}::timestamptz, delta, "stock", 'IMPORT' from changed where delta <> 0`;
