import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { addToCart, filledCartOf, removeLine, updateLine } from './cartDocuments.ts';

// Changes that state which version of the cart they refer to.

let db: Db;
let visitor: Visitor;
let productId: string;
let key: string;
beforeEach(async () => {
  db = await freshDb();
  visitor = newVisitor(db);
  productId = globalId('Product', (await makeProduct(db)).id);
  key = (await addToCart(visitor, { productId })).line?.key ?? '';
});

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const stale = { __typename: 'StaleCartError', code: 'STALE_CART', path: ['input', 'cartVersion'] };

describe('[F30] changes for a cart version', () => {
  const changes = {
    'an add': (cartVersion: number | null) => addToCart(visitor, { productId, cartVersion }),
    'a quantity change': (cartVersion: number | null) => updateLine(visitor, { key, quantity: 5, cartVersion }),
    'a removal': (cartVersion: number | null) => removeLine(visitor, { key, cartVersion }),
    'a removal by quantity 0': (cartVersion: number | null) => updateLine(visitor, { key, quantity: 0, cartVersion }),
  };

  it.each(Object.entries(changes))('%s is rejected for another version, and accepted for the current one', async (_title, change) => {
    const before = await filledCartOf(visitor);
    for (const version of [0, 2, -1, 2_147_483_647]) expect(await change(version)).toMatchObject(stale);
    expect(await filledCartOf(visitor)).toEqual(before);
    expect(await change(1)).toMatchObject({ cart: { version: 2 } });
  });

  it.each(Object.entries(changes))('%s is accepted once if sent eight times at once', async (_title, change) => {
    const results = await Promise.all(times(8, () => change(1)));
    expect(results.filter(({ cart, code }) => cart && !code)).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'STALE_CART')).toHaveLength(7);
    expect((await filledCartOf(visitor)).version).toBe(2);
  });

  it('a visitor without a cart has version 0', async () => {
    const other = newVisitor(db);
    expect(await addToCart(other, { productId, cartVersion: 1 })).toMatchObject(stale);
    expect(await db.prisma.visitor.count()).toBe(1);
    expect(await addToCart(other, { productId, cartVersion: 0 })).toMatchObject({ cart: { version: 1 } });
  });

  it('concurrent changes of different kinds all take effect', async () => {
    const products = await Promise.all(times(10, () => makeProduct(db)));
    const kept = (await addToCart(visitor, { productId: globalId('Product', products[0]?.id ?? 0) })).line?.key ?? '';
    const results = await Promise.all([
      ...products.slice(1).map(({ id }) => addToCart(visitor, { productId: globalId('Product', id) })),
      removeLine(visitor, { key }),
      ...times(5, (index) => updateLine(visitor, { key: kept, quantity: index + 2 })),
    ]);
    expect(results.map(({ code }) => code)).toEqual(results.map(() => undefined));
    const cart = await filledCartOf(visitor);
    expect(cart.version).toBe(2 + results.length);
    expect(cart.lines).toHaveLength(10);
    expect(cart.lines.some((line) => line.key === key)).toBe(false);
    expect(cart.lines[0]?.quantity).toBeGreaterThanOrEqual(2);
  });
});

describe('[F30] cart errors', () => {
  const ask = (field: string, type: string, input: object, who = visitor) =>
    who.query(
      `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename
        ... on UnknownLineError { cart { version itemCount } } ... on StaleCartError { cart { version itemCount } } } }`,
      { input },
    );

  it('include the current cart', async () => {
    const cart = { version: 1, itemCount: 1 };
    const unknown = '0'.repeat(32);
    expect(await ask('removeCartLine', 'RemoveCartLine', { key: unknown })).toEqual({ result: { __typename: 'UnknownLineError', cart } });
    expect(await ask('updateCartLine', 'UpdateCartLine', { key, quantity: 2, cartVersion: 9 })).toEqual({
      result: { __typename: 'StaleCartError', cart },
    });
    expect(await ask('removeCartLine', 'RemoveCartLine', { key: unknown }, newVisitor(db))).toEqual({
      result: { __typename: 'UnknownLineError', cart: null },
    });
  });
});
