import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { detailsFor, keyOf, placed, shopper } from './checkoutDocuments.ts';

// Queries of the pages themselves, as run by the server during rendering.

const documents = Object.values(JSON.parse(readFileSync('server/persisted/web.json', 'utf8')) as Record<string, string>);

function pageQuery(name: string): string {
  const document = documents.find((text) => text.includes(`query ${name}(`));
  if (!document) throw new Error(`No page asks ${name}`);
  return document;
}

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const counted = async (visitor: Visitor, name: string, variables = {}) =>
  (await countStatements(db, () => visitor.query(pageQuery(name), variables))).count;

describe.each([1, 12])('SQL statements of the pages with %i products', (size) => {
  // Includes the visitor's own data, which has two lists besides the cart: one statement each. The order's page
  // also reads what of the order can be withdrawn from, and until when.
  it('[F30, F44] are at most 7 for the cart, 6 for checkout and 10 for the order', async () => {
    const wishes: Record<number, number> = {};
    for (let index = 0; index < size; index += 1) wishes[(await makeProduct(db)).id] = 1;
    const visitor = await shopper(db, wishes);
    // Settings, menus and categories are read once per catalogue revision, and an order may create a new one.
    await visitor.query(pageQuery('CartPageQuery'));
    expect(await counted(visitor, 'CartPageQuery', { country: 'FR' })).toBeLessThanOrEqual(7);
    expect(await counted(visitor, 'CheckoutPageQuery', { country: 'FR', shippingMethod: 'express' })).toBeLessThanOrEqual(6);
    const order = await placed(visitor, await detailsFor(visitor));
    await visitor.query('{ menu(place: TOP) { id } checkout { countries { code } } }');
    expect(await counted(visitor, 'OrderPageQuery', { number: order.number, key: keyOf(order) })).toBeLessThanOrEqual(10);
  });
});
