import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineKey } from '../../server/commerce/cart/rules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { cartRows, newClient } from './client.ts';
import { graphqlDriver, legacyDriver, type Driver } from './drivers.ts';

// Two APIs, one shop: a change through either leaves exactly the same state.

let db: Db;
let shop: TestApp;
const ids = { pan: 0, kettle: 0, pack: 0, few: 0, single: 0, external: 0, draft: 0, shirt: 0, blue: 0, red: 0, lamp: 0, any: 0 };

beforeAll(async () => {
  db = await freshDb();
  ids.pan = (await makeProduct(db, { name: 'Pan' })).id;
  ids.kettle = (await makeProduct(db, { name: 'Kettle', regularPriceMinor: 2_599 })).id;
  ids.pack = (await makeProduct(db, { name: 'Pack of six', minQuantity: 6 })).id;
  ids.few = (await makeStocked(db, 3, { name: 'One of few' })).id;
  ids.single = (await makeProduct(db, { name: 'Single', soldIndividually: true })).id;
  ids.external = (await makeProduct(db, { name: 'Elsewhere', type: 'EXTERNAL', externalUrl: 'https://shop.example/' })).id;
  ids.draft = (await makeProduct(db, { name: 'Draft', status: 'DRAFT' })).id;
  const shirt = await makeVariable(db, { facts: { name: 'Shirt' } });
  Object.assign(ids, { shirt: shirt.product.id, blue: variationId(shirt, 'blue'), red: variationId(shirt, 'red') });
  const lamp = await makeVariable(db, { facts: { name: 'Lamp' }, variations: { any: {} } });
  Object.assign(ids, { lamp: lamp.product.id, any: variationId(lamp, 'any') });
  await db.prisma.coupon.create({ data: { code: 'TEN', kind: 'PERCENT', percentBasisPoints: 1_000 } });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

interface Scenario {
  name: string;
  run(endpoint: Driver): Promise<boolean[]>;
  /** Result of each change. */
  outcome: boolean[];
  /** Products and quantities in the cart afterwards. */
  holds: [keyof typeof ids, number][];
}

const inTurn = async (steps: (() => Promise<boolean>)[]) => {
  const results: boolean[] = [];
  for (const step of steps) results.push(await step());
  return results;
};
const key = (name: keyof typeof ids, options = {}) => lineKey(ids[name], options);

const scenarios: Scenario[] = [
  {
    name: 'adding a product',
    run: (endpoint) => inTurn([() => endpoint.add({ product: ids.pan, quantity: 2 })]),
    outcome: [true],
    holds: [['pan', 2]],
  },
  {
    name: 'adding without a quantity',
    run: (endpoint) => inTurn([() => endpoint.add({ product: ids.pan })]),
    outcome: [true],
    holds: [['pan', 1]],
  },
  {
    name: 'adding a product again',
    run: (endpoint) => inTurn([1, 4].map((quantity) => () => endpoint.add({ product: ids.pan, quantity }))),
    outcome: [true, true],
    holds: [['pan', 5]],
  },
  {
    name: 'adding two variations by id',
    run: (endpoint) => inTurn([ids.blue, ids.red].map((variation) => () => endpoint.add({ product: ids.shirt, variation }))),
    outcome: [true, true],
    holds: [
      ['blue', 1],
      ['red', 1],
    ],
  },
  {
    name: 'adding a variation by its options',
    run: (endpoint) => inTurn([() => endpoint.add({ product: ids.shirt, options: { colour: 'red' }, quantity: 2 })]),
    outcome: [true],
    holds: [['red', 2]],
  },
  {
    name: 'adding a variation with an open option',
    run: (endpoint) => inTurn([() => endpoint.add({ product: ids.lamp, variation: ids.any, options: { colour: 'green' } })]),
    outcome: [true],
    holds: [['any', 1]],
  },
  {
    name: 'adding unavailable and missing options',
    run: (endpoint) =>
      inTurn(
        ([{ colour: 'green' }, { colour: 'silver' }, {}] as Record<string, string>[]).map(
          (options) => () => endpoint.add({ product: ids.shirt, options }),
        ),
      ),
    outcome: [false, false, false],
    holds: [],
  },
  {
    name: 'adding less than the minimum, then enough',
    run: (endpoint) => inTurn([5, 6].map((quantity) => () => endpoint.add({ product: ids.pack, quantity }))),
    outcome: [false, true],
    holds: [['pack', 6]],
  },
  {
    name: 'adding more than the stock',
    run: (endpoint) => inTurn([4, 2, 2].map((quantity) => () => endpoint.add({ product: ids.few, quantity }))),
    outcome: [false, true, false],
    holds: [['few', 2]],
  },
  {
    name: 'adding a product sold individually twice',
    run: (endpoint) => inTurn([1, 1].map((quantity) => () => endpoint.add({ product: ids.single, quantity }))),
    outcome: [true, false],
    holds: [['single', 1]],
  },
  {
    name: 'adding products that can’t be bought or don’t exist',
    run: (endpoint) => inTurn([ids.external, ids.draft, 999_999].map((product) => () => endpoint.add({ product }))),
    outcome: [false, false, false],
    holds: [],
  },
  {
    name: 'setting valid, zero and rejected quantities',
    run: async (endpoint) => {
      const added = await inTurn([ids.pan, ids.few, ids.kettle].map((product) => () => endpoint.add({ product })));
      const set = await inTurn([
        () => endpoint.set(key('pan'), 7),
        () => endpoint.set(key('few'), 4),
        () => endpoint.set(key('kettle'), 0),
      ]);
      return [...added, ...set];
    },
    outcome: [true, true, true, true, false, true],
    holds: [
      ['pan', 7],
      ['few', 1],
    ],
  },
  {
    name: 'removing a line twice',
    run: (endpoint) =>
      inTurn([
        () => endpoint.add({ product: ids.pan }),
        () => endpoint.add({ product: ids.kettle }),
        () => endpoint.remove(key('pan')),
        () => endpoint.remove(key('pan')),
        () => endpoint.remove('not a key'),
      ]),
    outcome: [true, true, true, false, false],
    holds: [['kettle', 1]],
  },
  {
    name: 'removing the last line',
    run: (endpoint) => inTurn([() => endpoint.add({ product: ids.pan }), () => endpoint.remove(key('pan'))]),
    outcome: [true, true],
    holds: [],
  },
  {
    name: 'applying a coupon twice, and an unknown one',
    run: (endpoint) =>
      inTurn([
        () => endpoint.add({ product: ids.pan }),
        () => endpoint.applyCoupon('ten'),
        () => endpoint.applyCoupon('TEN'),
        () => endpoint.applyCoupon('nope'),
      ]),
    outcome: [true, true, false, false],
    holds: [['pan', 1]],
  },
  {
    name: 'applying a coupon, and removing it twice',
    run: (endpoint) =>
      inTurn([
        () => endpoint.add({ product: ids.pan }),
        () => endpoint.applyCoupon('TEN'),
        () => endpoint.removeCoupon('TEN'),
        () => endpoint.removeCoupon('TEN'),
      ]),
    outcome: [true, true, true, false],
    holds: [['pan', 1]],
  },
  {
    name: 'two concurrent adds',
    run: async (endpoint) => {
      const first = await endpoint.add({ product: ids.pan });
      return [first, ...(await Promise.all([2, 3].map((quantity) => endpoint.add({ product: ids.pan, quantity }))))];
    },
    outcome: [true, true, true],
    holds: [['pan', 6]],
  },
];

describe('[F22] [F139] the GraphQL and legacy APIs', () => {
  it.each(scenarios)('leave the same cart after $name', async ({ run, outcome, holds }) => {
    const [ours, theirs] = [newClient(shop.app), newClient(shop.app)];
    expect(await run(graphqlDriver(ours))).toEqual(outcome);
    expect(await run(legacyDriver(theirs))).toEqual(outcome);
    const [mine, other] = [await cartRows(db, ours), await cartRows(db, theirs)];
    const expected = holds.map(([name, quantity]) => [ids[name], quantity]);
    expect(mine?.lines.map(({ productId, quantity }) => [productId, quantity]) ?? []).toEqual(expected);
    expect(other?.lines ?? []).toEqual(mine?.lines ?? []);
    expect(other?.coupons ?? []).toEqual(mine?.coupons ?? []);

    const hashOf = async (client: typeof ours) => {
      const { viewer } = await client.gql<{ viewer: { cartHash: string } }>('{ viewer { cartHash } }');
      return viewer.cartHash;
    };
    const hash = await hashOf(ours);
    expect(await hashOf(theirs)).toBe(hash);
    expect((await theirs.cart('get_refreshed_fragments')).cart_hash).toBe(hash);
    const seen = (client: typeof ours) => [...client.cookies].filter(([name]) => !name.startsWith('sid')).toSorted();
    expect(seen(theirs)).toEqual(seen(ours));
    const isEmpty = holds.length === 0;
    const wanted = { woocommerce_cart_hash: hash, woocommerce_items_in_cart: '1' };
    expect(seen(ours).filter(([name]) => name.startsWith('woocommerce_'))).toEqual(isEmpty ? [] : Object.entries(wanted));
    expect(hash).toMatch(isEmpty ? /^$/ : /^[0-9a-f]{32}$/);
  });

  it('keep all of 20 concurrent adds through the legacy API', async () => {
    const client = newClient(shop.app);
    await client.globals();
    const products = await Promise.all(Array.from({ length: 20 }, () => makeProduct(db)));
    const answers = await Promise.all(products.map(({ id }) => client.cart('add_to_cart', { product_id: id })));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    const rows = await cartRows(db, client);
    expect(rows?.lines.map(({ productId }) => productId).toSorted((a, b) => a - b)).toEqual(
      products.map(({ id }) => id).toSorted((a, b) => a - b),
    );
  });

  it('[F21] show and remove each other’s lines', async () => {
    const client = newClient(shop.app);
    await graphqlDriver(client).add({ product: ids.pan, quantity: 3 });
    const { fragments } = await client.cart('get_refreshed_fragments', { time: '1' });
    expect(fragments?.['div.widget_shopping_cart_content']).toContain(`cartkey-${key('pan')}"`);
    expect(await legacyDriver(client).remove(key('pan'))).toBe(true);
    const { viewer } = await client.gql<{ viewer: { cart: { lines: object[] } } }>('{ viewer { cart { lines { key } } } }');
    expect(viewer.cart.lines).toEqual([]);
  });
});
