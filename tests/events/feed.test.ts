import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ApiScope } from '../../server/generated/prisma/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { emitEvents } from '../../server/platform/events/domainEvents.ts';
import { publicEvents, publicEventTypes } from '../../server/backoffice/integrations/events/publicEvents.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp } from '../http/testApp.ts';
import { requestWithKey, madeKey } from '../integrations/apiKeys.ts';
import { erased, runJob } from '../integrations/webhookDocuments.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { act } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../../shared/globalId.ts';
import { makeStocked, makeVariable, variationId } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';

let db: Db;
let boss: Visitor;
beforeEach(async () => {
  db = await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR')).who;
});

interface Feed {
  edges: { cursor: string; node: { id: string; type: string; objectId: string; occurredAt: string; data: Record<string, unknown> } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  newestCursor: string;
}

const document = `query ($first: Int!, $after: String, $types: [EventType!]!) {
  events(first: $first, after: $after, types: $types) {
    edges { cursor node { id type objectId occurredAt data } } pageInfo { hasNextPage endCursor } newestCursor
  }
}`;
const everything = publicEventTypes.map((type) => publicEvents[type].name);

interface Request {
  first?: number;
  after?: string | null;
  types?: readonly string[];
}

const read = async ({ first = 100, after = null, types = everything }: Request = {}): Promise<Feed> =>
  (await boss.query<{ events: Feed }>(document, { first, after, types })).events;
const objects = ({ edges }: Feed) => edges.map(({ node }) => node.objectId);
const types = ({ edges }: Feed) => edges.map(({ node }) => node.type);
const customers = (...ids: number[]) => ids.map((id) => globalId('Customer', id));

const day = 24 * 60 * 60;

describe('[I31] the event feed', () => {
  it('has what happens to orders and stock, with global ids and without personal data', async () => {
    const { id } = await makeStocked(db, 8, { regularPriceMinor: 2_000 });
    const visitor = await shopper(db, { [id]: 2 });
    const { number } = await placed(visitor, details());
    const order = await db.prisma.order.findFirstOrThrow();
    const orderId = globalId('Order', order.id);
    await act(boss, 'markOrderPaid', { orderId });
    await act(boss, 'refundOrder', { orderId, amount: 500, reason: 'Late', idempotencyKey: 'refund-1-of-the-feed' });
    await runJob(db, 'domain-events');
    const feed = await read();
    expect(types(feed)).toEqual(['ORDER_PLACED', 'STOCK_CHANGED', 'ORDER_PAID', 'ORDER_REFUNDED']);
    const total = { orderId, number, total: order.totalMinor, currencyCode: 'EUR' };
    expect(feed.edges.map(({ node }) => node.data)).toEqual([
      total,
      { productId: globalId('Product', id), variationId: null, stock: 6, delta: -2, reason: 'SALE' },
      total,
      { ...total, refunded: 500 },
    ]);
    expect(feed.edges[0]?.node).toMatchObject({ objectId: orderId, occurredAt: testNow.toISOString() });
    expect(JSON.stringify(feed)).not.toMatch(/@|Late/);
  });

  it('has products, variations and prices as staff change them', async () => {
    const created = await boss.query<{ result: { product: { id: string } } }>(
      'mutation ($input: CreateProductInput!) { result: createProduct(input: $input) { ... on CreateProductPayload { product { id } } } }',
      { input: { name: 'Kettle', regularPriceMinor: 3_000, status: 'PUBLISHED', idempotencyKey: 'kettle-of-the-feed' } },
    );
    const variable = await makeVariable(db);
    const blue = variationId(variable, 'blue');
    const { version } = await db.prisma.product.findUniqueOrThrow({ where: { id: blue } });
    await boss.query(
      'mutation ($input: UpdateVariationsInput!) { result: updateVariations(input: $input) { __typename ... on UserError { message } } }',
      { input: { id: variable.product.id, variations: [{ id: blue, expectedVersion: version, regularPriceMinor: 4_321 }] } },
    );
    const kettle = await db.prisma.product.findFirstOrThrow({ where: { name: 'Kettle' } });
    await boss.query('mutation ($input: DeleteProductInput!) { deleteProduct(input: $input) { __typename } }', {
      input: { id: kettle.id, expectedVersion: kettle.version },
    });
    await runJob(db, 'domain-events');
    const seen = (await read()).edges.map(({ node }) => [node.type, node.objectId, node.data.price]);
    const [kettleId, variation] = [globalId('Product', kettle.id), globalId('ProductVariation', blue)];
    expect(created.result.product.id).toBeDefined();
    expect(seen).toEqual(
      expect.arrayContaining([
        ['PRICE_CHANGED', kettleId, 3_000],
        ['PRODUCT_CREATED', kettleId, undefined],
        ['PRICE_CHANGED', variation, 4_321],
        ['PRODUCT_UPDATED', variation, undefined],
        ['PRODUCT_DELETED', kettleId, undefined],
      ]),
    );
    expect(seen.filter(([type, id]) => type === 'PRODUCT_UPDATED' && id === kettleId)).toEqual([]);
  });

  it('skips nothing when a transaction that wrote earlier commits later', async (context) => {
    // The embedded database has a single connection, so nothing can be committed beside an open transaction.
    if (db.kind === 'embedded') return context.skip();
    const slow = await db.pool.connect();
    onTestFinished(() => slow.release());
    await slow.query('begin');
    await emitEvents(slow, 'accountErased', [{ accountId: 1 }], testNow);
    await erased(db, 2, 3);
    await runJob(db, 'domain-events');
    const first = await read();
    expect(objects(first)).toEqual(customers(2, 3));
    await slow.query('commit');
    await erased(db, 4);
    await runJob(db, 'domain-events', 10);
    const second = await read({ after: first.pageInfo.endCursor });
    expect(objects(second)).toEqual(customers(1, 4));
    expect(objects(await read({ after: second.pageInfo.endCursor }))).toEqual([]);
  });

  it('is read in pages, from any cursor, and from the newest event on', async () => {
    await erased(db, 1, 2, 3, 4, 5);
    await runJob(db, 'domain-events');
    const seen: string[] = [];
    let after: string | null = null;
    for (let hasNextPage = true; hasNextPage;) {
      const page = await read({ first: 2, after });
      seen.push(...objects(page));
      ({ hasNextPage, endCursor: after } = page.pageInfo);
    }
    expect(seen).toEqual(customers(1, 2, 3, 4, 5));
    const { newestCursor } = await read({ first: 0 });
    expect(after).toBe(newestCursor);
    await erased(db, 6);
    await runJob(db, 'domain-events', 10);
    expect(objects(await read({ after: newestCursor }))).toEqual(customers(6));
    for (const wrong of [{ after: 'nonsense' }, { first: 101 }, { first: -1 }, { types: [] }]) {
      const { errors } = await boss.gql(document, { first: 1, types: everything, ...wrong });
      expect(errors, JSON.stringify(wrong)).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
    }
  });

  it('keeps events for 30 days; positions go on afterwards, and a reader that fell behind is told', async () => {
    await erased(db, 1, 2);
    await runJob(db, 'domain-events');
    const [behind] = (await read()).edges;
    const { pageInfo } = await read({ types: ['ORDER_PLACED'] });
    await runJob(db, 'old-events', 29 * day);
    expect(await db.prisma.domainEvent.count()).toBe(2);
    await runJob(db, 'old-events', 31 * day);
    expect(await db.prisma.domainEvent.count()).toBe(0);
    await erased(db, 3);
    await runJob(db, 'domain-events', 31 * day);
    expect(objects(await read({ after: pageInfo.endCursor }))).toEqual(customers(3));
    const { errors } = await boss.gql(document, { first: 1, after: behind?.cursor, types: everything });
    expect(errors).toMatchObject([{ message: expect.stringContaining('kept for 30 days') as string }]);
  });
});

describe('[I31] who may read events', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(closing.map((close) => close())));

  it('administrators, and API keys with the scope of each type that they ask for', async () => {
    const shop = await testApp(db);
    closing.push(() => shop.app.close());
    const current = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
    const codes = async (scopes: readonly ApiScope[], asked: readonly string[]) => {
      const { token } = await madeKey(current, scopes);
      const { errors } = await requestWithKey(shop.app, token, document, { first: 1, types: asked });
      return errors?.map(({ extensions }) => extensions.code);
    };
    expect(await codes(['ORDERS_READ'], ['ORDER_PLACED', 'ORDER_PAID'])).toBeUndefined();
    expect(await codes(['ORDERS_READ'], ['ORDER_PLACED', 'STOCK_CHANGED'])).toEqual(['FORBIDDEN']);
    expect(await codes(['ORDERS_READ', 'CATALOGUE_READ'], ['ORDER_PLACED', 'STOCK_CHANGED'])).toBeUndefined();
    expect(await codes(['REPORTS_READ'], [])).toEqual(['FORBIDDEN']);
    const { who } = await openStaff(db, 'STAFF', ['ORDERS', 'CATALOGUE']);
    expect((await who.gql(document, { first: 1, types: ['ORDER_PLACED'] })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
