import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import {
  maxAliases,
  maxBodyBytes,
  maxDepth,
  maxDirectives,
  maxNodeIds,
  maxRootFields,
  maxTokens,
} from '../../server/platform/graphql/limits.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { postGraphql, unreachableDb, testApp, type TestApp } from './testApp.ts';

// POST requests to both APIs: what is accepted, what is rejected before execution, and how errors are reported.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Kettle', slug: 'kettle' });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

interface Refusal {
  data?: unknown;
  errors: { message: string; extensions?: { code?: string; correlationId?: string } }[];
}

/** Both APIs, with a list, a viewer field, a mutation, and a query that costs too much. */
const apis = [
  {
    path: '/graphql',
    list: 'products',
    caller: 'viewer { id }',
    mutation: 'removeCartLine(input: { key: "x" })',
    costly: '{ products(first: 100) { edges { node { crossSells { crossSells { id name slug url } } } } } }',
  },
  {
    path: '/admin/graphql',
    list: 'adminProducts',
    caller: 'adminViewer { stage }',
    mutation: 'adminSignOut(input: {})',
    costly: '{ orders(first: 100) { edges { node { lines { product { crossSells { crossSells { id name slug url } } } } } } } }',
  },
] as const;

async function refused(body: unknown, headers: Record<string, string> = {}, path = '/graphql') {
  const response = await postGraphql(shop.app, body, headers, path);
  expect(response.headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
  expect(response.headers['set-cookie']).toBeUndefined();
  const { data, errors } = response.json<Refusal>();
  expect(data).toBeUndefined();
  return { status: response.statusCode, message: errors[0]?.message ?? '', code: errors[0]?.extensions?.code, errors };
}

test('a query response includes its cost', async () => {
  const response = await postGraphql(shop.app, { query: '{ products(first: 1) { edges { node { name } } } }' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual({ data: { products: { edges: [{ node: { name: 'Kettle' } }] } }, extensions: { cost: 4 } });
});

test('a field error has its path, location and the invalid argument', async () => {
  const response = await postGraphql(shop.app, {
    query: '{\n  kettles: products(first: 1) { totalCount }\n  many: products(first: 101) { totalCount }\n}',
  });
  expect(response.json<Refusal>().errors).toEqual([
    {
      message: expect.any(String),
      path: ['many'],
      locations: [{ line: 3, column: 3 }],
      extensions: expect.objectContaining({ code: expect.any(String), path: ['first'] }),
    },
  ]);
});

test('NotFoundError names the type and the input path', async () => {
  const query = `mutation { addToCart(input: { productId: "${btoa('Product:999999')}" }) { __typename ... on UserError { code path }
    ... on NotFoundError { type } } }`;
  expect((await postGraphql(shop.app, { query })).json()).toMatchObject({
    data: { addToCart: { __typename: 'NotFoundError', code: 'NOT_FOUND', type: 'Product', path: ['input', 'productId'] } },
  });
});

test('the GraphQL response media type is used when accepted', async () => {
  const response = await postGraphql(shop.app, { query: '{ __typename }' }, { accept: 'application/graphql-response+json' });
  expect(response.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
});

describe.each(apis)('$path', ({ path, list }) => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/graphql', ''])(
    'returns 415 for %j',
    async (type) => {
      const response = await shop.app.inject({
        method: 'POST',
        url: path,
        headers: type ? { 'content-type': type } : {},
        payload: 'query={__typename}',
      });
      expect(response.statusCode).toBe(415);
      expect(response.json<Refusal>().errors[0]?.extensions?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  test('returns 413 for bodies above 100 kB', async () => {
    const { status, code } = await refused({ query: '{ __typename }', variables: { filler: 'x'.repeat(maxBodyBytes) } }, {}, path);
    expect([status, code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test.each([
    ['malformed JSON', '{"query": "{ __typename }"'],
    ['an empty body', ''],
    ['a JSON string', '"{ __typename }"'],
    ['a JSON number', '1'],
    ['null', 'null'],
    ['a batch', '[{"query":"{ __typename }"}]'],
    ['no query', '{}'],
    ['a query that is not a string', '{"query": 1}'],
    ['variables that are nested too deeply', `{"query": "{ __typename }", "variables": {"a": ${'['.repeat(101)}${']'.repeat(101)}}}`],
    ['extensions that exhaust the stack', `{"query": "{ __typename }", "extensions": ${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`],
    ['variables that are not an object', '{"query": "{ __typename }", "variables": "x"}'],
    ['a query that does not parse', `{"query": "{ ${list}("}`],
    [
      'a variable of the wrong type',
      `{"query": "query ($first: Int!) { ${list}(first: $first) { totalCount } }", "variables": {"first": "many"}}`,
    ],
    ['a missing variable', `{"query": "query ($first: Int!) { ${list}(first: $first) { totalCount } }"}`],
    ['an unknown field', '{"query": "{ productz }"}'],
    ['an unknown persisted operation', '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "00"}}}'],
  ])('rejects %s with 4xx and a message', async (_name, body) => {
    const { status, message } = await refused(body, {}, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(message).not.toBe('');
  });

  test.each(['documentId', 'doc_id', 'extensions'])('a query by GET beside another %s is refused', async (name) => {
    const other = name === 'extensions' ? JSON.stringify({ persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }) : '0'.repeat(64);
    const query = new URLSearchParams({ query: '{ __typename }', [name]: other });
    const response = await shop.app.inject({ url: `${path}?${query.toString()}`, headers: { host: 'localhost:4000' } });
    expect([response.statusCode, response.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
  });

  // With and without an escaped backslash before it: \\ud83d is six characters, not half of a pair.
  test.each([
    ['U+0000', String.raw`a\u0000b`, true],
    ['the first half of a surrogate pair', String.raw`a\uD83D b`, true],
    ['the second half of a surrogate pair', String.raw`a\ude00 b`, true],
    ['two halves in the wrong order', String.raw`\ude00\ud83d`, true],
    ['half of a pair after a backslash', String.raw`\\\ud83d`, true],
    ['both halves of a pair', String.raw`\ud83d\ude00`, false],
    ['an escaped backslash', String.raw`\\ud83d\\u0000`, false],
  ])('text with %s: %s', async (_name, text, isRefused) => {
    const extensions = `{"note": "${text}"}`;
    const query = '{ __typename }';
    const sent = await postGraphql(shop.app, `{"query": "${query}", "extensions": ${extensions}}`, {}, path);
    const parameters = new URLSearchParams({ query, extensions }).toString();
    const got = await shop.app.inject({ url: `${path}?${parameters}`, headers: { host: 'localhost:4000', accept: 'application/json' } });
    for (const { statusCode, body } of [sent, got]) {
      expect(statusCode === 400).toBe(isRefused);
      expect(body.includes('an unpaired surrogate')).toBe(isRefused);
    }
  });

  test('rejects cross-site requests', async () => {
    const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }];
    for (const headers of foreign) expect((await postGraphql(shop.app, { query: '{ __typename }' }, headers, path)).statusCode).toBe(403);
    const url = `${path}?query=${encodeURIComponent('{ __typename }')}`;
    const read = await shop.app.inject({ url, headers: { host: 'localhost:4000', 'sec-fetch-site': 'cross-site' } });
    expect(read.statusCode).toBe(403);
  });

  test('rejects mutations by GET', async () => {
    const url = `${path}?query=${encodeURIComponent('mutation { __typename }')}`;
    const response = await shop.app.inject({ url, headers: { host: 'localhost:4000' } });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });
});

const nested = (levels: number) => `{ categories ${'{ children '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;
const refusedQueries = ({ list, caller, mutation, costly }: (typeof apis)[number]): [string, string][] => [
  [`more than ${maxDepth} levels`, nested(maxDepth)],
  ['200 levels', nested(200)],
  // Each document has fewer tokens than the limit, but enough levels to exhaust the stack.
  ['1,990 nested lists', `{ ${list}(first: 1, filter: { slugs: ${'['.repeat(1_990)}`],
  ['450 nested objects, all closed', `{ ${list}(first: 1, filter: ${'{ a: '.repeat(450)}1${' }'.repeat(450)}) { totalCount } }`],
  ['a variable type of 900 nested lists', `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { ${list}(first: 1) { totalCount } }`],
  ['20,000 levels', `{ ${'a { '.repeat(19_000)}`],
  [
    `more than ${maxAliases} aliases`,
    `{ ${Array.from({ length: maxAliases + 1 }, (_, n) => `a${n}: __typename`).join(' ')} categories { ${Array.from({ length: maxAliases + 1 }, (_, n) => `b${n}: name`).join(' ')} } }`,
  ],
  ['10,000 aliases', `{ ${Array.from({ length: 10_000 }, (_, n) => `a${n}:id`).join(' ')} }`],
  [`more than ${maxTokens} tokens`, `{ ${'__typename '.repeat(maxTokens + 1)} }`],
  [`more than ${maxDirectives} directives`, `{ __typename ${'@include(if: true) '.repeat(maxDirectives + 1)} }`],
  [`more than ${maxRootFields} root fields`, `{ ${Array.from({ length: maxRootFields + 1 }, (_, n) => `a${n}: ${caller}`).join(' ')} }`],
  ['a cost beyond the limit', costly],
  [`more than ${maxNodeIds} ids`, `{ nodes(ids: [${'"UHJvZHVjdDox",'.repeat(maxNodeIds + 1)}]) { id } }`],
  [
    'circular fragments',
    '{ categories { ...A } } fragment A on Category { children { ...B } } fragment B on Category { children { ...A } }',
  ],
  ['five mutations', `mutation { ${Array.from({ length: 5 }, (_, n) => `m${n}: ${mutation} { __typename }`).join(' ')} }`],
];

test.each(apis.flatMap((api) => refusedQueries(api).map(([name, query]) => [api.path, name, query] as const)))(
  '[I14] %s rejects before execution: %s',
  async (path, _name, query) => {
    const { status, message } = await refused({ query }, {}, path);
    expect(status).toBe(400);
    expect(message).not.toMatch(/Maximum call stack|Cannot query field/);
  },
);

test('brackets inside a string do not count as nesting', async () => {
  const response = await postGraphql(shop.app, {
    query: `{ products(first: 0, filter: { search: "${'[{('.repeat(60)}" }) { totalCount } }`,
  });
  expect(response.json()).toMatchObject({ data: { products: { totalCount: 0 } } });
});

test('[I30] introspection works, but errors make no suggestions', async () => {
  const response = await postGraphql(shop.app, {
    query: '{ __schema { queryType { name } } __type(name: "Product") { fields { name } } }',
  });
  expect(response.json()).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
  for (const query of [
    '{ productss(first: 1) { totalCount } }',
    '{ products(firs: 1) { totalCount } }',
    '{ products(first: 1, sort: PRICE) { totalCount } }',
  ]) {
    const { errors } = await refused({ query });
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
  }
});

test.each(apis)('$path never sends CORS headers', async ({ path }) => {
  const preflight = await shop.app.inject({
    method: 'OPTIONS',
    url: path,
    headers: { host: 'localhost:4000', origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
  const answer = await postGraphql(shop.app, { query: '{ __typename }' }, {}, path);
  for (const { headers } of [preflight, answer]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test.each([
  ['/graphql', '{ products(first: 1) { totalCount } }'],
  ['/admin/graphql', '{ categories { name } }'],
])('an internal error of %s is masked and logged with the correlation id of the response', async (path, query) => {
  const { app, faults } = await testApp(unreachableDb(db));
  const response = await postGraphql(app, { query }, {}, path);
  expect(response.body).not.toMatch(/hunter2|ECONNREFUSED|db\.internal/);
  const [error] = response.json<Refusal>().errors;
  expect(error?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
  expect(faults.map(({ correlationId }) => correlationId)).toContain(error?.extensions?.correlationId);
  expect(String(faults[0]?.err)).toContain('ECONNREFUSED');
  expect(response.headers['cache-control']).not.toContain('public');
  await app.close();
});

test('a response with an error, a busy response and a faulty page are not cached', async () => {
  const state: { error: Error | null } = { error: null };
  const uncertain = new Proxy(db, { get: (own, name: keyof Db) => (state.error === null ? own : unreachableDb(own, state.error))[name] });
  const { app } = await testApp(uncertain);
  const answers = async () => {
    const { statusCode, body } = await postGraphql(app, { query: '{ product(slug: "kettle") { name } }' });
    const page = await app.inject({ url: '/product/', headers: { host: 'localhost:4000' } });
    return [statusCode, body.includes('Kettle'), page.statusCode, page.headers['cache-control']];
  };
  state.error = new Error('a bug');
  expect(await answers()).toEqual([200, false, 500, 'private, no-store']);
  state.error = new Error('timeout exceeded when trying to connect');
  expect(await answers()).toEqual([503, false, 503, 'private, no-store']);
  state.error = null;
  expect(await answers()).toEqual([200, true, 200, 'public, max-age=0, must-revalidate']);
  // From now on both are cached, so that they are answered without the database.
  state.error = new Error('a bug');
  expect(await answers()).toEqual([200, true, 200, 'public, max-age=0, must-revalidate']);
  await app.close();
});

test('a response without a visitor is cached until the catalogue changes', async () => {
  const body = { query: '{ products(first: 5) { totalCount } }' };
  expect((await postGraphql(shop.app, body)).json()).toMatchObject({ data: { products: { totalCount: 1 } } });
  await makeProduct(db, { name: 'Toaster' });
  expect((await postGraphql(shop.app, body)).json()).toMatchObject({ data: { products: { totalCount: 1 } } });
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await shop.catalog.reload();
  expect((await postGraphql(shop.app, body)).json()).toMatchObject({ data: { products: { totalCount: 2 } } });
});
