import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, tokenOf, type Client } from '../legacy/client.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeVariable, variationId } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import {
  addDocument,
  change,
  clearDocument,
  listDocument,
  makeCompareShop,
  makeIn,
  makeSeveral,
  removeDocument,
  type ListView,
  type Outcome,
} from './compareShop.ts';

// Two APIs, one compare list: a change through either leaves exactly the same state.

let db: Db;
let shop: TestApp;
const ids = { one: 0, two: 0, three: 0, pan: 0, laptop: 0, spade: 0, draft: 0, shirt: 0, red: 0 };
const many: number[] = [];

beforeAll(async () => {
  db = await freshDb();
  const { categories } = await makeCompareShop(db);
  const { phones, kitchen, laptops, garden } = categories;
  [ids.one, ids.two, ids.three] = [await makeIn(db, [phones]), await makeIn(db, [phones]), await makeIn(db, [phones])];
  ids.pan = await makeIn(db, [kitchen]);
  ids.laptop = await makeIn(db, [laptops]);
  ids.spade = await makeIn(db, [garden]);
  ids.draft = await makeIn(db, [phones], { status: 'DRAFT' });
  const shirt = await makeVariable(db);
  await db.prisma.productCategory.create({ data: { productId: shirt.product.id, categoryId: phones } });
  await refreshProducts(db.pool, [shirt.product.id], testNow);
  Object.assign(ids, { shirt: shirt.product.id, red: variationId(shirt, 'red') });
  many.push(...(await makeSeveral(db, 12, phones)));
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

/** Each method returns whether the product is compared afterwards, as far as the API reports it; an error is a result as well. */
interface Driver {
  add(id: number): Promise<boolean>;
  remove(id: number): Promise<boolean>;
}

function graphqlDriver(client: Client): Driver {
  const run = async (document: string, id: number) => {
    const { result } = await client.gql<{ result: Outcome }>(document, { input: { productId: globalId('Product', id) } });
    const productId = result.product?.databaseId;
    return productId !== undefined && result.viewer?.compare.productIds.includes(productId) === true;
  };
  return { add: (id) => run(addDocument, id), remove: (id) => run(removeDocument, id) };
}

function legacyDriver(client: Client): Driver {
  const run = async (perform: string, id: number) => {
    const security = await tokenOf(client, ['comparechart', 'comparenonce']);
    const form = { action: 're_add_compare', compareID: id, perform, security };
    const { content, comparing } = (await client.send('POST', '/wp-admin/admin-ajax.php', { form })).json<{
      content: string;
      comparing: string | null;
    }>();
    const [, shown] = /data-compareid="(\d+)"/.exec(content) ?? [];
    return shown !== undefined && (comparing ?? '').split(',').includes(shown);
  };
  return { add: (id) => run('add', id), remove: (id) => run('remove', id) };
}

/** Returns the rows of a browser's list, without values that are unique to each list. */
async function rowsOf(client: Client) {
  const tokenHash = createHash('sha256')
    .update(client.cookies.get('sid') ?? '')
    .digest('hex');
  const items = await db.prisma.compareItem.findMany({
    where: { list: { visitor: { tokenHash } } },
    orderBy: { id: 'asc' },
    select: { productId: true, priceMinor: true, isAvailable: true },
  });
  return items;
}

interface Scenario {
  name: string;
  run(endpoint: Driver): Promise<boolean[]>;
  outcome: boolean[];
  /** Products compared afterwards, in the order in which they were added. */
  holds: () => number[];
}

const inTurn = async (steps: (() => Promise<boolean>)[]) => {
  const results: boolean[] = [];
  for (const step of steps) results.push(await step());
  return results;
};

const scenarios: Scenario[] = [
  { name: 'adding one product', run: (endpoint) => inTurn([() => endpoint.add(ids.one)]), outcome: [true], holds: () => [ids.one] },
  {
    name: 'adding several products',
    run: (endpoint) => inTurn([ids.two, ids.pan, ids.one, ids.laptop].map((id) => () => endpoint.add(id))),
    outcome: [true, true, true, true],
    holds: () => [ids.two, ids.pan, ids.one, ids.laptop],
  },
  {
    name: 'adding a product again',
    run: (endpoint) => inTurn([ids.one, ids.two, ids.one].map((id) => () => endpoint.add(id))),
    outcome: [true, true, true],
    holds: () => [ids.one, ids.two],
  },
  {
    name: 'removing a product twice, and one that was never added',
    run: (endpoint) =>
      inTurn([
        ...[ids.one, ids.two, ids.three].map((id) => () => endpoint.add(id)),
        ...[ids.two, ids.two, ids.pan].map((id) => () => endpoint.remove(id)),
      ]),
    outcome: [true, true, true, false, false, false],
    holds: () => [ids.one, ids.three],
  },
  {
    name: 'removing the last product',
    run: (endpoint) => inTurn([() => endpoint.add(ids.one), () => endpoint.remove(ids.one), () => endpoint.remove(ids.one)]),
    outcome: [true, false, false],
    holds: () => [],
  },
  {
    name: 'adding a removed product again',
    run: (endpoint) =>
      inTurn([() => endpoint.add(ids.one), () => endpoint.add(ids.two), () => endpoint.remove(ids.one), () => endpoint.add(ids.one)]),
    outcome: [true, true, false, true],
    holds: () => [ids.two, ids.one],
  },
  {
    name: 'adding a variation and its product',
    run: (endpoint) => inTurn([() => endpoint.add(ids.red), () => endpoint.add(ids.shirt)]),
    outcome: [true, true],
    holds: () => [ids.shirt],
  },
  {
    name: 'adding products that can’t be compared or don’t exist',
    run: (endpoint) => inTurn([ids.spade, ids.draft, 999_999].map((id) => () => endpoint.add(id))),
    outcome: [false, false, false],
    holds: () => [],
  },
  {
    name: 'adding twelve products of one group, and one of another',
    run: (endpoint) => inTurn([...many, ids.pan].map((id) => () => endpoint.add(id))),
    outcome: [...Array.from({ length: 10 }, () => true), false, false, true],
    holds: () => [...many.slice(0, 10), ids.pan],
  },
  {
    name: 'ten concurrent adds and removals',
    run: async (endpoint) => {
      await endpoint.add(ids.pan);
      const results = await Promise.all(many.slice(0, 10).map((id) => endpoint.add(id)));
      // The order of concurrent changes is unknown, so the following ones are sequential.
      await Promise.all(many.slice(0, 10).map((id) => endpoint.remove(id)));
      return [...results, await endpoint.add(ids.one)];
    },
    outcome: Array.from({ length: 11 }, () => true),
    holds: () => [ids.pan, ids.one],
  },
];

describe('[F22] [F87] [F139] the GraphQL and legacy APIs', () => {
  const listOf = async (client: Client) => (await client.gql<{ viewer: { compare: ListView } }>(listDocument)).viewer.compare;
  const panelOf = async (client: Client) => {
    const security = await tokenOf(client, ['comparechart', 'comparenonce']);
    const form = { action: 're_compare_panel', security };
    return (await client.send('POST', '/wp-admin/admin-ajax.php', { form })).json<{
      total_count: number;
      total_comparing_ids: string[];
      comparing: Record<string, string>;
      count: Record<string, number>;
    }>();
  };

  it.each(scenarios)('leave the same compare list after $name', async ({ run, outcome, holds }) => {
    const [ours, theirs] = [newClient(shop.app), newClient(shop.app)];
    expect(await run(graphqlDriver(ours))).toEqual(outcome);
    expect(await run(legacyDriver(theirs))).toEqual(outcome);
    const mine = await rowsOf(ours);
    expect(mine.map(({ productId }) => productId)).toEqual(holds());
    expect(await rowsOf(theirs)).toEqual(mine);
    const list = await listOf(ours);
    expect(await listOf(theirs)).toEqual(list);
    expect(list).toMatchObject({ totalCount: holds().length, productIds: holds() });
    for (const client of [ours, theirs]) {
      const panel = await panelOf(client);
      expect(panel).toMatchObject({ total_count: list.totalCount, total_comparing_ids: list.productIds.map(String) });
      expect(Object.values(panel.comparing).toSorted()).toEqual(list.groups.map(({ productIds }) => productIds.join(',')).toSorted());
      expect(Object.values(panel.count).reduce((sum, count) => sum + count, 0)).toBe(list.totalCount);
    }
    const hash = (client: Client) => client.cookies.get('lists_hash');
    expect(hash(theirs)).toBe(hash(ours));
    expect(hash(ours) === undefined).toBe(holds().length === 0);
  });

  it('show and remove each other’s products', async () => {
    const client = newClient(shop.app);
    const [graphql, legacy] = [graphqlDriver(client), legacyDriver(client)];
    await graphql.add(ids.one);
    await legacy.add(ids.two);
    expect((await panelOf(client)).total_comparing_ids).toEqual([ids.one, ids.two].map(String));
    await legacy.remove(ids.one);
    await change(db, ids.two, { status: 'DRAFT' });
    expect(await listOf(client)).toMatchObject({ totalCount: 0, productIds: [], groups: [] });
    expect((await panelOf(client)).total_count).toBe(0);
    await change(db, ids.two, { status: 'PUBLISHED' });
    await client.gql(clearDocument, { input: {} });
    expect((await panelOf(client)).total_count).toBe(0);
  });
});
