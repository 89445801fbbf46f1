import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { hour, later, makeMerchant, makeOffer } from './offerShop.ts';

// Database queries of the deals pages.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  const own = await makeMerchant(db, { slug: 'souk', isOwnShop: true });
  const merchants = [own];
  for (let count = 0; count < 5; count += 1) merchants.push(await makeMerchant(db, count === 0 ? { slug: 'nordlicht' } : {}));
  const products = [];
  for (let count = 0; count < 8; count += 1) products.push(await makeProduct(db));
  for (let index = 0; index < 30; index += 1) {
    const merchantId = merchants[index % merchants.length] ?? own;
    const productId = index % 3 === 0 || merchantId === own ? products[index % products.length]?.id : undefined;
    const price = merchantId === own ? { destinationUrl: null } : { priceMinor: 1_000 + index };
    const coupon = index % 4 === 1 ? { code: `CODE-${index}`, isCodeMasked: true } : {};
    await makeOffer(db, { merchantId, productId, slug: `deal-${index}`, endsAt: later((1 + index) * hour), ...price, ...coupon });
  }
});

/** Returns a document sent by the shop's pages. */
function persisted(name: string): string {
  const artifact = readFileSync(path.join('web/__generated__', `${name}.graphql.ts`), 'utf8');
  const id = /"id": "([0-9a-f]{64})"/.exec(artifact)?.[1] ?? '';
  const text = (JSON.parse(readFileSync('server/persisted/web.json', 'utf8')) as Record<string, string>)[id];
  if (!text) throw new Error(`No persisted document ${name}`);
  return text;
}

/** Returns the number of statements for a page, with menus, categories and settings in memory, as after the first request. */
async function count(document: string, variables: Record<string, unknown>): Promise<number> {
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
  await newVisitor(db).query('{ categories { id } compareGroups { id } shopSettings { cartRedirectAfterAdd } menu(place: TOP) { id } }');
  return (await countStatements(db, () => newVisitor(db).query(document, variables))).statements.length;
}

const page = (facts: object = {}) => ({ first: 24, sort: 'NEWEST', filter: {}, merchant: '', category: '', ...facts });

test('the number of statements for the deals page doesn’t depend on the number of deals', async () => {
  const document = persisted('DealsPageQuery');
  const many = await count(document, page());
  expect(many).toBe(await count(document, page({ first: 2 })));
  expect(many).toBeLessThanOrEqual(14);
  // The filter's merchant is looked up once for the page and once for the list.
  expect(await count(document, page({ merchant: 'nordlicht', filter: { merchant: 'nordlicht' } }))).toBeLessThanOrEqual(many + 2);
  const cursor = '{ offers(first: 2, sort: HOTTEST) { pageInfo { endCursor } } }';
  const { offers } = await newVisitor(db).query<{ offers: { pageInfo: { endCursor: string } } }>(cursor);
  const more = { first: 24, after: offers.pageInfo.endCursor, sort: 'HOTTEST', filter: {} };
  expect(await count(persisted('DealsListPaginationQuery'), more)).toBeLessThan(many);
});

test('an offer returns the time of its data', async () => {
  const { offer } = await newVisitor(db).query<{ offer: { asOf: string } }>('{ offer(slug: "deal-1") { asOf } }');
  expect(offer.asOf).toBe(testNow.toISOString());
});
