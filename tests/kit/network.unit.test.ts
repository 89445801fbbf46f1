import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { operationKey } from '../../web/kit/relay/environment.ts';
import { browserNetwork, type AnswerListener } from '../../web/kit/relay/network.ts';
import { NetworkError } from '../../web/kit/relay/networkError.ts';

const operation = { id: 'abc', name: 'SomeQuery', operationKind: 'query', text: null, metadata: {} } as RequestParameters;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubFetch(answer: (init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn((_url: string, init: RequestInit) => answer(init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function ask(carried: [string, GraphQLResponse][] = [], callback?: AnswerListener) {
  const observable = Observable.from(browserNetwork(carried, callback)(operation, {}, {}));
  return new Promise<GraphQLResponse>((resolve, reject) => {
    observable.subscribe({ next: resolve, error: reject });
  });
}

/** Never responds, and fails like fetch() when its signal is aborted. */
function neverResponds({ signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

const body = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

test('a response is returned and reported once', async () => {
  const fetch = stubFetch(() => body('{"data":{"viewer":{"id":"me"}}}'));
  const reported: string[] = [];
  expect(await ask([], ({ name }) => reported.push(name))).toEqual({ data: { viewer: { id: 'me' } } });
  expect(reported).toEqual(['SomeQuery']);
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body as string)).toEqual({
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    variables: {},
  });
});

test('a response with errors only in optional fields is accepted', async () => {
  const text = '{"data":{"order":{"attribution":null}},"errors":[{"message":"x","path":["order","attribution"]}]}';
  stubFetch(() => body(text));
  expect(await ask()).toEqual(JSON.parse(text));
});

test('[F36] mutations use keepalive unless they are too large, and queries don’t', async () => {
  const fetch = stubFetch(() => body('{"data":{}}'));
  const network = browserNetwork([]);
  const change: RequestParameters = { ...operation, operationKind: 'mutation' };
  for (const [asked, variables] of [
    [operation, {}],
    [change, {}],
    [change, { text: 'x'.repeat(8_000) }],
  ] as const)
    await Observable.from(network(asked, variables, {})).toPromise();
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, true, false]);
});

test('a response embedded in the page is used once, without a request', async () => {
  const fetch = stubFetch(() => body('{"data":{"second":true}}'));
  const network = browserNetwork([[operationKey(operation, {}), { data: { first: true } }]], () => undefined);
  const twice = [0, 1].map(() => Observable.from(network(operation, {}, {})).toPromise());
  expect(await Promise.all(twice)).toEqual([{ data: { first: true } }, { data: { second: true } }]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each<[string, string, string, () => Promise<Response>]>([
  ['[F118] an HTML page', 'invalid_json', 'The response is not a valid JSON response.', () => body('<html>Bad gateway', 502)],
  ['[F118] an empty body', 'invalid_json', 'The response is not a valid JSON response.', () => body('')],
  ['[F119] null', 'unknown_error', 'An unknown error occurred.', () => body('null')],
  ['[F119] a JSON string', 'unknown_error', 'An unknown error occurred.', () => body('"busy"', 503)],
  ['[F119] an object that is not a GraphQL response', 'unknown_error', 'An unknown error occurred.', () => body('{"message":"no"}', 500)],
  ['[F119] errors with null data', 'unknown_error', 'An unknown error occurred.', () => body('{"errors":[{"message":"x"}],"data":null}')],
  ['[F119] errors without data', 'unknown_error', 'An unknown error occurred.', () => body('{"errors":[{"message":"x"}]}', 400)],
  [
    '[F119] a response with an error in a list',
    'unknown_error',
    'An unknown error occurred.',
    () => body('{"data":{"products":null,"menu":[]},"errors":[{"message":"x","path":["products","edges",0]}]}'),
  ],
  [
    '[F119] a response with an error in the viewer',
    'unknown_error',
    'An unknown error occurred.',
    () => body('{"data":{"result":{"viewer":{"id":"me","compare":null}}},"errors":[{"message":"x","path":["result","viewer","compare"]}]}'),
  ],
  ['[F120] no network', 'fetch_error', 'You are probably offline.', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is reported as %s', async (_name, code, message, answer) => {
  stubFetch(answer);
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ code, message });
});

test('[F120] a network failure during the response is reported as offline', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  stubFetch(() => Promise.resolve(new Response(broken)));
  await expect(ask()).rejects.toMatchObject({ code: 'fetch_error' });
});

test('[F120] a request is aborted after 30 seconds, and not reported as offline', async () => {
  vi.useFakeTimers();
  stubFetch(neverResponds);
  const refused = ask().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await refused).toMatchObject({ code: 'unknown_error' });
});

test('unsubscribing aborts the request and reports nothing more', async () => {
  let signal: AbortSignal | null | undefined;
  stubFetch((init) => {
    signal = init.signal;
    return neverResponds(init);
  });
  const reported: unknown[] = [];
  const network = browserNetwork([], () => reported.push('answer'));
  const subscription = Observable.from(network(operation, {}, {})).subscribe({
    next: () => reported.push('next'),
    error: () => reported.push('error'),
  });
  subscription.unsubscribe();
  await Promise.resolve();
  expect(signal?.aborted).toBe(true);
  expect(reported).toEqual([]);
});
