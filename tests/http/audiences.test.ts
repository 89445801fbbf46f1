import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { postGraphql, ownPage, testApp, type TestApp } from './testApp.ts';

// Two APIs at two endpoints: fields of one are unknown to the other, for every client.

let db: Db;
let shop: TestApp;
let staff: string;

beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Kettle' });
  shop = await testApp(db);
  staff = (await adminWithSession(db, { isSteppedUp: true })).token;
});
afterAll(() => shop.app.close());

interface Body {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function send(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await postGraphql(shop.app, body, headers, url);
  return { status: response.statusCode, headers: response.headers, ...response.json<Body>() };
}

const bearer = () => ({ authorization: `Bearer ${staff}` });
const hint = 'Admin API fields are available at /admin/graphql.';

describe('the Shop API', () => {
  test('rejects back-office fields, even for staff, and points to the Admin API', async () => {
    for (const query of [
      '{ subscribers(first: 1) { totalCount } }',
      'mutation { adminSignOut(input: {}) { __typename } }',
      'mutation ($input: DeleteSubscriberInput!) { deleteSubscriber(input: $input) { __typename } }',
    ]) {
      const { status, data, errors } = await send('/graphql', { query }, bearer());
      expect([status, data]).toEqual([400, undefined]);
      expect(errors?.[0]?.message).toContain(hint);
    }
  });

  test('returns the same error for a back-office field as for an unknown field', async () => {
    const of = async (field: string) => (await send('/graphql', { query: `{ ${field} }` })).errors?.map(({ message }) => message);
    const real = await of('auditLog');
    expect(real?.map((message) => message.replaceAll('auditLog', 'auditLob'))).toEqual(await of('auditLob'));
  });

  test('[I30] allows introspection by anyone and hides back-office types', async () => {
    const query = '{ __schema { types { name fields { name } } } order: __type(name: "Order") { fields { name } } }';
    const { status, data } = await send('/graphql', { query });
    expect(status).toBe(200);
    expect(JSON.stringify(data)).toContain('"products"');
    expect(JSON.stringify(data)).not.toMatch(/"(Admin|Staff)|"adminSignIn"|"auditLog"|"Subscriber"|"notes"/);
  });

  test('runs persisted operations of the storefront and rejects those of the admin, and vice versa', async () => {
    const [adminId = ''] = Object.keys(JSON.parse(readFileSync('server/persisted/admin.json', 'utf8')) as object);
    const [webId = ''] = Object.keys(JSON.parse(readFileSync('server/persisted/web.json', 'utf8')) as object);
    const by = (url: string, sha256Hash: string) => send(url, { extensions: { persistedQuery: { version: 1, sha256Hash } } }, bearer());
    for (const [url, id] of [
      ['/graphql', adminId],
      ['/admin/graphql', webId],
    ] as const)
      expect((await by(url, id)).errors?.[0]?.extensions?.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
    for (const [url, id] of [
      ['/graphql', webId],
      ['/admin/graphql', adminId],
    ] as const)
      expect(JSON.stringify((await by(url, id)).errors ?? [])).not.toContain('PERSISTED_QUERY');
  });
});

describe('the Admin API', () => {
  test('answers staff with uncached responses', async () => {
    const { status, data, headers } = await send('/admin/graphql', { query: '{ adminProducts(first: 1) { totalCount } }' }, bearer());
    expect([status, data, headers['cache-control']]).toEqual([200, { adminProducts: { totalCount: 1 } }, 'private, no-store']);
  });

  test('accepts the admin cookie only from its own pages', async () => {
    const cookie = `admin=${staff}`;
    const query = '{ adminViewer { stage } }';
    expect((await send('/admin/graphql', { query }, { ...ownPage, cookie })).data).toEqual({ adminViewer: { stage: 'OPEN' } });
    expect((await postGraphql(shop.app, { query }, { cookie, 'sec-fetch-site': 'cross-site' }, '/admin/graphql')).statusCode).toBe(403);
    expect((await send('/admin/graphql', { query }, { cookie })).data).not.toEqual({ adminViewer: { stage: 'OPEN' } });
  });

  test('rejects protected fields for guests and returns the others', async () => {
    const { data, errors } = await send('/admin/graphql', { query: '{ adminProducts(first: 1) { totalCount } categories { name } }' });
    expect(data).toEqual({ adminProducts: null, categories: [] });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('[I30] allows introspection by signed-in staff only', async () => {
    const queries = [
      '{ __schema { queryType { name } } }',
      'query { ...A } fragment A on Query { __type(name: "AdminProduct") { name } }',
      '{ adminViewer { stage } t: __type(name: "AdminProduct") { name } }',
    ];
    for (const query of queries) {
      const refused = await send('/admin/graphql', { query });
      expect([refused.status, refused.data, refused.errors?.[0]?.extensions?.code]).toEqual([403, undefined, 'FORBIDDEN']);
      expect((await send('/admin/graphql', { query }, bearer())).errors).toBeUndefined();
      // Not cached across viewers: the previous response was for staff.
      expect((await send('/admin/graphql', { query })).status).toBe(403);
    }
    const streamed = await postGraphql(shop.app, { query: queries[0] }, { accept: 'text/event-stream' }, '/admin/graphql');
    expect(streamed.body).not.toContain('queryType');
    expect((await send('/admin/graphql', { query: '{ __typename }' })).data).toEqual({ __typename: 'Query' });
  });

  test('has no carts, customer sign-out or subscriptions', async () => {
    for (const query of ['{ viewer { id } }', 'mutation { signOut(input: {}) { __typename } }', 'subscription { viewerChanged { id } }']) {
      const { status, data, errors } = await send('/admin/graphql', { query }, bearer());
      expect([status, data]).toEqual([400, undefined]);
      expect(errors?.[0]?.message).not.toContain(hint);
    }
  });

  test('returns products from node(id), and null for types that it does not expose', async () => {
    const product = await db.prisma.product.findFirstOrThrow();
    const ids = [btoa('MenuItem:1'), globalId('Product', product.id)];
    const query = 'query ($ids: [ID!]!, $one: ID!) { nodes(ids: $ids) { __typename } node(id: $one) { id } }';
    const { data, errors } = await send('/admin/graphql', { query, variables: { ids, one: ids[0] } });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ nodes: [null, { __typename: 'Product' }], node: null });
  });
});
