import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../errors.ts';

/** The database could not finish a write beside the others; nothing was changed. */
export class TryAgainError extends ShopError {
  readonly code = 'TRY_AGAIN';

  constructor() {
    super('The shop is very busy. Nothing was changed: please try again.');
  }
}

interface DatabaseError {
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: DriverCause } };
  cause?: DriverCause;
}

interface DriverCause {
  kind?: unknown;
  originalCode?: unknown;
  constraint?: { index?: unknown };
}

function driverCause(error: unknown): DriverCause | undefined {
  const { meta, cause } = (error ?? {}) as DatabaseError;
  return meta?.driverAdapterError?.cause ?? cause;
}

/** Whether the database ended the transaction in favour of another: a deadlock or a serialisation failure. */
export function isWriteConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const cause = driverCause(error);
  const codes = [(error as DatabaseError).code, cause?.originalCode];
  return codes.some((code) => code === 'P2034' || code === '40P01' || code === '40001') || cause?.kind === 'TransactionWriteConflict';
}

/** Whether a unique index of this name refused the row. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    (error as DatabaseError).code === 'P2002' &&
    driverCause(error)?.constraint?.index === index
  );
}

/** Whether a row that this one belongs to has gone at this very moment. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return (error as DatabaseError).code === 'P2003' || driverCause(error)?.originalCode === '23503';
}

/** Whether a lock or a statement took longer than it was allowed to. */
export function isTimeout(error: unknown): boolean {
  const codes = [(error as DatabaseError | null)?.code, driverCause(error)?.originalCode];
  return codes.some((code) => code === '55P03' || code === '57014');
}

/** No transaction could be begun in time: every connection is taken. */
function isOverloaded(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === 'P2028' && String(message).includes('Unable to start a transaction');
}

/** How often a conflicting write is tried again. */
const maxRetries = 3;
const baseDelayMs = 20;

/**
 * Runs a transaction, again when it fell victim to a concurrent one.
 * @param transaction must change nothing outside the database, because it may run several times
 * @param isRetryable further failures that are worth another try
 * @throws TryAgainError when it still conflicts after three retries, or no connection was free
 */
export async function withRetry<T>(transaction: () => Promise<T>, isRetryable: (error: unknown) => boolean = () => false): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (isOverloaded(error)) throw new TryAgainError();
      if (!isWriteConflict(error) && !isRetryable(error)) throw error;
      if (retry === maxRetries) throw new TryAgainError();
      // Jitter keeps two victims from meeting again.
      await sleep(baseDelayMs * 2 ** retry * (0.5 + Math.random()));
    }
  }
}
