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
function never({ signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

const body = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

test('an answer is what the server said, and is heard once', async () => {
  const fetch = stubFetch(() => body('{"data":{"viewer":{"id":"me"}}}'));
  const heard: string[] = [];
  expect(await ask([], ({ name }) => heard.push(name))).toEqual({ data: { viewer: { id: 'me' } } });
  expect(heard).toEqual(['SomeQuery']);
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body as string)).toEqual({
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    variables: {},
  });
});

test('an answer that lacks only what may be missing is one', async () => {
  const text = '{"data":{"order":{"attribution":null}},"errors":[{"message":"x","path":["order","attribution"]}]}';
  stubFetch(() => body(text));
  expect(await ask()).toEqual(JSON.parse(text));
});

test('[F36] a change outlives the page that asked for it, unless it is too large; a query goes with its page', async () => {
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

test('an answer that the page carries is used once, without a request, and is heard too', async () => {
  const fetch = stubFetch(() => body('{"data":{"second":true}}'));
  const network = browserNetwork([[operationKey(operation, {}), { data: { first: true } }]], () => undefined);
  const twice = [0, 1].map(() => Observable.from(network(operation, {}, {})).toPromise());
  expect(await Promise.all(twice)).toEqual([{ data: { first: true } }, { data: { second: true } }]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each<[string, string, string, () => Promise<Response>]>([
  ['[F118] a page instead of JSON', 'invalid_json', 'The response is not a valid JSON response.', () => body('<html>Bad gateway', 502)],
  ['[F118] an empty body', 'invalid_json', 'The response is not a valid JSON response.', () => body('')],
  ['[F119] null', 'unknown_error', 'An unknown error occurred.', () => body('null')],
  ['[F119] a text', 'unknown_error', 'An unknown error occurred.', () => body('"busy"', 503)],
  ['[F119] an object that is no answer', 'unknown_error', 'An unknown error occurred.', () => body('{"message":"no"}', 500)],
  ['[F119] faults without data', 'unknown_error', 'An unknown error occurred.', () => body('{"errors":[{"message":"x"}],"data":null}')],
  ['[F119] faults alone', 'unknown_error', 'An unknown error occurred.', () => body('{"errors":[{"message":"x"}]}', 400)],
  [
    '[F119] an answer that lacks a list by an error',
    'unknown_error',
    'An unknown error occurred.',
    () => body('{"data":{"products":null,"menu":[]},"errors":[{"message":"x","path":["products","edges",0]}]}'),
  ],
  [
    '[F119] an answer that lacks something of the caller by an error',
    'unknown_error',
    'An unknown error occurred.',
    () => body('{"data":{"result":{"viewer":{"id":"me","compare":null}}},"errors":[{"message":"x","path":["result","viewer","compare"]}]}'),
  ],
  ['[F120] no network', 'fetch_error', 'You are probably offline.', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is told as %s', async (_name, code, message, answer) => {
  stubFetch(answer);
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ code, message });
});

test('[F120] a network that fails in the middle of an answer is no network either', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  stubFetch(() => Promise.resolve(new Response(broken)));
  await expect(ask()).rejects.toMatchObject({ code: 'fetch_error' });
});

test('[F120] a request that takes too long ends, and does not say offline', async () => {
  vi.useFakeTimers();
  stubFetch(never);
  const refused = ask().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await refused).toMatchObject({ code: 'unknown_error' });
});

test('whoever unsubscribes gives the request up, and hears nothing more', async () => {
  let signal: AbortSignal | null | undefined;
  stubFetch((init) => {
    signal = init.signal;
    return never(init);
  });
  const heard: unknown[] = [];
  const network = browserNetwork([], () => heard.push('answer'));
  const subscription = Observable.from(network(operation, {}, {})).subscribe({
    next: () => heard.push('next'),
    error: () => heard.push('error'),
  });
  subscription.unsubscribe();
  await Promise.resolve();
  expect(signal?.aborted).toBe(true);
  expect(heard).toEqual([]);
});
