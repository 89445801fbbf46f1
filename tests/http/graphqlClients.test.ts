import { getNamedType, isInputObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { schema } from '../../server/api/schema.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { postGraphql, testApp, type TestApp } from './testApp.ts';

// Requests of third-party clients: GET queries, all kinds of Accept headers, document ids, and the old clientMutationId of Relay.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Kettle' });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

async function refused(body: unknown) {
  const response = await postGraphql(shop.app, body);
  const { data, errors } = response.json<{ data?: unknown; errors: { message: string; extensions?: { code?: string } }[] }>();
  expect(data).toBeUndefined();
  return { status: response.statusCode, message: errors[0]?.message ?? '', code: errors[0]?.extensions?.code };
}

describe('GET', () => {
  const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/graphql?${new URLSearchParams(query)}`, headers: { host: 'localhost:4000', ...headers } });

  test('answers the same queries as POST', async () => {
    const query = 'query One($first: Int) { products(first: $first) { edges { node { name } } } } query Two { __typename }';
    const response = await get({ query, operationName: 'One', variables: '{"first":1}' });
    expect([response.statusCode, response.json<{ data: unknown }>().data]).toEqual([
      200,
      { products: { edges: [{ node: { name: 'Kettle' } }] } },
    ]);
    expect((await get({ query: '{ viewer { cart { itemCount } } }' })).headers['cache-control']).toBe('private, no-store');
  });

  test('[I13] accepts persisted operation ids', async () => {
    const [id = ''] = Object.keys(JSON.parse(readFileSync('server/persisted/web.json', 'utf8')) as object);
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } });
    expect((await get({ extensions })).body).not.toContain('PERSISTED_QUERY');
  });

  test('rejects mutations', async () => {
    for (const query of [
      'mutation { signOut(input: {}) { __typename } }',
      'query A { __typename } mutation B { signOut(input: {}) { __typename } }',
    ]) {
      const response = await get({ query, operationName: query.startsWith('query') ? 'B' : '' });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    }
  });

  test('rejects cross-site and malformed requests', async () => {
    expect((await get({ query: '{ __typename }' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await get({ query: '{ __typename }' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
    for (const query of [
      {},
      { query: '{ __typename }', variables: '[1]' },
      { query: '{ __typename }', extensions: 'x' },
      { query: '{ a(b: "\0") }' },
    ]) {
      expect((await get(query as Record<string, string>)).statusCode, JSON.stringify(query)).toBe(400);
    }
  });
});

const json = 'application/json; charset=utf-8';
const specified = 'application/graphql-response+json; charset=utf-8';
test.each([
  ['', json],
  ['*/*', json],
  ['application/json', json],
  ['application/graphql-response+json', specified],
  // urql and gql.tada, which can read streams too.
  ['application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed', specified],
  // Apollo Client 4.
  ['application/graphql-response+json,application/json;q=0.9', specified],
  ['application/json, application/graphql-response+json', json],
  ['application/json;q=0.5, application/graphql-response+json;q=0.9', specified],
  ['application/graphql-response+json;q=0, */*', json],
  ['text/html', json],
  ['text/event-stream', 'text/event-stream; charset=utf-8'],
  ['text/event-stream, application/json;q=0', 'text/event-stream; charset=utf-8'],
  ['text/event-stream;q=0, application/json', json],
])('Accept: %s is answered with %s', async (accept, contentType) => {
  const { headers } = await postGraphql(shop.app, { query: '{ __typename }' }, { accept });
  expect(headers['content-type']).toBe(contentType);
});

test('[I13] a query text is rejected with the persisted id of another one, and run with its own', async () => {
  const [id = '', text = ''] =
    Object.entries(JSON.parse(readFileSync('server/persisted/web.json', 'utf8')) as Record<string, string>)[0] ?? [];
  const persistedQuery = { version: 1, sha256Hash: id };
  expect((await refused({ query: '{ __typename }', extensions: { persistedQuery } })).status).toBe(400);
  expect((await postGraphql(shop.app, { query: text, extensions: { persistedQuery } })).body).not.toContain('BAD_REQUEST');
});

test('[I13] a client that tries a persisted id first is told not to retry', async () => {
  const { message, code } = await refused({ extensions: { persistedQuery: { version: 1, sha256Hash: '00' } } });
  expect([message, code]).toEqual(['PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED']);
});

test('a page of zero items still has totalCount and pageInfo', async () => {
  const query = '{ products(first: 0) { totalCount edges { cursor } pageInfo { hasNextPage endCursor } } }';
  expect((await postGraphql(shop.app, { query })).json<{ data: unknown }>().data).toEqual({
    products: { totalCount: 1, edges: [], pageInfo: { hasNextPage: true, endCursor: null } },
  });
});

test('[I8] every mutation accepts and ignores clientMutationId', async () => {
  const inputs = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args }) => {
    const input = getNamedType(args.find((argument) => argument.name === 'input')?.type);
    return [name, isInputObjectType(input) && 'clientMutationId' in input.getFields()];
  });
  expect(inputs.length).toBeGreaterThan(100);
  expect(inputs.filter(([, has]) => !has)).toEqual([]);
  const query = `mutation { addToCart(input: { productId: "UHJvZHVjdDox", clientMutationId: "7" }) { __typename } }`;
  expect((await postGraphql(shop.app, { query })).json()).toMatchObject({ data: { addToCart: { __typename: 'AddToCartPayload' } } });
});

test('[I8] clientMutationId is also ignored in an input that is part of another', async () => {
  const { who } = await openStaff(db, 'ADMINISTRATOR');
  const placement = { place: 'HOME', isOn: true, variant: 'A', asksName: false, clientMutationId: '7' };
  const mutation = `mutation ($input: UpdateNewsletterPlacementsInput!) { result: updateNewsletterPlacements(input: $input) { __typename } }`;
  expect(await who.query(mutation, { input: { expectedVersion: 0, placements: [placement] } })).toEqual({
    result: { __typename: 'UpdateNewsletterPlacementsPayload' },
  });
});

test('error messages never suggest fields, arguments, types, enum values or variables', async () => {
  const bodies = [
    { query: '{ produkts(first: 1) { totalCount } }' },
    { query: '{ products(firs: 1) { totalCount } }' },
    { query: '{ node(id: "x") { ... on Produc { id } } }' },
    { query: '{ products(first: 1, sort: PRICE_ASK) { totalCount } }' },
    { query: 'query ($sort: ProductSort!) { products(first: 1, sort: $sort) { totalCount } }', variables: { sort: 'PRICE_ASK' } },
    {
      query: 'query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount } }',
      variables: { filter: { brand: [] } },
    },
  ];
  for (const body of bodies) {
    const { status, message } = await refused(body);
    expect(status).toBe(400);
    expect(message).not.toMatch(/Did you mean|hidden|PRICE_ASC|brands/);
  }
});

test.each(['/graphql', '/admin/graphql'])('%s rejects variables in a URL that exhaust the stack', async (path) => {
  const variables = `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`;
  const parameters = new URLSearchParams({ query: '{ __typename }', variables }).toString();
  const headers = { host: 'localhost:4000', accept: 'application/json' };
  expect((await shop.app.inject({ url: `${path}?${parameters}`, headers })).statusCode).toBe(400);
});
