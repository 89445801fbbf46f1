import { beforeEach, describe, expect, it } from 'vitest';
import { mergeCarts } from '../../server/commerce/cart/mergeCarts.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { applyCoupon, couponCartOf, makeCoupon } from '../coupons/coupons.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { addToCart, cartOf, filledCartOf } from './cartDocuments.ts';

// Merging a guest's cart into the cart of the account that they sign in to. Sign-in itself is not tested here.

let db: Db;
let guest: Visitor;
let member: Visitor;
let changed: number;
beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
  member = newVisitor(db);
  changed = 0;
});

const put = (who: Visitor, id: number, quantity = 1) => addToCart(who, { productId: globalId('Product', id), quantity });

async function idOf(who: Visitor): Promise<number> {
  const { cart } = await who
    .query<{ cart: { cart: { databaseId: number } | null } }>('{ cart: viewer { cart { databaseId } } }')
    .then((data) => data.cart);
  return (await db.prisma.cart.findUniqueOrThrow({ where: { id: cart?.databaseId ?? 0 } })).visitorId;
}

const merge = async (fromVisitorId: number, toVisitorId: number) =>
  (
    await mergeCarts(
      { db, now: testNow, effects: { ...noEffects, cartChanged: () => void (changed += 1) } },
      { fromVisitorId, toVisitorId },
    )
  ).merged;

describe('[F30] merging two carts', () => {
  it('joins equal lines up to the allowed quantity, and changes nothing when repeated', async () => {
    const [shared, own] = [await makeProduct(db), await makeProduct(db)];
    const scarce = await makeStocked(db, 3);
    const made = await makeVariable(db);
    await put(member, shared.id, 2);
    await put(member, scarce.id, 2);
    await put(guest, own.id);
    await put(guest, shared.id, 3);
    await put(guest, scarce.id, 2);
    await addToCart(guest, { productId: globalId('ProductVariation', variationId(made, 'blue')) });
    const [from, to] = [await idOf(guest), await idOf(member)];
    expect(await merge(from, to)).toBe(4);
    expect(changed).toBe(1);
    const cart = await filledCartOf(member);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([5, 3, 1, 1]);
    expect(cart.lines[3]?.options).toEqual([{ name: 'Colour', value: 'Blue' }]);
    expect(cart.version).toBe(3);
    expect(await cartOf(guest)).toMatchObject({ isEmpty: true, version: 5 });
    expect(await merge(from, to)).toBe(0);
    expect(await filledCartOf(member)).toEqual(cart);
  });

  it('keeps as many coupons as a cart can have', async () => {
    const { id } = await makeProduct(db);
    for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) await makeCoupon(db, { code });
    await put(guest, id);
    await put(member, id);
    for (const code of ['A', 'B', 'C', 'D']) await applyCoupon(member, code);
    for (const code of ['D', 'E', 'F']) await applyCoupon(guest, code);
    await merge(await idOf(guest), await idOf(member));
    expect((await couponCartOf(member)).coupons.map(({ code }) => code).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect((await couponCartOf(guest)).coupons).toEqual([]);
  });

  it('gives the lines to a visitor without a cart', async () => {
    await put(guest, (await makeProduct(db)).id, 2);
    const { id: newcomer } = await db.prisma.visitor.create({ data: { tokenHash: 'newcomer' } });
    expect(await merge(await idOf(guest), newcomer)).toBe(1);
    expect(await db.prisma.cartLine.findMany({ where: { cart: { visitorId: newcomer } } })).toMatchObject([{ quantity: 2 }]);
    expect(await merge(newcomer, newcomer)).toBe(0);
    expect(await merge(999_999, newcomer)).toBe(0);
  });

  it('loses nothing when run concurrently, in both directions and during adds', async () => {
    const products = [await makeProduct(db), await makeProduct(db), await makeProduct(db)];
    for (const { id } of products) await put(guest, id, 2);
    await put(member, products[0]?.id ?? 0);
    const [from, to] = [await idOf(guest), await idOf(member)];
    const more = await Promise.all(Array.from({ length: 5 }, () => makeProduct(db)));
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? merge(from, to) : merge(to, from))),
      ...more.map(({ id }) => put(member, id)),
    ]);
    await merge(from, to);
    const { lines } = await filledCartOf(member);
    expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(7 + 5);
    expect(lines).toHaveLength(8);
    expect(await cartOf(guest)).toMatchObject({ isEmpty: true });
  });
});
