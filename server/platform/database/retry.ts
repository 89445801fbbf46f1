import { setTimeout as sleep } from 'node:timers/promises';
import { asTryAgain, databaseCodes, driverCause, TryAgainError } from './overload.ts';

/** Returns whether the database aborted the transaction in favour of another: a deadlock or a serialisation failure. */
function isWriteConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const isConflict = databaseCodes(error).some((code) => code === 'P2034' || code === '40P01' || code === '40001');
  return isConflict || driverCause(error)?.kind === 'TransactionWriteConflict';
}

/** Returns whether a unique index of this name rejected the row. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    (error as { code?: unknown }).code === 'P2002' &&
    driverCause(error)?.constraint?.index === index
  );
}

/** Returns whether a referenced row was deleted at the same moment. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return databaseCodes(error).some((code) => code === 'P2003' || code === '23503');
}

/** Maximum number of retries of a conflicting write. */
const maxRetries = 3;
const baseDelayMs = 20;

/**
 * Runs a transaction, and retries it when a concurrent one caused it to fail.
 * @param transaction must change nothing outside the database, because it may run several times
 * @param isRetryable further failures to retry
 * @throws TryAgainError when it still conflicts after three retries, or the database is too busy
 */
export async function withRetry<T>(transaction: () => Promise<T>, isRetryable: (error: unknown) => boolean = () => false): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isWriteConflict(error) && !isRetryable(error)) throw asTryAgain(error);
      if (retry === maxRetries) throw new TryAgainError();
      // Jitter keeps two failed transactions from colliding again.
      await sleep(baseDelayMs * 2 ** retry * (0.5 + Math.random()));
    }
  }
}
