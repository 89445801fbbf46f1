import * as t from '../__generated__/messages.ts';

/** Why a request got no usable response: the specification's codes (section 8), and an overloaded server. */
export type NetworkErrorCode = 'fetch_error' | 'invalid_json' | 'unknown_error' | 'busy';

/** Messages of the codes; those of the specification letter for letter. */
export const networkMessages = {
  fetch_error: t.youAreProbablyOffline,
  invalid_json: t.invalidJson,
  unknown_error: t.anUnknownErrorOccurred,
  busy: t.shopIsVeryBusy,
} as const satisfies Record<NetworkErrorCode, string>;

/** A request that got no usable response. The message may be shown; the cause is for debugging. */
export class NetworkError extends Error {
  readonly code: NetworkErrorCode;

  constructor(code: NetworkErrorCode, options?: ErrorOptions) {
    super(networkMessages[code], options);
    this.code = code;
  }
}

/**
 * Maps an error of sending a request or reading its response to a NetworkError.
 * @param thrown what fetch() threw, or reading the body
 */
export function networkErrorOf(thrown: unknown): NetworkError {
  if (thrown instanceof NetworkError) return thrown;
  // JSON.parse throws a SyntaxError; a failing network makes fetch() and reading a body throw a TypeError. A timeout or an aborted request
  // does not mean that the visitor is offline.
  const code = thrown instanceof SyntaxError ? 'invalid_json' : thrown instanceof TypeError ? 'fetch_error' : 'unknown_error';
  return new NetworkError(code, { cause: thrown });
}
