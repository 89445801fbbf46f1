import { NetworkError, networkMessages } from '../../../web/kit/relay/networkError.ts';
import * as t from '../__generated__/messages.ts';

/** Why a change was not made. */
export interface Failure {
  /** The server's code, or one of the network: fetch_error, invalid_json, unknown_error. */
  code: string;
  /** May be shown as it is. */
  message: string;
  /** Errors by the field's dotted path below `input`. */
  fields: Readonly<Record<string, string>>;
  /** Of a server error: by which the server's operators find it in their log. */
  correlationId: string | null;
  isTimedOut?: boolean;
}

interface FaultyAnswer {
  errors?: readonly { message?: string; extensions?: { code?: string; path?: readonly string[]; correlationId?: string } }[];
}

function firstError(error: unknown) {
  if (!(error instanceof NetworkError) || typeof error.cause !== 'object' || error.cause === null) return undefined;
  // The cause may be anything: only what looks like an error of a response is read.
  return (error.cause as FaultyAnswer).errors?.[0];
}

/** The id of the error in the server's log; null if it is not a server error. */
export function correlationIdOf(error: unknown): string | null {
  return firstError(error)?.extensions?.correlationId ?? null;
}

/** The server's code of the error, such as FORBIDDEN; null without one. */
export function codeOf(error: unknown): string | null {
  return firstError(error)?.extensions?.code ?? null;
}

/** The argument that the server rejected, such as after; null if it named none. */
export function argumentOf(error: unknown): string | null {
  return firstError(error)?.extensions?.path?.[0] ?? null;
}

/** Maps an error thrown by a request to a failure. */
export function faultOf(error: Error): Failure {
  const correlationId = correlationIdOf(error);
  const code = codeOf(error) ?? (error instanceof NetworkError ? error.code : 'unknown_error');
  const message = correlationId === null ? (firstError(error)?.message ?? error.message) : t.somethingWentWrongReference({ correlationId });
  return { code, message, fields: {}, correlationId, isTimedOut: isAborted(error) };
}

/** Requests aborted by the caller report nothing any longer: those that get here have timed out. */
function isAborted(error: Error): boolean {
  return error instanceof NetworkError && error.cause instanceof Error && error.cause.name === 'AbortError';
}

/** The status of a request in the original's alerts (row 106): jQuery's words for how it ended. */
export function textStatusOf({ code, isTimedOut = false }: Pick<Failure, 'code' | 'isTimedOut'>): 'error' | 'timeout' | 'parsererror' {
  if (isTimedOut) return 'timeout';
  return code === 'invalid_json' ? 'parsererror' : 'error';
}

/** The fields of a mutation's result union that is not a payload. */
export interface ExpectedError {
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly string[];
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Parts of an input without a field: their errors concern the form as a whole. */
const unseen = new Set(['', 'id', 'expectedVersion']);
const fieldName = (path: readonly string[]) => path.slice(path[0] === 'input' ? 1 : 0).join('.');

/** Assigns the messages of an expected error to their fields. */
export function failureOf({ code = 'unknown_error', message = networkMessages.unknown_error, path = [], issues }: ExpectedError): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues ?? [{ path, message }]) {
    const name = fieldName(issue.path);
    if (!unseen.has(name)) fields[name] ??= issue.message;
  }
  return { code, message, fields, correlationId: null };
}
