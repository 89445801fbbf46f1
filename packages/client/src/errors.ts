import type { RequestErrorCode, UserErrorCode } from './__generated__/codes.ts';

export type { RequestErrorCode, UserErrorCode };

/** An expected failure: a member of a mutation's result union. Nothing was changed. */
export interface UserError {
  /** Types of newer shops may have codes that this version doesn't list. */
  code: UserErrorCode | (string & {});
  /** Written for the user; may be shown as is. */
  message: string;
  /** Path to the invalid input field; empty if no field is at fault. */
  path?: readonly string[];
}

type Selected = { __typename?: string };

/** The payload among the members of a mutation's result. */
export type PayloadOf<Result extends Selected> = Extract<Result, { __typename?: `${string}Payload` }>;

/** Whether a mutation's result is its payload. The document must select `__typename`. */
export const isPayload = <Result extends Selected>(result: Result): result is PayloadOf<Result> =>
  result.__typename?.endsWith('Payload') === true;

/** A mutation returned an expected failure. */
export class MutationError extends Error {
  override readonly name = 'MutationError';
  readonly code: UserError['code'];
  readonly path: readonly string[];

  constructor(
    /** The failure with all selected fields. */
    readonly userError: UserError,
  ) {
    super(userError.message);
    this.code = userError.code;
    this.path = userError.path ?? [];
  }
}

/**
 * The payload of a mutation. The document must select `__typename`, and `code` and `message` of `UserError`.
 * @throws MutationError for an expected failure, Error if there is no result
 */
export function payloadOf<Result extends Selected>(result: Result | null | undefined): PayloadOf<Result> {
  if (!result) throw new Error('The mutation has no result.');
  if (isPayload(result)) return result;
  const { code = 'UNKNOWN', message = 'The mutation failed.', path = [] } = result as Partial<UserError>;
  throw new MutationError({ ...result, code, message, path });
}

/** An error in a response's `errors`. */
export interface ResponseError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: RequestErrorCode | (string & {}) } & Record<string, unknown>;
}

/** A request failed: it was refused, or a part of its result is missing. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** Code of the first error; "NO_RESPONSE" if there was no response of the API. */
  readonly code: RequestErrorCode | 'NO_RESPONSE' | (string & {});

  constructor(
    readonly errors: readonly ResponseError[],
    /** HTTP status; null if there was no response. */
    readonly status: number | null,
    /** What could be read; null if nothing. */
    readonly data: unknown = null,
    options?: ErrorOptions,
  ) {
    super(errors[0]?.message ?? `The shop responded with status ${status}.`, options);
    this.code = errors[0]?.extensions?.code ?? 'NO_RESPONSE';
  }
}
