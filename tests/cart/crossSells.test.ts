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
  const { viewer } = await visitor.query<{ viewer: { cart: { crossSells: { name: string }[] } } }>(document, { first });
  return viewer.cart.crossSells.map(({ name }) => name);
}

/** Links the targets to a product as cross-sells, in this order. */
async function link(productId: number, targetIds: number[]): Promise<void> {
  await db.prisma.productLink.createMany({
    data: targetIds.map((targetId, position) => ({ productId, targetId, kind: 'CROSS_SELL' as const, position })),
  });
}

describe('[F30] cross-sells of a cart', () => {
  it('list matches of most cart products first, without cart products, unavailable and unpublished ones', async () => {
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

  it('include those of a variation’s product, with at most two more SQL statements', async () => {
    const shirt = await makeVariable(db);
    const belt = await makeProduct(db, { name: 'Belt' });
    await link(shirt.product.id, [belt.id]);
    await addToCart(visitor, { productId: globalId('ProductVariation', variationId(shirt, 'blue')) });
    expect(await crossSells()).toEqual(['Belt']);
    const without = await countStatements(db, () => visitor.query('{ viewer { cart { subtotal { amount } } } }'));
    const { count } = await countStatements(db, () => crossSells());
    expect(count - without.count).toBeLessThanOrEqual(2);
  });
});
