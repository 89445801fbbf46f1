import { inDefaultLanguage } from '../i18n/text.ts';
import { ShopError } from '../errors/errors.ts';
import type { Text } from '../i18n/text.ts';
import { says } from './__generated__/messages.ts';

/** Something can't be done at the moment, such as because the database could not finish it beside the others; nothing was written. */
export class TryAgainError extends ShopError {
  readonly code = 'TRY_AGAIN';

  constructor(text: Text = says((t) => t.busyNothingChanged)) {
    super(text);
  }
}

/** Message for reads, and for entry points other than the API. */
export const busyText = says((t) => t.busy);

/** The same in the default language, where the request has none. */
export const busyMessage: string = inDefaultLanguage(busyText);

/** Value of Retry-After, in seconds. */
export const retryAfterSeconds = 5;

interface DatabaseError {
  code?: unknown;
  message?: unknown;
  meta?: { driverAdapterError?: { cause?: DriverCause } };
  cause?: DriverCause;
}

export interface DriverCause {
  kind?: unknown;
  originalCode?: unknown;
  constraint?: { index?: unknown };
}

/** Returns the driver's error behind an error of Prisma. */
export function driverCause(error: unknown): DriverCause | undefined {
  const { meta, cause } = (error ?? {}) as DatabaseError;
  return meta?.driverAdapterError?.cause ?? cause;
}

/** Returns every code of a database error, whichever library wraps it. */
export function databaseCodes(error: unknown): unknown[] {
  return [(error as DatabaseError | null)?.code, driverCause(error)?.originalCode];
}

/**
 * Codes of a database that is reachable but can't do the work now, and has changed nothing.
 * Of PostgreSQL (https://www.postgresql.org/docs/17/errcodes-appendix.html): serialisation failure, deadlock, lock, statement, transaction
 * and idle time-outs, out of memory, too many connections, starting up. Of Prisma (https://www.prisma.io/docs/orm/reference/error-reference):
 * not reachable, full pool, too many connections, transaction not started in time or timed out, write conflict. Of sockets: refused, host
 * unknown or not reachable, as while the database moves to another host.
 */
const overloadErrors = new Set<unknown>([
  '40001',
  '40P01',
  '55P03',
  '57014',
  '57P05',
  '25P03',
  '25P04',
  '53000',
  '53200',
  '53300',
  '57P03',
  '08001',
  '08004',
  'P1001',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
  'ECONNREFUSED',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'TransactionWriteConflict',
  'TooManyConnections',
  'DatabaseNotReachable',
]);

/** Codes of a lost connection: it is unknown whether the write was committed. */
const lost = new Set<unknown>([
  '57P01',
  '57P02',
  '08000',
  '08003',
  '08006',
  'P1002',
  'P1008',
  'P1017',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ConnectionClosed',
  'SocketTimeout',
]);

// Messages of node-postgres that have no code.
// The pool ends when the server does; requests that clients have left may still be running.
const noConnectionFree =
  /timeout exceeded when trying to connect|Connection terminated due to connection timeout|Cannot use a pool after calling end/;
const connectionLost = /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable/;

/**
 * Returns whether an error has one of these codes or messages. Other wrapped errors are ignored: an unreachable payment provider is not a
 * busy database.
 */
function isAny(error: unknown, codes: ReadonlySet<unknown>, words: RegExp): boolean {
  const { message } = (error ?? {}) as DatabaseError;
  const isCoded = [...databaseCodes(error), driverCause(error)?.kind].some((code) => codes.has(code));
  return isCoded || (typeof message === 'string' && words.test(message));
}

/** Returns whether the database was too busy to start or finish the work, and has changed nothing: a retry may succeed. */
export const isOverloadRefusal = (error: unknown): boolean =>
  error instanceof TryAgainError || isAny(error, overloadErrors, noConnectionFree);

/** What is thrown in place of an error: a TryAgainError where the database was too busy, otherwise the error itself. */
export const asTryAgain = (error: unknown): unknown =>
  isOverloadRefusal(error) && !(error instanceof TryAgainError) ? new TryAgainError() : error;

/** Returns whether the work failed only because the database was too busy, or briefly unavailable. */
export const isOverload = (error: unknown): boolean => isOverloadRefusal(error) || isAny(error, lost, connectionLost);

type Write = (facts: object, text: string) => void;

/** Logs what failed: a fault as an error, an overload as a warning, because it passes without anybody's help. */
export function logFailure(log: { warn: Write; error: Write }, err: unknown, text: string, facts: object = {}): void {
  log[isOverload(err) ? 'warn' : 'error']({ err, ...facts }, text);
}
