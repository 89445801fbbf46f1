import { NetworkError, networkMessages } from '../../../web/kit/relay/networkError.ts';

/** Why a change was not made. */
export interface Failure {
  /** The server's code, or of the network: fetch_error, invalid_json, unknown_error. */
  code: string;
  /** May be shown as it is. */
  message: string;
  /** By the field's name below `input`, with dots: what is wrong with it. */
  fields: Readonly<Record<string, string>>;
  /** Of a fault: by what those who run the server find it in their log. */
  correlationId: string | null;
  /** Whether the answer was waited for in vain. */
  isTimedOut?: boolean;
}

interface FaultyAnswer {
  errors?: readonly { message?: string; extensions?: { code?: string; path?: readonly string[]; correlationId?: string } }[];
}

function firstError(error: unknown) {
  if (!(error instanceof NetworkError) || typeof error.cause !== 'object' || error.cause === null) return undefined;
  // Whatever the cause is, only what looks like an error of an answer is taken from it.
  return (error.cause as FaultyAnswer).errors?.[0];
}

/** Under which number the server's log has what went wrong; null when it is none of its faults. */
export function correlationIdOf(error: unknown): string | null {
  return firstError(error)?.extensions?.correlationId ?? null;
}

/** The server's code of what went wrong, such as FORBIDDEN; null when it has said none. */
export function codeOf(error: unknown): string | null {
  return firstError(error)?.extensions?.code ?? null;
}

/** The argument that the server finds fault with, such as after; null when it has named none. */
export function argumentOf(error: unknown): string | null {
  return firstError(error)?.extensions?.path?.[0] ?? null;
}

/** Puts what a request has thrown into words. */
export function faultOf(error: Error): Failure {
  const correlationId = correlationIdOf(error);
  const code = codeOf(error) ?? (error instanceof NetworkError ? error.code : 'unknown_error');
  const message =
    correlationId === null ? (firstError(error)?.message ?? error.message) : `Something went wrong. Reference: ${correlationId}.`;
  return { code, message, fields: {}, correlationId, isTimedOut: isAborted(error) };
}

/** A request that somebody gives up tells nobody any more: those that are heard of have waited too long. */
function isAborted(error: Error): boolean {
  return error instanceof NetworkError && error.cause instanceof Error && error.cause.name === 'AbortError';
}

/** The status of a request as the original's alerts name it (row 106): jQuery's words for how it ended. */
export function textStatusOf({ code, isTimedOut = false }: Pick<Failure, 'code' | 'isTimedOut'>): 'error' | 'timeout' | 'parsererror' {
  if (isTimedOut) return 'timeout';
  return code === 'invalid_json' ? 'parsererror' : 'error';
}

/** What a mutation's result union has when it is no payload. */
export interface ExpectedError {
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly string[];
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Parts of an input that stand in no field: what they say concerns the form as a whole. */
const unseen = new Set(['', 'id', 'expectedVersion']);
const fieldName = (path: readonly string[]) => path.slice(path[0] === 'input' ? 1 : 0).join('.');

/** Sorts an expected failure's words to their fields. */
export function failureOf({ code = 'unknown_error', message = networkMessages.unknown_error, path = [], issues }: ExpectedError): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues ?? [{ path, message }]) {
    const name = fieldName(issue.path);
    if (!unseen.has(name)) fields[name] ??= issue.message;
  }
  return { code, message, fields, correlationId: null };
}
