import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart, cartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { details, detailsFor, keyOf, orderByLink, place, placed, shopper } from './checkoutDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const stockOf = async (id: number) => (await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock;
const orderCount = () => db.prisma.order.count();

describe('[F44] placing an order', () => {
  it('saves the lines, empties the cart and returns payment instructions', async () => {
    const made = await makeVariable(db, { facts: { name: 'Mug' } });
    const { id, name } = await makeStocked(db, 8, { regularPriceMinor: 2_000 });
    const visitor = await shopper(db, { [variationId(made, 'blue')]: 1, [id]: 2 });
    const result = await place(
      visitor,
      await detailsFor(visitor, { note: 'Ring twice.\nThank you.', phone: '+49 (30) 123-456', postcode: ' 10115 ' }),
    );
    expect(result).toMatchObject({
      order: {
        number: expect.any(Number),
        status: 'ON_HOLD',
        placedAt: testNow.toISOString(),
        email: 'ada@example.com',
        postcode: '10115',
        country: { code: 'DE', name: 'Germany' },
        note: 'Ring twice.\nThank you.',
        subtotal: { amount: 5_000 },
        shipping: { amount: 0 },
        total: { amount: 5_000 },
        shippingMethod: { code: 'standard', price: { amount: 0 } },
        paymentMethod: { code: 'BANK_TRANSFER', name: 'Bank transfer' },
      },
      viewer: { cart: { isEmpty: true, version: 3 } },
    });
    expect(result.order?.lines).toMatchObject([
      {
        name: 'Mug',
        options: [{ name: 'Colour', value: 'Blue' }],
        quantity: 1,
        unitPrice: { amount: 1_000 },
        product: { id: globalId('Product', made.product.id) },
      },
      { name, options: [], quantity: 2, unitPrice: { amount: 2_000 }, lineTotal: { amount: 4_000 } },
    ]);
    expect(result.order).toMatchObject({ bankTransfer: { reference: `SOUK-${result.order?.number}` } });
    expect(await stockOf(id)).toBe(6);
    const sales = await db.prisma.product.findMany({
      where: { id: { in: [id, made.product.id, variationId(made, 'blue')] } },
      select: { totalSales: true },
    });
    expect(sales.map(({ totalSales }) => totalSales).toSorted()).toEqual([1, 1, 2]);
  });

  it('keeps prices and names when the product changes or is deleted', async () => {
    const { id, name } = await makeProduct(db);
    const visitor = await shopper(db, { [id]: 1 });
    const order = await placed(visitor, details());
    await db.prisma.product.update({ where: { id }, data: { name: 'Renamed', regularPriceMinor: 9, status: 'DRAFT' } });
    const { data } = await orderByLink(visitor, order.number, keyOf(order));
    expect(data).toMatchObject({ order: { lines: [{ name, unitPrice: { amount: 1_000 }, product: null }], total: { amount: 1_490 } } });
    await db.prisma.product.delete({ where: { id } });
    expect((await orderByLink(visitor, order.number, keyOf(order))).data).toMatchObject({ order: { lines: [{ name }] } });
  });

  it('[F31] charges the price valid at the time of the order', async () => {
    const end = new Date(testNow.getTime() + 1_000);
    const { id } = await makeProduct(db, { salePriceMinor: 600, saleStartsAt: testNow, saleEndsAt: end });
    const early = await shopper(db, { [id]: 1 });
    const late = await shopper(db, { [id]: 1 });
    expect((await placed(early, details({ expectedTotal: 1_090 }))).total.amount).toBe(1_090);
    late.at(end);
    expect(await place(late, details({ expectedTotal: 1_090 }))).toMatchObject({
      code: 'CART_CHANGED',
      cart: { version: 1, total: { amount: 1_490 } },
    });
    expect((await placed(late, details({ expectedTotal: 1_490 }))).total.amount).toBe(1_490);
  });

  it('takes stock shared by variations from their product', async () => {
    const made = await makeVariable(db, {
      facts: { managesStock: true, stock: 5 },
      variations: { blue: {}, red: {}, any: { managesStock: true, stock: 4 } },
    });
    const visitor = await shopper(db, { [variationId(made, 'blue')]: 2, [variationId(made, 'red')]: 1 });
    await addToCart(visitor, {
      productId: globalId('ProductVariation', variationId(made, 'any')),
      options: [{ attribute: 'colour', term: 'green' }],
    });
    await placed(visitor, await detailsFor(visitor));
    expect(await stockOf(made.product.id)).toBe(2);
    expect(await stockOf(variationId(made, 'any'))).toBe(3);
    expect(await stockOf(variationId(made, 'blue'))).toBe(0);
  });

  it('lets the stock of backordered products go below zero', async () => {
    const { id } = await makeStocked(db, 1, { backorders: 'YES' });
    await placed(await shopper(db, { [id]: 3 }), details());
    expect(await stockOf(id)).toBe(-2);
  });

  it('updates the catalogue revision when availability changes, and with each sale when stock is low', async () => {
    const revision = await sharedRevision(db);
    await revision.reload();
    const { id } = await makeStocked(db, 7);
    const before = revision.current();
    await placed(await shopper(db, { [id]: 1 }), details());
    expect(revision.current()).toBe(before);
    await placed(await shopper(db, { [id]: 1 }), details());
    expect(revision.current()).toBe(before + 1);
    await placed(await shopper(db, { [id]: 1 }), details());
    expect(revision.current()).toBe(before + 2);
    await placed(await shopper(db, { [id]: 4 }), details());
    expect(revision.current()).toBe(before + 3);
    expect(await db.prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ stock: 0, isAvailable: false, totalSales: 7 });
  });
});

describe('[F44] placing an order fails without changes', () => {
  it('if the cart is empty, with or without a visitor', async () => {
    expect(await place(newVisitor(db), details())).toMatchObject({ code: 'EMPTY_CART' });
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    await placed(visitor, details());
    expect(await place(visitor, details({ cartVersion: 2 }))).toMatchObject({ code: 'EMPTY_CART' });
  });

  it('if the cart has changed', async () => {
    const { id } = await makeProduct(db);
    const visitor = await shopper(db, { [id]: 1 });
    await addToCart(visitor, { productId: globalId('Product', id) });
    expect(await place(visitor, details())).toMatchObject({ code: 'CART_CHANGED', cart: { version: 2 } });
    expect(await orderCount()).toBe(0);
  });

  it('if a line is out of stock, naming the line', async () => {
    const first = await makeStocked(db, 5);
    const second = await makeStocked(db, 5);
    const visitor = await shopper(db, { [first.id]: 1, [second.id]: 2 });
    const key = (await cartOf(visitor))?.lines[1]?.key;
    await db.prisma.product.update({ where: { id: second.id }, data: { stock: 1 } });
    expect(await place(visitor, details({ cartVersion: 2 }))).toMatchObject({
      code: 'OUT_OF_STOCK',
      left: 1,
      lineKey: key,
      productName: second.name,
    });
    expect(await cartOf(visitor)).toMatchObject({ version: 2, itemCount: 3 });
    expect([await stockOf(first.id), await stockOf(second.id), await orderCount()]).toEqual([5, 1, 0]);
  });

  it.each([
    ['unpublished', { status: 'DRAFT' }],
    ['without a price', { regularPriceMinor: null }],
    ['limited to fewer items', { maxQuantity: 1 }],
    ['sold in larger quantities', { minQuantity: 3 }],
  ] as const)('if a product is now %s', async (_title, data) => {
    const { id, name } = await makeProduct(db);
    const visitor = await shopper(db, { [id]: 2 });
    await db.prisma.product.update({ where: { id }, data });
    expect(await place(visitor, details())).toMatchObject({ code: 'NOT_PURCHASABLE', productName: name });
    expect(await orderCount()).toBe(0);
  });

  it('if input is invalid, naming each field', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const faults = {
      email: 'nonsense',
      firstName: 'x'.repeat(101),
      lastName: 'x'.repeat(101),
      postcode: '1',
      country: 'DE',
      acceptsTerms: false,
    };
    const { code, issues } = await place(visitor, details(faults));
    expect(code).toBe('INVALID_INPUT');
    expect(issues?.map(({ path }) => path.join('.')).toSorted()).toEqual(
      ['acceptsTerms', 'email', 'firstName', 'lastName', 'postcode'].map((field) => `input.${field}`),
    );
    expect(await cartOf(visitor)).toMatchObject({ version: 1, itemCount: 1 });
  });
});

describe('[F44] reading an order', () => {
  it('works for its visitor by id and for anyone by link, but not with a wrong key', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const order = await placed(visitor, details());
    expect(order.url).toMatch(new RegExp(`^/checkout/order-received/${order.number}/\\?key=[0-9a-f]{32}$`));
    const stranger = newVisitor(db);
    const byId = 'query ($id: ID!) { node(id: $id) { ... on Order { number lines { id } } } }';
    expect((await visitor.gql(byId, { id: order.id })).data).toMatchObject({ node: { number: order.number, lines: [{}] } });
    expect(await stranger.gql(byId, { id: order.id })).toMatchObject({ data: { node: null }, errors: [], isPrivate: true });
    expect((await orderByLink(stranger, order.number, keyOf(order))).data).toEqual({ order: expect.objectContaining({ id: order.id }) });
    const wrong = `${keyOf(order).slice(0, -1)}${keyOf(order).endsWith('0') ? '1' : '0'}`;
    for (const [number, key] of [
      [order.number, wrong],
      [order.number, ''],
      [order.number, '\u0000'],
      [order.number + 1, keyOf(order)],
      [-1, ''],
    ] as const) {
      expect(await orderByLink(visitor, number, key)).toMatchObject({ data: { order: null }, errors: [] });
    }
  });
});
