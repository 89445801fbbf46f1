import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { addToCart, cartOf, filledCartOf, removeLine, updateLine } from './cartDocuments.ts';

const addDocument = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { ... on AddToCartPayload { line { id quantity } cart { id itemCount subtotal { amount } } } }
}`;

describe('[F13] SQL statements for the cart, including BEGIN and COMMIT', () => {
  let db: Db;
  let visitor: Visitor;
  beforeEach(async () => {
    db = await freshDb();
    visitor = newVisitor(db);
  });

  const counted = async (run: () => Promise<unknown>) => (await countStatements(db, run)).count;
  const add = (productId: string, options: object[] = []) => counted(() => visitor.query(addDocument, { input: { productId, options } }));

  it('are at most 5 for an add, and 1 for a rejected add of a new visitor', async () => {
    const { id } = await makeProduct(db);
    const made = await makeVariable(db);
    const external = await makeProduct(db, { type: 'EXTERNAL' });
    expect(await add(globalId('Product', external.id))).toBeLessThanOrEqual(1);
    expect(await add(globalId('Product', id))).toBeLessThanOrEqual(5);
    expect(await add(globalId('Product', id))).toBeLessThanOrEqual(5);
    expect(await add(globalId('ProductVariation', variationId(made, 'blue')))).toBeLessThanOrEqual(5);
    expect(await add(globalId('Product', made.product.id), [{ attribute: 'colour', term: 'red' }])).toBeLessThanOrEqual(5);
  });

  it('are at most 5 for a change, 3 for a removal and 2 for the cart page, however many lines there are', async () => {
    for (let index = 0; index < 12; index += 1) await addToCart(visitor, { productId: globalId('Product', (await makeProduct(db)).id) });
    const { lines } = await filledCartOf(visitor);
    const key = lines[0]?.key ?? '';
    expect(await counted(() => cartOf(visitor))).toBeLessThanOrEqual(2);
    expect(await counted(() => updateLine(visitor, { key, quantity: 3 }))).toBeLessThanOrEqual(5);
    expect(await counted(() => removeLine(visitor, { key }))).toBeLessThanOrEqual(3);
    expect(await counted(() => cartOf(newVisitor(db)))).toBe(0);
  });
});
