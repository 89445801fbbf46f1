import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/db.ts';
import { addToCart, cartOf } from '../cart/cartDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { details, place, placed, shopper, type OrderResult } from './checkoutDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});
afterEach(() => expectInvariants(db));

const orderCount = () => db.prisma.order.count();
const stockOf = async (id: number) => (await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock;
const codes = (results: OrderResult[]) => results.map(({ code }) => code ?? 'ORDERED').toSorted();
const numbers = (results: OrderResult[]) => new Set(results.flatMap(({ order }) => order?.number ?? []));

describe('[F44] the same request again', () => {
  it('is answered with the same order, and another request with its key is refused', async () => {
    const { id } = await makeStocked(db, 9);
    const visitor = await shopper(db, { [id]: 1 });
    const input = details();
    const order = await placed(visitor, input);
    expect(await placed(visitor, input)).toEqual(order);
    expect(await place(visitor, { ...input, city: 'Bonn' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await addToCart(visitor, { productId: globalId('Product', id) });
    expect(await placed(visitor, input)).toEqual(order);
    expect(await cartOf(visitor)).toMatchObject({ itemCount: 1 });
    expect([await orderCount(), await stockOf(id)]).toEqual([1, 8]);
  });

  it('a refused request may be repeated with the same key', async () => {
    const { id } = await makeStocked(db, 1);
    const visitor = await shopper(db, { [id]: 1 });
    const input = details();
    await db.prisma.product.update({ where: { id }, data: { stock: 0 } });
    expect(await place(visitor, input)).toMatchObject({ code: 'OUT_OF_STOCK' });
    await db.prisma.product.update({ where: { id }, data: { stock: 1 } });
    expect((await place(visitor, input)).order).toBeDefined();
  });

  it('the keys of two visitors have nothing to do with each other', async () => {
    const { id } = await makeProduct(db);
    const input = details();
    const one = await placed(await shopper(db, { [id]: 1 }), input);
    const two = await placed(await shopper(db, { [id]: 1 }), input);
    expect(two.number).not.toBe(one.number);
  });

  it.each([
    ['with one key', (input: object) => input],
    ['with a key each', (input: object) => ({ ...input, idempotencyKey: details().idempotencyKey })],
  ])('ten times at once %s: one order', async (_title, vary) => {
    const { id } = await makeStocked(db, 30);
    const visitor = await shopper(db, { [id]: 2 });
    const input = details();
    const results = await Promise.all(Array.from({ length: 10 }, () => place(visitor, vary(input))));
    expect(codes(results)).toEqual(Array<string>(10).fill('ORDERED'));
    expect(numbers(results).size).toBe(1);
    expect([await orderCount(), await stockOf(id)]).toEqual([1, 28]);
  });

  it('a double click with different details orders once and says that the cart has changed', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const results = await Promise.all([place(visitor, details({ city: 'Bonn' })), place(visitor, details({ city: 'Ulm' }))]);
    expect(codes(results)).toEqual(['CART_CHANGED', 'ORDERED']);
  });
});

describe('[F44] many at once', () => {
  it('50 buyers of the last 5: 5 orders and nothing left', async () => {
    const { id } = await makeStocked(db, 5);
    const buyers: Visitor[] = [];
    for (let index = 0; index < 50; index += 1) buyers.push(await shopper(db, { [id]: 1 }));
    const results = await Promise.all(buyers.map((buyer) => place(buyer, details())));
    expect(results.filter(({ order }) => order)).toHaveLength(5);
    expect(results.filter(({ code }) => code === 'OUT_OF_STOCK')).toHaveLength(45);
    expect([await orderCount(), await stockOf(id)]).toEqual([5, 0]);
    expect(await db.prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ totalSales: 5, isAvailable: false });
  });

  it('two products in either order: nobody is blocked, nothing is sold twice', async () => {
    const one = await makeStocked(db, 12);
    const two = await makeStocked(db, 12);
    const buyers: Visitor[] = [];
    for (let index = 0; index < 16; index += 1) {
      const buyer = newVisitor(db);
      for (const { id } of index % 2 ? [one, two] : [two, one]) await addToCart(buyer, { productId: globalId('Product', id) });
      buyers.push(buyer);
    }
    const results = await Promise.all(buyers.map((buyer) => place(buyer, details({ cartVersion: 2 }))));
    expect(codes(results)).toEqual([...Array<string>(12).fill('ORDERED'), ...Array<string>(4).fill('OUT_OF_STOCK')]);
    expect([await stockOf(one.id), await stockOf(two.id)]).toEqual([0, 0]);
  });

  it('adds beside the order are either in it or still in the cart', async () => {
    const { id } = await makeProduct(db);
    const visitor = await shopper(db, { [id]: 1 });
    const [result] = await Promise.all([
      place(visitor, details()),
      ...Array.from({ length: 5 }, () => addToCart(visitor, { productId: globalId('Product', id) })),
    ]);
    const ordered = result.order?.lines[0]?.quantity ?? 0;
    expect(ordered + ((await cartOf(visitor))?.itemCount ?? 0)).toBe(6);
  });
});

describe('[F44] SQL statements of an order, BEGIN and COMMIT included', () => {
  const counted = async (visitor: Visitor, input: object) => (await countStatements(db, () => place(visitor, input))).count;

  it.each([1, 12])('an order of %s lines', async (lines) => {
    const wishes: Record<number, number> = {};
    for (let index = 0; index < lines; index += 1) wishes[(await makeStocked(db, 50)).id] = 1;
    const visitor = await shopper(db, wishes);
    // The attributes' names are read once for each state of the catalogue.
    await place(visitor, details({ cartVersion: 99 }));
    const input = details({ cartVersion: lines });
    expect(await counted(visitor, input)).toBe(16);
    // The answer to the same request: lock, look-up and what was selected.
    expect(await counted(visitor, input)).toBe(7);
  });
});
