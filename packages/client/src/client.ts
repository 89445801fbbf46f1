import { getOperationAST, parse, print, type DocumentNode } from 'graphql';
import type { TypedDocument } from './document.ts';
import { RequestError, type ResponseError } from './errors.ts';

export type { TypedDocument } from './document.ts';
export {
  isPayload,
  MutationError,
  payloadOf,
  RequestError,
  type PayloadOf,
  type RequestErrorCode,
  type ResponseError,
  type UserError,
  type UserErrorCode,
} from './errors.ts';
export { nodesOf, type Connection } from './pages.ts';

/** Settings of a client. */
export interface ClientOptions {
  /** URL of the API, such as https://shop.example/graphql or https://shop.example/admin/graphql. */
  url: string;
  /** API key, or token of a visitor; sent as `Authorization: Bearer`. A function is asked before each attempt. */
  token?: string | (() => string | null);
  /** Further headers of each request. */
  headers?: Readonly<Record<string, string>>;
  /** Attempts in total; 5 by default. */
  attempts?: number;
  /** The longest pause before another attempt, in seconds; 60 by default. A shop that asks for more fails the request. */
  maxPauseSeconds?: number;
  /** Called with the headers of each response, such as to read `x-visitor-token`. */
  onResponse?: (headers: Headers) => void;
  fetch?: typeof globalThis.fetch;
}

/** Settings of one request. */
export interface SendOptions {
  /** With a key, a mutation is done once, however often it is sent, and is repeated after a lost answer too. 8 to 255 visible characters. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Arguments<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables, options?: SendOptions] : [variables: Variables, options?: SendOptions];

/** Sends documents to one API of a shop. */
export interface Client {
  /**
   * Sends a document, and repeats it while the shop is busy (429 or 503, after `Retry-After`). After a lost connection or a fault of the server, only
   * queries and mutations with a key are repeated, because others might be done twice.
   * @throws RequestError, and the signal's reason
   */
  send<Result, Variables>(document: TypedDocument<Result, Variables>, ...rest: Arguments<Variables>): Promise<Result>;
  /** Sends the text of a document. The caller states the result's type. */
  send<Result = unknown>(document: string, variables?: Record<string, unknown>, options?: SendOptions): Promise<Result>;
}

/** The request was not run. */
const busy = new Set([429, 503]);
/** The request may have been run. */
const uncertain = new Set([409, 500, 502, 504]);

const pause = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Seconds until another attempt: as the shop asks, otherwise longer each time. */
function secondsUntilRetry(headers: Headers | undefined, attempt: number): number {
  const asked = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(asked) ? asked : 2 ** (attempt - 1) * (0.25 + Math.random() / 4);
}

interface Answer {
  data?: unknown;
  errors?: ResponseError[];
}

async function answerOf(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    throw new RequestError([], response.status, null, { cause });
  }
}

/** Creates a client. */
export function createClient({
  url,
  token,
  headers: ownHeaders = {},
  attempts = 5,
  maxPauseSeconds = 60,
  onResponse,
  fetch: fetchFn = globalThis.fetch,
}: ClientOptions): Client {
  async function send(
    document: DocumentNode | string,
    variables: Record<string, unknown> = {},
    { idempotencyKey, signal }: SendOptions = {},
  ): Promise<unknown> {
    const query = typeof document === 'string' ? document : (document.loc?.source.body ?? print(document));
    const operation = getOperationAST(typeof document === 'string' ? parse(document) : document);
    const isSafe = operation?.operation !== 'mutation' || idempotencyKey !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      const bearer = typeof token === 'function' ? token() : token;
      const headers = {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...ownHeaders,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      };
      const isLast = attempt >= attempts;
      let response: Response | undefined;
      try {
        response = await fetchFn(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }), ...(signal && { signal }) });
      } catch (cause) {
        signal?.throwIfAborted();
        if (isLast || !isSafe) throw new RequestError([{ message: 'There was no response from the shop.' }], null, null, { cause });
      }
      const canRetry = !response || busy.has(response.status) || (isSafe && uncertain.has(response.status));
      const seconds = secondsUntilRetry(response?.headers, attempt);
      if (!response || (canRetry && !isLast && seconds <= maxPauseSeconds)) {
        await response?.body?.cancel();
        await pause(seconds, signal);
        continue;
      }
      onResponse?.(response.headers);
      const { data, errors = [] } = await answerOf(response);
      if (errors.length > 0 || !response.ok || data == null) throw new RequestError(errors, response.status, data ?? null);
      return data;
    }
  }
  return { send };
}
