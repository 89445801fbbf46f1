import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { operationKey, type ExecuteOperation } from './environment.ts';

/** A request that got no usable answer; `code` and message are the specification's (section 8). */
export class NetworkError extends Error {
  readonly code: 'fetch_error' | 'invalid_json' | 'unknown_error';

  constructor(code: NetworkError['code'], options?: ErrorOptions) {
    const messages = {
      fetch_error: 'You are probably offline.',
      invalid_json: 'The response is not a valid JSON response.',
      unknown_error: 'An unknown error occurred.',
    };
    super(messages[code], options);
    this.code = code;
  }
}

async function post(operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  let response: Response;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } }, variables }),
    });
  } catch (cause) {
    throw new NetworkError('fetch_error', { cause });
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new NetworkError('invalid_json', { cause });
  }
  if (typeof body !== 'object' || body === null) throw new NetworkError('unknown_error');
  return body as GraphQLResponse;
}

/**
 * The browser's network. Answers that the page already carries are used once, without a request.
 * @param carried pairs of operation key and answer, as the server wrote them into the page
 */
export function browserNetwork(carried: [string, GraphQLResponse][]): ExecuteOperation {
  const ready = new Map(carried);
  return (operation, variables) => {
    const key = operationKey(operation, variables);
    const answer = ready.get(key);
    if (answer === undefined) return post(operation, variables);
    ready.delete(key);
    return Promise.resolve(answer);
  };
}
