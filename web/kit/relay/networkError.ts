/** What kept a request from getting a usable answer: the specification's codes (section 8), and a shop that has too much to do. */
export type NetworkErrorCode = 'fetch_error' | 'invalid_json' | 'unknown_error' | 'busy';

/** What is said of them; of the specification's codes letter for letter. */
export const networkMessages = {
  fetch_error: 'You are probably offline.',
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  busy: 'The shop is very busy. Try again in a moment.',
} as const satisfies Record<NetworkErrorCode, string>;

/** A request that got no usable answer; its message may be shown. The cause is for those who look into it. */
export class NetworkError extends Error {
  readonly code: NetworkErrorCode;

  constructor(code: NetworkErrorCode, options?: ErrorOptions) {
    super(networkMessages[code], options);
    this.code = code;
  }
}

/**
 * Names what went wrong while a request was sent and its answer read.
 * @param thrown what fetch() threw, or reading the body
 */
export function networkErrorOf(thrown: unknown): NetworkError {
  if (thrown instanceof NetworkError) return thrown;
  // JSON.parse throws a SyntaxError, a network that fails makes fetch() and the reading of a body throw a TypeError. A request that
  // took too long, or was given up, says nothing about being offline.
  const code = thrown instanceof SyntaxError ? 'invalid_json' : thrown instanceof TypeError ? 'fetch_error' : 'unknown_error';
  return new NetworkError(code, { cause: thrown });
}
