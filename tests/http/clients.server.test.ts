import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql as apolloGql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { cacheExchange, Client, fetchExchange, gql as urqlGql } from '@urql/core';
import { EventSource } from 'eventsource';
import { serverAudits } from 'graphql-http';
import { ClientError, GraphQLClient } from 'graphql-request';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparedShop, signedInToken, type PreparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { relayApp, type RelayApp } from './relayApp.ts';

// Unmodified third-party clients against the built shop: the server understands their requests, and they interpret its responses correctly.

let shop: PreparedShop;
let productId = '';
let token = '';
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    productId = globalId('Product', (await makeProduct(db, { name: 'Kettle' })).id);
    token = await signedInToken(db, 'CUSTOMER');
  });
});
afterAll(() => shop.stop());

const endpoint = () => `${shop.url}/graphql`;
const kettle = { edges: [{ node: { name: 'Kettle' } }] };
const listDocument = 'query List($first: Int!) { products(first: $first) { edges { node { name } } } }';
const halfDocument = '{ tooMany: products(first: 101) { totalCount } products(first: 1) { edges { node { name } } } }';
const addDocument = `mutation Add($input: AddToCartInput!) { addToCart(input: $input) {
  __typename
  ... on AddToCartPayload { cart { itemCount } }
  ... on StaleCartError { code cart { itemCount } }
} }`;

function recordingFetch() {
  const sent: { method: string; text: string }[] = [];
  const send: typeof fetch = (input, init) => {
    sent.push({ method: init?.method ?? 'GET', text: typeof init?.body === 'string' ? init.body : '' });
    return fetch(input, init);
  };
  return { sent, fetch: send };
}

describe('[I17] the graphql-http audit', () => {
  // The latest draft of GraphQL over HTTP: a response without data MUST have a 4xx or 5xx status, also as application/json.
  const conflictFailure = new Set(['572B', 'FDE2', '7B9B']);
  const audits = serverAudits({ url: endpoint, fetchFn: fetch });

  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async (_title, audit) => {
    const result = await audit.fn();
    expect(result.status, 'reason' in result ? result.reason : '').toBe(conflictFailure.has(audit.id) ? 'warn' : 'ok');
  });
});

describe('urql', () => {
  const client = (more: object = {}) => new Client({ url: endpoint(), exchanges: [cacheExchange, fetchExchange], ...more });
  const kinds: [string, object, string][] = [
    ['with default settings', {}, 'GET'],
    ['with POST', { preferGetMethod: false }, 'POST'],
    ['with GET', { preferGetMethod: 'force' }, 'GET'],
  ];

  test.each(kinds)('fetches a list %s', async (_title, more, method) => {
    const recorded = recordingFetch();
    const { data, error } = await client({ ...more, fetch: recorded.fetch }).query(urqlGql(listDocument), { first: 1 });
    expect([error, data]).toEqual([undefined, { products: expect.objectContaining({ edges: expect.any(Array) }) }]);
    expect(recorded.sent.map((request) => request.method)).toEqual([method]);
  });

  test('adds to the cart and receives partial data with errors', async () => {
    const added = await client().mutation(urqlGql(addDocument), { input: { productId } });
    expect(added.data).toMatchObject({ addToCart: { __typename: 'AddToCartPayload', cart: { itemCount: 1 } } });
    const half = await client().query(urqlGql(halfDocument), {});
    expect(half.data).toMatchObject({ tooMany: null, products: { edges: [{ node: { name: 'Kettle' } }] } });
    expect(half.error?.graphQLErrors.map(({ path }) => path)).toEqual([['tooMany']]);
  });
});

describe('Apollo Client', () => {
  const possibleTypes = { AddToCartResult: ['AddToCartPayload', 'StaleCartError'] };
  const apollo = (link: ApolloLink) => new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });

  test('fetches a list, adds to the cart, and receives partial data with errors', async () => {
    const client = apollo(new HttpLink({ uri: endpoint(), headers: { authorization: `Bearer ${token}` } }));
    const { data } = await client.query({ query: apolloGql(listDocument), variables: { first: 1 } });
    expect(data).toMatchObject({ products: { edges: [{ node: { name: 'Kettle' } }] } });
    const added = await client.mutate({ mutation: apolloGql(addDocument), variables: { input: { productId } } });
    expect(added.data).toMatchObject({ addToCart: { __typename: 'AddToCartPayload' } });
    const half = await client.query({ query: apolloGql(halfDocument), errorPolicy: 'all' });
    expect(half.data).toMatchObject({ tooMany: null, products: { edges: [{ node: { name: 'Kettle' } }] } });
    expect(CombinedGraphQLErrors.is(half.error) && half.error.errors.map(({ path }) => path)).toEqual([['tooMany']]);
  });

  test('tries a persisted query id once and then sends query texts', async () => {
    const recorded = recordingFetch();
    const ids = new PersistedQueryLink({ sha256: (text: string) => createHash('sha256').update(text).digest('hex') });
    const client = apollo(ApolloLink.from([ids, new HttpLink({ uri: endpoint(), fetch: recorded.fetch })]));
    for (const first of [1, 2]) {
      const { data } = await client.query({ query: apolloGql(listDocument), variables: { first } });
      expect(data).toMatchObject({ products: { edges: [{ node: { name: 'Kettle' } }] } });
    }
    expect(recorded.sent.map(({ text }) => text.includes('"query":'))).toEqual([false, true, true]);
  });
});

test('graphql-request fetches a list, adds to the cart, and throws on partial errors', async () => {
  const client = new GraphQLClient(endpoint(), { headers: { authorization: `Bearer ${token}` } });
  expect(await client.request(listDocument, { first: 1 })).toEqual({ products: kettle });
  expect(await client.request(addDocument, { input: { productId } })).toMatchObject({ addToCart: { __typename: 'AddToCartPayload' } });
  const error: unknown = await client.request(halfDocument).catch((thrown: unknown) => thrown);
  if (!(error instanceof ClientError)) throw new Error('It did not fail');
  expect(error.response.data).toEqual({ tooMany: null, products: kettle });
  expect(error.response.errors?.map(({ path }) => path)).toEqual([['tooMany']]);
});

describe('a Relay app with only a network layer', () => {
  let app: RelayApp;
  beforeAll(async () => {
    app = await relayApp(endpoint());
  });
  afterAll(() => app.remove());

  test('fetches a list and its next page', async () => {
    const first = await app.query('appListQuery', { first: 1 });
    expect(first).toMatchObject({ products: kettle });
    const { endCursor } = (first as { products: { pageInfo: { endCursor: string } } }).products.pageInfo;
    expect(await app.query('appListQuery', { first: 1, after: endCursor })).toMatchObject({ products: { edges: [] } });
  });

  test('adds to the cart', async () => {
    expect(await app.mutation('appAddMutation', { input: { productId, quantity: 2 } })).toEqual({
      addToCart: { __typename: 'AddToCartPayload', cart: { itemCount: 2 } },
    });
  });

  test('receives the failed field as an error with @catch, and the other fields as data', async () => {
    const refused = { extensions: { code: 'INVALID_INPUT', path: ['first'] } };
    expect(await app.query('appCatchQuery', { first: 101 })).toEqual({
      products: { ok: false, errors: [refused] },
      viewer: { isSignedIn: false, wishlist: { ok: false, errors: [refused] } },
    });
    expect(await app.query('appCatchQuery', { first: 1 })).toEqual({
      products: { ok: true, value: { totalCount: 1 } },
      viewer: { isSignedIn: false, wishlist: { ok: true, value: { items: { totalCount: 0 } } } },
    });
  });
});

test('EventSource receives the caller’s cart changes with a persisted subscription id', async () => {
  const documents = Object.entries(JSON.parse(readFileSync('server/persisted/web.json', 'utf8')) as Record<string, string>);
  const id = documents.find(([, text]) => text.startsWith('subscription liveStream'))?.[0] ?? '';
  const authorization = `Bearer ${token}`;
  const source = new EventSource(`${endpoint()}?id=${id}`, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization } }),
  });
  try {
    const hashes: string[] = [];
    source.addEventListener('next', ({ data }: MessageEvent<string>) => {
      hashes.push((JSON.parse(data) as { data: { viewerChanged: { cartHash: string } } }).data.viewerChanged.cartHash);
    });
    await expect.poll(() => hashes.length, { timeout: 10_000 }).toBe(1);
    await new GraphQLClient(endpoint(), { headers: { authorization } }).request(addDocument, { input: { productId } });
    await expect.poll(() => hashes.length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(new Set(hashes).size).toBe(hashes.length);
  } finally {
    source.close();
  }
});
