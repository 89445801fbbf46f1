import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { localBus } from '../../server/platform/events/bus.ts';
import { refreshProducts } from '../../server/catalogue/projection/projection.ts';
import { unpublishOffer, updateOffer } from '../../server/engagement/offers/operations.ts';
import { makeMerchant, makeOffer, staff as offerStaff } from '../offers/offerShop.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { change, freshKey } from '../products/adminDriver.ts';
import { member } from '../newsletter/newsletter.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { dataRenderer } from './catalogueOfPages.ts';
import { ownPage, postGraphql, testApp, type TestApp } from './testApp.ts';

// Cached pages and responses stay valid until something that they hold changes (platform/cache): they must never differ from fresh ones, and
// a change of one product must leave the pages without it alone.

let db: Db;
let staff: Visitor;
let offerId: number;
/** Products that changes are made to. */
const ids: number[] = [];
const categories: number[] = [];
const bus = localBus();
let instances: { shop: TestApp; rendered: string[] }[];

async function instance(): Promise<{ shop: TestApp; rendered: string[] }> {
  const rendered: string[] = [];
  return { shop: await testApp(db, {}, undefined, bus, undefined, undefined, dataRenderer(rendered)), rendered };
}

async function placeIn(productId: number, categoryIds: readonly number[]): Promise<void> {
  await db.prisma.productCategory.createMany({ data: categoryIds.map((categoryId, position) => ({ productId, categoryId, position })) });
}

const link = (productId: number, kind: 'UPSELL' | 'CROSS_SELL' | 'GROUPED', targetId: number) =>
  db.prisma.productLink.create({ data: { productId, targetId, kind } });

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  db = await freshDb();
  staff = (await member(db, 'ADMINISTRATOR', [])).visitor;
  for (const slug of ['cups', 'pots', 'lamps'])
    categories.push((await db.prisma.category.create({ data: { slug, name: slug, ancestorIds: [] } })).id);
  const [cups = 0, pots = 0, lamps = 0] = categories;
  categories.push((await db.prisma.category.create({ data: { slug: 'mugs', name: 'mugs', parentId: cups, ancestorIds: [cups] } })).id);
  for (let index = 0; index < 6; index += 1) {
    const { id } = await makeStocked(db, 3 + index, { lowStockAmount: 5, regularPriceMinor: 1_500 + index * 200 });
    ids.push(id);
    await placeIn(id, [[cups, pots, categories[3] ?? 0][index % 3] ?? 0]);
  }
  const variable = await makeVariable(db);
  const group = await makeProduct(db, { type: 'GROUPED', regularPriceMinor: null });
  await placeIn(variable.product.id, [lamps]);
  await placeIn(group.id, [pots]);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
  await link(group.id, 'GROUPED', a);
  await link(group.id, 'GROUPED', variable.product.id);
  await link(b, 'UPSELL', c);
  await link(c, 'CROSS_SELL', d);
  await link(d, 'UPSELL', group.id);
  await db.prisma.boughtTogether.createMany({
    data: [a, variationId(variable, 'red')].map((otherId, position) => ({
      productId: e,
      otherId,
      orders: 5,
      confidenceBasisPoints: 2_000,
      position,
    })),
  });
  ids.push(group.id, variable.product.id);
  await refreshProducts(db.pool, 'all', testNow);
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db), productId: a, priceMinor: 900 });
  await bumpRevision(db.pool);
  instances = [await instance(), await instance()];
});
afterAll(async () => {
  vi.useRealTimers();
  for (const { shop } of instances) await shop.app.close();
});

const headers = { host: 'localhost:4000' };
const page = async ({ app }: TestApp, url: string) => (await app.inject({ url, headers })).body;

const listings = ['/', '/?category=lamps', '/?search=product', '/deals/'].concat(
  ['cups', 'pots', 'mugs'].flatMap((slug) => [`/?category=${slug}`, `/?category=${slug}&sort=PRICE_ASC&cheap=1`]),
);

async function addresses(): Promise<string[]> {
  const products = await db.prisma.product.findMany({ where: { parentId: null }, select: { slug: true } });
  return [...listings, ...products.map(({ slug }) => `/product/${slug}/`)];
}

const queries = [
  '{ products(first: 5, filter: { category: "cups" }, sort: PRICE_ASC) { totalCount edges { node { name } } } }',
  '{ products(first: 3) { edges { node { name nextProduct { name } } } } }',
  '{ search(query: "product", first: 5) { totalCount edges { node { name } } } }',
  '{ categories { name children { name } } shop { name } }',
];

/** The products' own responses, each with fields that have tags and with one that has none. */
async function documents(): Promise<string[]> {
  const products = await db.prisma.product.findMany({ where: { parentId: null }, select: { slug: true } });
  const ofProducts = products.flatMap(({ slug }) => [
    `{ product(slug: "${slug}") { name price { amount } stock { status left } variations { price { amount } } crossSells { name } } }`,
    `{ product(slug: "${slug}") { url previousProduct { name } } }`,
  ]);
  return [...queries, ...ofProducts, '{ product(slug: "renamed-once") { name } }'];
}

const response = async ({ app }: TestApp, query: string) => (await postGraphql(app, { query }, ownPage)).body;

/** All pages and responses of an instance. */
async function everything(shop: TestApp): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const url of await addresses()) shown[url] = await page(shop, url);
  for (const query of await documents()) shown[query] = await response(shop, query);
  return shown;
}

/** Lets all instances know of a change, as the one that made it does. */
async function announce(): Promise<void> {
  await instances[0]?.shop.catalog.reload();
  // By the bus; this awaits what it has started.
  await instances[1]?.shop.catalog.reload();
}

async function save(id: number, input: object): Promise<void> {
  const { version } = await db.prisma.product.findUniqueOrThrow({ where: { id }, select: { version: true } });
  const outcome = await change(staff, 'updateProduct', { id, expectedVersion: version, ...input });
  expect(outcome.__typename).toBe('UpdateProductPayload');
}

/** Changes by name. Amount is 0 to 999. */
const changes: Record<string, (id: number, amount: number) => Promise<unknown>> = {
  price: async (id, amount) => {
    const variations = await db.prisma.product.findMany({ where: { parentId: id } });
    const [first] = variations;
    if (!first) return save(id, { regularPriceMinor: 1_000 + amount * 3 });
    return change(staff, 'updateVariations', {
      id,
      variations: [{ id: first.id, expectedVersion: first.version, regularPriceMinor: 1_000 + amount * 3 }],
    });
  },
  sale: (id, amount) => save(id, { regularPriceMinor: 3_000, salePriceMinor: 500 + amount }),
  name: (id, amount) => save(id, { name: `Product named ${amount}` }),
  slug: (id, amount) => save(id, { slug: amount % 2 ? `slug-${id}-${amount}` : `renamed-${id}` }),
  stock: (id, amount) =>
    change(staff, 'adjustStock', { id, setTo: amount % 7, reason: 'COUNT', idempotencyKey: freshKey() }).catch(() => undefined),
  status: (id, amount) => save(id, { status: amount % 3 ? 'PUBLISHED' : 'DRAFT' }),
  visibility: (id, amount) => save(id, { visibility: ['VISIBLE', 'HIDDEN', 'SEARCH'][amount % 3] }),
  category: (id, amount) => save(id, { categoryIds: [categories[amount % categories.length]] }),
  crossSells: (id, amount) => save(id, { crossSellIds: ids.filter((other) => other !== id && other % 3 === amount % 3) }),
  brand: (id, amount) => save(id, { brand: `Brand ${amount % 4}` }),
  offer: async (_id, amount) => {
    const offer = await db.prisma.offer.findUniqueOrThrow({ where: { id: offerId } });
    const { slug, title, merchantId, destinationUrl } = offer;
    const facts = { id: offerId, slug, title, merchantId, destinationUrl, productId: ids[amount % ids.length], priceMinor: 500 + amount };
    return updateOffer(await offerStaff(db), facts);
  },
  noOffer: async () => unpublishOffer(await offerStaff(db), offerId),
  order: async (id) => placed(await shopper(db, { [id]: 1 }), details()).catch(() => undefined),
  settings: async (_id, amount) => {
    await db.prisma.shopIdentity.updateMany({ data: { name: `Shop ${amount}` } });
    await bumpRevision(db.pool);
  },
};

test('[F1] cached pages and responses equal fresh ones after any change, on every instance', async () => {
  const step = fc.record({ what: fc.constantFrom(...Object.keys(changes)), which: fc.nat(99), amount: fc.nat(999) });
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
      for (const { what, which, amount } of steps) {
        await changes[what]?.(ids[which % ids.length] ?? 0, amount);
        changed += 1;
        await announce();
        const fresh = await instance();
        const expected = await everything(fresh.shop);
        await fresh.shop.app.close();
        for (const { shop } of instances) expect(await everything(shop), `after ${what}`).toEqual(expected);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(changed).toBeGreaterThan(20);
}, 300_000);
