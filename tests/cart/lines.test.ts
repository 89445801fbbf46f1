import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { addToCart, cartOf, filledCartOf, removeLine, updateLine } from './cartDocuments.ts';

let db: Db;
let visitor: Visitor;
beforeEach(async () => {
  db = await freshDb();
  visitor = newVisitor(db);
});

async function put(id: number, quantity = 1): Promise<string> {
  const { line } = await addToCart(visitor, { productId: globalId('Product', id), quantity });
  if (!line) throw new Error('It was not put into the cart');
  return line.key;
}

describe('[F30] changing cart lines', () => {
  it('sets a quantity, and removes the line at 0', async () => {
    const key = await put((await makeProduct(db)).id);
    expect(await updateLine(visitor, { key, quantity: 7 })).toMatchObject({
      line: { key, quantity: 7 },
      cart: { version: 2, itemCount: 7, subtotal: { amount: 7_000 } },
    });
    expect(await updateLine(visitor, { key, quantity: 0 })).toMatchObject({
      line: null,
      cart: { version: 3, isEmpty: true, total: { amount: 0 } },
    });
    expect(await cartOf(visitor)).toMatchObject({ lines: [] });
  });

  it('removes a line and returns its id', async () => {
    const kept = await put((await makeProduct(db)).id);
    const key = await put((await makeProduct(db)).id);
    const before = await filledCartOf(visitor);
    const removed = await removeLine(visitor, { key });
    expect(removed.removedLineId).toBe(before.lines[1]?.id);
    expect(removed.cart).toMatchObject({ version: 3, itemCount: 1, lines: [{ key: kept }] });
    expect(await removeLine(visitor, { key })).toMatchObject({ code: 'UNKNOWN_LINE' });
    expect(await filledCartOf(visitor)).toEqual(removed.cart);
  });

  it.each([
    ['a quantity above the stock', { managesStock: true, stock: 2 }, 3, { code: 'OUT_OF_STOCK', left: 2 }],
    ['a quantity above the maximum', { maxQuantity: 4 }, 5, { code: 'MAXIMUM_REACHED', max: 4 }],
    ['a quantity below the minimum', { minQuantity: 2 }, 1, { code: 'BELOW_MINIMUM', min: 2 }],
    ['two items of a product sold individually', { soldIndividually: true }, 2, { code: 'SOLD_INDIVIDUALLY' }],
    ['a negative quantity', {}, -1, { code: 'INVALID_INPUT', path: ['input', 'quantity'] }],
    ['a billion items', {}, 1e9, { code: 'MAXIMUM_REACHED', max: 9_999 }],
  ])('rejects %s and keeps the line', async (_title, facts, quantity, expected) => {
    const key = await put((await makeProduct(db, facts)).id, 'minQuantity' in facts ? 2 : 1);
    const before = await cartOf(visitor);
    expect(await updateLine(visitor, { key, quantity })).toMatchObject(expected);
    expect(await cartOf(visitor)).toEqual(before);
  });

  it('counts other lines with the same stock', async () => {
    const made = await makeVariable(db, { facts: { managesStock: true, stock: 3 } });
    await put(variationId(made, 'blue'), 2);
    const key = await put(variationId(made, 'red'));
    expect(await updateLine(visitor, { key, quantity: 2 })).toMatchObject({ code: 'OUT_OF_STOCK', left: 3 });
  });

  it.each([['0123456789abcdef0123456789abcdef'], ['nonsense'], [''], ['\u0000'], ['x'.repeat(10_000)]])(
    'with an unknown key changes nothing: %j',
    async (key) => {
      await put((await makeProduct(db)).id);
      const before = await cartOf(visitor);
      for (const quantity of [0, 1])
        expect(await updateLine(visitor, { key, quantity })).toMatchObject({ code: 'UNKNOWN_LINE', path: ['input', 'key'] });
      expect(await removeLine(visitor, { key })).toMatchObject({ code: 'UNKNOWN_LINE' });
      expect(await cartOf(visitor)).toEqual(before);
    },
  );

  it('creates no visitor for somebody without a cart', async () => {
    const key = '0123456789abcdef0123456789abcdef';
    expect(await updateLine(visitor, { key, quantity: 1 })).toMatchObject({ code: 'UNKNOWN_LINE' });
    expect(await removeLine(visitor, { key })).toMatchObject({ code: 'UNKNOWN_LINE' });
    expect(await cartOf(visitor)).toBeNull();
    expect(await db.prisma.visitor.count()).toBe(0);
  });

  it('keeps an unpublished product visible without a price, and only lets it be removed', async () => {
    const { id } = await makeProduct(db);
    const key = await put(id);
    await db.prisma.product.update({ where: { id }, data: { status: 'DRAFT' } });
    expect(await filledCartOf(visitor)).toMatchObject({
      subtotal: { amount: 0 },
      lines: [{ isAvailable: false, unitPrice: { amount: 0 } }],
    });
    expect(await updateLine(visitor, { key, quantity: 2 })).toMatchObject({ code: 'NOT_PURCHASABLE' });
    expect(await removeLine(visitor, { key })).toMatchObject({ cart: { isEmpty: true } });
  });
});

describe('[F30] concurrent cart changes', () => {
  const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

  it('add 20 different products as 20 lines', async () => {
    await put((await makeProduct(db)).id);
    const products = await Promise.all(times(20, () => makeProduct(db)));
    await Promise.all(products.map(({ id }) => put(id)));
    expect(await filledCartOf(visitor)).toMatchObject({ version: 21, itemCount: 21, lines: { length: 21 } });
  });

  it('add one product 20 times as one line of 20', async () => {
    const first = await makeProduct(db);
    await put(first.id);
    const { id } = await makeProduct(db);
    await Promise.all(times(20, () => put(id)));
    expect((await filledCartOf(visitor)).lines.map(({ quantity }) => quantity)).toEqual([1, 20]);
  });

  it('never exceed the stock', async () => {
    await put((await makeProduct(db)).id);
    const { id } = await makeStocked(db, 7);
    const results = await Promise.all(times(20, () => addToCart(visitor, { productId: globalId('Product', id) })));
    expect(results.filter(({ code }) => code === 'OUT_OF_STOCK')).toHaveLength(13);
    expect((await filledCartOf(visitor)).lines[1]?.quantity).toBe(7);
  });

  it('remove a line once', async () => {
    const key = await put((await makeProduct(db)).id);
    const results = await Promise.all(times(2, () => removeLine(visitor, { key })));
    expect(results.map(({ code }) => code ?? 'gone').toSorted()).toEqual(['UNKNOWN_LINE', 'gone']);
  });
});

describe('[F30] access to a cart', () => {
  it('by its id or that of a line is limited to its owner', async () => {
    await put((await makeProduct(db)).id);
    const cart = await filledCartOf(visitor);
    const ids = [cart.id, cart.lines[0]?.id];
    const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    const stranger = newVisitor(db);
    const other = newVisitor(db);
    await addToCart(other, { productId: globalId('Product', 1) });
    expect((await visitor.gql(document, { ids })).data).toEqual({
      nodes: [
        { __typename: 'Cart', id: ids[0] },
        { __typename: 'CartLine', id: ids[1] },
      ],
    });
    for (const someone of [stranger, other, newVisitor(db, { token: 'x'.repeat(43) })]) {
      expect(await someone.gql(document, { ids })).toMatchObject({ data: { nodes: [null, null] }, errors: [], isPrivate: true });
    }
    for (const id of ['Cart:abc', 'Cart:99999999999', 'CartLine:-1', 'CartLine:1.5'].map((text) => Buffer.from(text).toString('base64'))) {
      expect((await visitor.gql(document, { ids: [id] })).data).toEqual({ nodes: [null] });
    }
  });

  it('by another visitor with a line’s key is rejected', async () => {
    const key = await put((await makeProduct(db)).id);
    const other = newVisitor(db);
    await addToCart(other, { productId: globalId('Product', (await makeProduct(db)).id) });
    expect(await removeLine(other, { key })).toMatchObject({ code: 'UNKNOWN_LINE' });
    expect(await cartOf(visitor)).toMatchObject({ itemCount: 1 });
  });

  it('makes the response private, and the viewer is a single node', async () => {
    const answer = await visitor.gql('{ viewer { id cart { id } } }');
    expect(answer).toMatchObject({ data: { viewer: { cart: null } }, isPrivate: true });
    const { id } = answer.data?.viewer ?? { id: '' };
    expect((await newVisitor(db).gql('query ($id: ID!) { node(id: $id) { __typename id } }', { id })).data).toEqual({
      node: { __typename: 'Viewer', id },
    });
  });
});
