import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey, requestWithKey } from '../integrations/apiKeys.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { define, set } from './metafields.ts';

// Custom fields in responses of the two APIs: cached ones are never outdated, and API keys reach what their scopes allow.

let db: Db;
let staff: Visitor;
let shop: TestApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  db = await freshDb();
  staff = (await openStaff(db, 'ADMINISTRATOR', [], { admin: 'own' })).who;
  shop = await testApp(db);
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.app.close();
});

describe('[I25] custom fields in responses', () => {
  it('of the Shop API are current, also when the response was cached', async () => {
    await define(staff, 'care');
    const category = await db.prisma.category.create({ data: { slug: 'pots', name: 'Pots' } });
    await define(staff, 'season', { ownerType: 'CATEGORY' });
    const { id, slug } = await makeProduct(db);
    const read = async () => {
      const query = `{ product(slug: "${slug}") { metafields { value } } category(slug: "pots") { metafields { value } } }`;
      const answer = await shop.app.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers: { host: 'localhost:4000' } });
      const { data } = answer.json<{ data: Record<'product' | 'category', { metafields: { value: string }[] }> }>();
      return [data.product, data.category].map(({ metafields }) => metafields.map(({ value }) => value).join());
    };
    const steps: string[][] = [await read(), await read()];
    await set(staff, { productId: id }, { care: 'Cold' });
    await shop.catalog.reload();
    steps.push(await read());
    await set(staff, { categoryId: category.id }, { season: 'Winter' });
    await shop.catalog.reload();
    steps.push(await read());
    expect(steps).toEqual([
      ['', ''],
      ['', ''],
      ['Cold', ''],
      ['Cold', 'Winter'],
    ]);
  });

  it('[I94] of filtered lists are current, also when the response was cached', async () => {
    await define(staff, 'pages', { type: 'INTEGER', isFilterable: true });
    const { id } = await makeProduct(db, { name: 'Book' });
    const read = async () => {
      const query =
        '{ products(first: 5, filter: { metafields: [{ namespace: "app", key: "pages", min: "100" }] }) { edges { node { name } } } }';
      const answer = await shop.app.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers: { host: 'localhost:4000' } });
      const { data } = answer.json<{ data: { products: { edges: { node: { name: string } }[] } } }>();
      return data.products.edges.map(({ node }) => node.name);
    };
    expect([await read(), await read()]).toEqual([[], []]);
    for (const [pages, expected] of [
      ['300', ['Book']],
      ['99', []],
    ] as const) {
      await set(staff, { productId: id }, { pages });
      await shop.catalog.reload();
      expect([await read(), await read()]).toEqual([expected, expected]);
    }
  });

  it('are set by API keys with the scopes for the records', async () => {
    vi.useRealTimers();
    const { who: boss } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
    const { id } = await makeProduct(db);
    const [writer, reader] = [await madeKey(boss, ['CATALOGUE_WRITE']), await madeKey(boss, ['ORDERS_WRITE'])];
    const document = `mutation { result: setMetafields(input: { metafields: [{ productId: "${btoa(`Product:${id}`)}", namespace: "app", key: "care", value: "Hot" }] }) {
      __typename ... on UserError { code message } } }`;
    const send = async (token: string) => (await requestWithKey(shop.app, token, document)).data?.result;
    expect(await send(reader.token)).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('CATALOGUE_WRITE') as string });
    expect(await send(writer.token)).toEqual({ __typename: 'SetMetafieldsPayload' });
    const define = `mutation { result: deleteMetafieldDefinition(input: { id: "${btoa('MetafieldDefinition:1')}", deletesValues: true }) { __typename ... on UserError { code } } }`;
    expect((await requestWithKey(shop.app, writer.token, define)).data?.result).toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.prisma.metafield.count({ where: { value: 'Hot' } })).toBe(1);
  });
});
