import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { addToCart } from './cartDocuments.ts';

let db: Db;
let visitor: Visitor;
beforeEach(async () => {
  db = await freshDb();
  visitor = newVisitor(db);
});

const document = `query ($first: Int) { viewer { cart { crossSells(first: $first) { name url rating { count } brand { name } } } } }`;

async function crossSells(first?: number): Promise<string[]> {
  const { viewer } = await visitor.ask<{ viewer: { cart: { crossSells: { name: string }[] } } }>(document, { first });
  return viewer.cart.crossSells.map(({ name }) => name);
}

/** Links the targets to a product as cross-sells, in this order. */
async function link(productId: number, targetIds: number[]): Promise<void> {
  await db.prisma.productLink.createMany({
    data: targetIds.map((targetId, position) => ({ productId, targetId, kind: 'CROSS_SELL' as const, position })),
  });
}

describe('[F30] what goes well with a cart', () => {
  it('what goes with most of its products comes first, and nothing that is in it, cannot be had or is no secret of the shop’s', async () => {
    const [pan, pot] = [await makeProduct(db), await makeProduct(db)];
    const lid = await makeProduct(db, { name: 'Lid' });
    const spoon = await makeProduct(db, { name: 'Spoon' });
    const draft = await makeProduct(db, { name: 'Draft', status: 'DRAFT' });
    const soldOut = await makeStocked(db, 0, { name: 'Out of stock' });
    await link(pan.id, [spoon.id, lid.id, pot.id, draft.id, soldOut.id]);
    await link(pot.id, [lid.id, pan.id]);
    await addToCart(visitor, { productId: globalId('Product', pan.id) });
    expect(await crossSells()).toEqual(['Spoon', 'Lid', pot.name]);
    await addToCart(visitor, { productId: globalId('Product', pot.id) });
    expect(await crossSells()).toEqual(['Lid', 'Spoon']);
    expect(await crossSells(1)).toEqual(['Lid']);
    expect(await crossSells(0)).toEqual([]);
  });

  it('of a variation it is its product that others go well with; two statements beside the cart’s own', async () => {
    const shirt = await makeVariable(db);
    const belt = await makeProduct(db, { name: 'Belt' });
    await link(shirt.product.id, [belt.id]);
    await addToCart(visitor, { productId: globalId('ProductVariation', variationId(shirt, 'blue')) });
    expect(await crossSells()).toEqual(['Belt']);
    const without = await countStatements(db, () => visitor.ask('{ viewer { cart { subtotal { amount } } } }'));
    const { count } = await countStatements(db, () => crossSells());
    expect(count - without.count).toBeLessThanOrEqual(2);
  });
});
