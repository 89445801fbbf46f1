import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countBoughtTogether } from '../../server/engagement/marketplace/boughtTogether.ts';
import { cartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Products bought together, counted from orders, and added to the cart at once (row 52).

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

async function order(productIds: readonly number[], facts: object = {}) {
  const lines = productIds.map((productId, position) => ({
    position,
    productId,
    name: 'Thing',
    quantity: 1,
    unitMinor: 1_000,
    lineMinor: 1_000,
  }));
  await db.prisma.order.create({ data: plainOrder({ status: 'COMPLETED', placedAt: testNow, lines: { create: lines }, ...facts }) });
}

const count = async () => countBoughtTogether({ db, now: testNow, catalog: await sharedRevision(db) });

async function bundle(slug: string) {
  const { product } = await newVisitor(db).query<{ product: { boughtTogether: { name: string; detail: string; productId: string }[] } }>(
    'query ($slug: String!) { product(slug: $slug) { boughtTogether { name detail productId } } }',
    { slug },
  );
  return product.boughtTogether;
}
const names = async (slug: string) => (await bundle(slug)).map(({ name }) => name);

describe('[F52] products bought together', () => {
  it('are in at least three orders, most frequent first, after the product itself', async () => {
    const [pan, lid, spoon, once] = [
      await makeProduct(db, { name: 'Pan', slug: 'pan' }),
      await makeProduct(db, { name: 'Lid' }),
      await makeProduct(db, { name: 'Spoon' }),
      await makeProduct(db, { name: 'Once' }),
    ];
    for (let round = 0; round < 4; round += 1) await order([pan.id, spoon.id]);
    for (let round = 0; round < 3; round += 1) await order([pan.id, lid.id]);
    for (let round = 0; round < 2; round += 1) await order([pan.id, once.id]);
    expect(await names('pan')).toEqual([]);
    expect(await count()).toBe(true);
    expect(await names('pan')).toEqual(['Pan', 'Spoon', 'Lid']);
    expect(await db.prisma.boughtTogether.findMany({ where: { productId: pan.id }, orderBy: { position: 'asc' } })).toMatchObject([
      { otherId: spoon.id, orders: 4, confidenceBasisPoints: 4_444 },
      { otherId: lid.id, orders: 3, confidenceBasisPoints: 3_333 },
    ]);
    expect(await count()).toBe(false);
  });

  it('ignore failed orders, old orders and pairs that are rare for the product', async () => {
    const [pan, lid] = [await makeProduct(db, { slug: 'pan' }), await makeProduct(db)];
    for (const status of ['CANCELLED', 'FAILED', 'REFUNDED']) for (let n = 0; n < 3; n += 1) await order([pan.id, lid.id], { status });
    for (let n = 0; n < 3; n += 1) await order([pan.id, lid.id], { placedAt: new Date('2024-01-01') });
    await count();
    expect(await names('pan')).toEqual([]);
    for (let n = 0; n < 3; n += 1) await order([pan.id, lid.id]);
    for (let n = 0; n < 58; n += 1) await order([pan.id]);
    await count();
    // Three of 61 are less than one in twenty.
    expect(await names('pan')).toEqual([]);
  });

  it('suggest the most-bought variation of a product, and nothing that is unavailable', async () => {
    const pan = await makeProduct(db, { slug: 'pan', name: 'Pan' });
    const shirt = await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' } });
    const gone = await makeStocked(db, 0, { name: 'Gone' });
    for (let n = 0; n < 3; n += 1) await order([pan.id, variationId(shirt, 'red'), gone.id]);
    await order([pan.id, variationId(shirt, 'blue')]);
    await count();
    expect(await bundle('pan')).toMatchObject([
      { name: 'Pan' },
      { name: 'Shirt', detail: 'Red', productId: globalId('ProductVariation', variationId(shirt, 'red')) },
    ]);
    // Products that need options aren't offered; only the others are.
    expect(await names('shirt')).toEqual(['Pan']);
  });

  it('count an order with several variations of a product once', async () => {
    const pan = await makeProduct(db, { slug: 'pan', name: 'Pan' });
    const shirt = await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' } });
    const [red, blue] = [variationId(shirt, 'red'), variationId(shirt, 'blue')];
    for (let n = 0; n < 2; n += 1) await order([pan.id, red, blue]);
    await count();
    expect(await names('pan')).toEqual([]);
    await order([pan.id, blue]);
    await order([pan.id]);
    await count();
    expect(await bundle('pan')).toMatchObject([{ name: 'Pan' }, { name: 'Shirt', detail: 'Blue' }]);
    expect(await db.prisma.boughtTogether.findMany({ where: { productId: pan.id } })).toMatchObject([
      { otherId: blue, orders: 3, confidenceBasisPoints: 7_500 },
    ]);
  });

  it('fall back on cross-sells', async () => {
    const [pan, lid] = [await makeProduct(db, { slug: 'pan', name: 'Pan' }), await makeProduct(db, { name: 'Lid' })];
    await db.prisma.productLink.create({ data: { productId: pan.id, targetId: lid.id, kind: 'CROSS_SELL' } });
    expect(await names('pan')).toEqual(['Pan', 'Lid']);
  });

  it('[I91] state the deposit on top of their price', async () => {
    const pan = await makeProduct(db, { slug: 'pan' });
    const crate = await makeVariable(db, { facts: { depositMinor: 150 } });
    for (let n = 0; n < 3; n += 1) await order([pan.id, variationId(crate, 'red')]);
    await count();
    const document = '{ product(slug: "pan") { boughtTogether { deposit { amount { amount } } } } }';
    const { product } = await newVisitor(db).query<{ product: { boughtTogether: object[] } }>(document);
    expect(product.boughtTogether).toEqual([{ deposit: null }, { deposit: { amount: { amount: 150 } } }]);
  });

  it('also fall back on cross-sells while none of them is available', async () => {
    const [pan, lid] = [await makeProduct(db, { slug: 'pan', name: 'Pan' }), await makeProduct(db, { name: 'Lid' })];
    const gone = await makeStocked(db, 0, { name: 'Gone' });
    for (let n = 0; n < 3; n += 1) await order([pan.id, gone.id]);
    await count();
    expect(await names('pan')).toEqual([]);
    await db.prisma.productLink.create({ data: { productId: pan.id, targetId: lid.id, kind: 'CROSS_SELL' } });
    expect(await names('pan')).toEqual(['Pan', 'Lid']);
  });
});

describe('[F52] adding all products', () => {
  const add = (who: Visitor, productIds: string[], more: object = {}) =>
    who.query<{ result: { code?: string; items?: object[] } }>(
      `mutation ($input: AddManyToCartInput!) { result: addManyToCart(input: $input) {
        ... on AddManyToCartPayload { cart { itemCount } } ... on UserError { code message }
        ... on NotAllAddedError { items { productId code message } } } }`,
      { input: { productIds, ...more } },
    );

  it('is atomic: adds them all, or none and reports which failed', async () => {
    const [one, two] = [await makeProduct(db), await makeProduct(db)];
    const gone = await makeStocked(db, 0, { name: 'Gone' });
    const ids = [one, two].map(({ id }) => globalId('Product', id));
    const goneId = globalId('Product', gone.id);
    const who = newVisitor(db);
    expect((await add(who, [...ids, goneId])).result).toMatchObject({
      code: 'NOT_ALL_ADDED',
      items: [{ productId: goneId, code: 'OUT_OF_STOCK', message: '“Gone” is out of stock.' }],
    });
    expect(await db.prisma.visitor.count()).toBe(0);
    expect((await add(who, ids)).result).toEqual({ cart: { itemCount: 2 } });
    expect((await add(who, [...ids, goneId])).result).toMatchObject({ code: 'NOT_ALL_ADDED' });
    expect((await cartOf(who))?.lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
    expect((await add(who, ids, { cartVersion: 1 })).result).toMatchObject({ code: 'STALE_CART' });
    for (const wrong of [[], [ids[0] ?? '', ids[0] ?? ''], ['x']])
      expect((await add(who, wrong)).result).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('loses nothing in concurrent requests', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(globalId('Product', (await makeProduct(db)).id));
    const who = newVisitor(db);
    await add(who, ids);
    await Promise.all([add(who, ids), add(who, ids), add(who, ids.slice(1))]);
    expect((await cartOf(who))?.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 4, 4]);
  });
});
