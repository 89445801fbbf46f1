import { Observable, type FetchFunction, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { operationKey } from './environment.ts';
import { NetworkError, networkErrorOf } from './networkError.ts';
import { wholeAnswer } from './wholeAnswer.ts';

/** Timeout of a request: requests queued behind it must not wait forever. */
const patienceMs = 30_000;

/** Browsers limit the keepalive requests of a page to about 64 kB in total; changes of a cart are far smaller than this. */
const keepaliveLimit = 8_000;

/** A response without data holds errors only. */
function isAnswer(body: unknown): body is GraphQLResponse {
  return typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object' && body.data !== null;
}

/**
 * Whether the server was overloaded. No data of a query is used then, because a field that could not be read would look as if it were
 * missing. The response of a mutation that ran is still used.
 */
function isBusy(operation: RequestParameters, body: unknown): boolean {
  const { errors } = (body ?? {}) as { errors?: { extensions?: { code?: unknown } }[] };
  const isOverloaded = errors?.some(({ extensions }) => extensions?.code === 'TRY_AGAIN') === true;
  return isOverloaded && (operation.operationKind !== 'mutation' || !isAnswer(body));
}

async function post(endpoint: string, operation: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLResponse> {
  const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } }, variables });
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // A mutation reaches the server even if the visitor leaves the page meanwhile.
      keepalive: operation.operationKind === 'mutation' && body.length < keepaliveLimit,
      signal,
    });
    const answer: unknown = await response.json();
    if (isBusy(operation, answer)) throw new NetworkError('busy');
    const whole = isAnswer(answer) ? wholeAnswer(answer) : null;
    if (!isAnswer(whole)) throw new NetworkError('unknown_error', { cause: answer });
    return whole;
  } catch (thrown) {
    throw networkErrorOf(thrown);
  }
}

/** Called with each response right after the store has processed it. */
export type AnswerListener = (operation: RequestParameters, answer: GraphQLResponse) => void;

/**
 * The browser's network layer. Responses embedded in the page are used once, without a request. Unsubscribing aborts the request.
 * @param carried pairs of operation key and response, as the server wrote them into the page
 * @param endpoint address of the API
 */
export function browserNetwork(carried: [string, GraphQLResponse][], onAnswer?: AnswerListener, endpoint = '/graphql'): FetchFunction {
  const ready = new Map(carried);
  return (operation, variables) =>
    Observable.create((sink) => {
      const key = operationKey(operation, variables);
      const kept = ready.get(key);
      ready.delete(key);
      const request = new AbortController();
      const patience = setTimeout(() => request.abort(), patienceMs);
      (kept === undefined ? post(endpoint, operation, variables, request.signal) : Promise.resolve(kept)).then(
        (answer) => {
          if (sink.closed) return;
          sink.next(answer);
          onAnswer?.(operation, answer);
          sink.complete();
        },
        (error: Error) => {
          if (!sink.closed) sink.error(error);
        },
      );
      return () => {
        clearTimeout(patience);
        request.abort();
      };
    });
}
