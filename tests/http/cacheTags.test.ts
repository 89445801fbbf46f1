import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { localBus } from '../../server/platform/events/bus.ts';
import { refreshPopularity, refreshProducts } from '../../server/catalogue/projection/projection.ts';
import { refreshRatings } from '../../server/engagement/reviews/rating.ts';
import { unpublishOffer, updateOffer } from '../../server/engagement/offers/operations.ts';
import { makeMerchant, makeOffer, staff as offerStaff } from '../offers/offerShop.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { change, freshKey } from '../products/adminDriver.ts';
import { send } from '../products/rowsDriver.ts';
import { member } from '../newsletter/newsletter.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { dataRenderer } from './catalogueOfPages.ts';
import { makeLinkedProducts } from './linkedProducts.ts';
import { ownPage, postGraphql, testApp, type TestApp } from './testApp.ts';

// Cached pages and responses stay valid until something that they hold changes (platform/cache): they must never differ from fresh ones, and
// a change of one product must leave the pages without it alone.

let db: Db;
let staff: Visitor;
let offerId: number;
/** Products that changes are made to. */
let ids: number[] = [];
let categories: number[] = [];
const bus = localBus();
let instances: { shop: TestApp; rendered: string[] }[];
/** An instance without caches. */
let uncached: TestApp;

async function instance(): Promise<{ shop: TestApp; rendered: string[] }> {
  const rendered: string[] = [];
  return { shop: await testApp(db, {}, undefined, bus, undefined, undefined, dataRenderer(rendered)), rendered };
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  db = await freshDb();
  staff = (await member(db, 'ADMINISTRATOR', [])).visitor;
  ({ ids, categories } = await makeLinkedProducts(db));
  await refreshProducts(db.pool, 'all', testNow);
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db), productId: ids[0] ?? 0, priceMinor: 900 });
  await bumpRevision(db.pool);
  instances = [await instance(), await instance()];
  ({ shop: uncached } = await instance());
  let reads = 0;
  Object.assign(uncached.catalog, { isCurrent: () => false, current: () => (reads += 1) });
});
afterAll(async () => {
  vi.useRealTimers();
  for (const { app } of [uncached, ...instances.map(({ shop }) => shop)]) await app.close();
});

const headers = { host: 'localhost:4000' };
const page = async ({ app }: TestApp, url: string) => (await app.inject({ url, headers })).body;

const listings = ['/', '/?category=lamps', '/?search=product', '/deals/'].concat(
  ['cups', 'pots', 'mugs'].flatMap((slug) => [`/?category=${slug}`, `/?category=${slug}&sort=PRICE_ASC&cheap=1`]),
);

async function addresses(): Promise<string[]> {
  const products = await db.prisma.product.findMany({ where: { id: { in: ids } }, select: { slug: true } });
  return [...listings, ...products.map(({ slug }) => `/product/${slug}/`)];
}

const queries = [
  '{ products(first: 5, sort: POPULARITY) { edges { node { name } } } }',
  '{ products(first: 5, filter: { category: "cups" }, sort: PRICE_ASC) { totalCount edges { node { name } } } }',
  '{ products(first: 3) { edges { node { name nextProduct { name } } } } }',
  '{ search(query: "product", first: 5) { totalCount edges { node { name } } } }',
  '{ categories { name children { name } } shop { name } }',
];

/** The products' own responses, each with fields that have tags and with one that has none. */
async function documents(): Promise<string[]> {
  const products = await db.prisma.product.findMany({ where: { id: { in: ids } }, select: { slug: true } });
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
  // By the bus; this awaits what it has started. The one without caches also rereads what it holds beside them, such as settings.
  await instances[1]?.shop.catalog.reload();
  await uncached.catalog.reload();
}

async function save(id: number, input: object): Promise<void> {
  const { version } = await db.prisma.product.findUniqueOrThrow({ where: { id }, select: { version: true } });
  const outcome = await change(staff, 'updateProduct', { id, expectedVersion: version, ...input });
  expect(outcome, JSON.stringify(input)).toMatchObject({ __typename: 'UpdateProductPayload' });
}

/** Changes by name. Amount is 0 to 999. */
const changes: Record<string, (id: number, amount: number) => Promise<unknown>> = {
  price: async (id, amount) => {
    const variations = await db.prisma.product.findMany({ where: { parentId: id } });
    const [first] = variations;
    if (!first) return save(id, { regularPriceMinor: 1_500 + amount * 3 });
    return change(staff, 'updateVariations', {
      id,
      variations: [{ id: first.id, expectedVersion: first.version, regularPriceMinor: 1_000 + amount * 3 }],
    });
  },
  sale: (id, amount) => save(id, { regularPriceMinor: 3_000, salePriceMinor: 500 + amount }),
  rows: async (id, amount) => {
    const sku = `ROW-${id}`;
    await save(id, { sku });
    const rows = [{ sku, regularPriceMinor: 2_000 + amount }];
    expect((await send(staff, 'bulkUpdatePrices', { rows })).__typename).toBe('BulkUpdatePricesPayload');
  },
  name: (id, amount) => save(id, { name: `Product named ${amount}` }),
  slug: (id, amount) => save(id, { slug: amount % 2 ? `slug-${id}-${amount}` : `renamed-${id}` }),
  stock: async (id, amount) => {
    const outcome = await change(staff, 'adjustStock', { id, setTo: amount % 7, reason: 'COUNT', idempotencyKey: freshKey() });
    expect(['AdjustStockPayload', 'InvalidInputError']).toContain(outcome.__typename);
  },
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
  order: async (id) => {
    const isSold = (await db.prisma.product.count({ where: { id, type: 'SIMPLE', status: 'PUBLISHED', isAvailable: true } })) > 0;
    if (isSold) await placed(await shopper(db, { [id]: 1 }), details());
  },
  popularity: () => refreshPopularity(db),
  review: async (id) => {
    await db.prisma.$transaction(async (tx) => {
      await tx.review.create({
        data: { productId: id, authorName: 'Ada', body: 'As described.', average: 800, status: 'APPROVED', createdAt: testNow },
      });
      await refreshRatings(tx, [id]);
    });
  },
  settings: async (_id, amount) => {
    await db.prisma.shopIdentity.updateMany({ data: { name: `Shop ${amount}` } });
    await bumpRevision(db.pool);
  },
};

/** The pages that an instance renders again when all of these are requested. */
async function renderedAgain({ shop, rendered }: { shop: TestApp; rendered: string[] }, urls: readonly string[]): Promise<string[]> {
  rendered.length = 0;
  for (const url of urls) await page(shop, url);
  return rendered.toSorted();
}

test('[F1] a change of one product leaves the pages without it in the caches of all instances', async () => {
  const [lamps = 0] = categories.slice(2);
  const many = [];
  for (let index = 0; index < 100; index += 1) many.push(await makeStocked(db, 100));
  await db.prisma.productCategory.createMany({ data: many.map(({ id }) => ({ productId: id, categoryId: lamps })) });
  await refreshProducts(
    db.pool,
    many.map(({ id }) => id),
    testNow,
  );
  await bumpRevision(db.pool);
  await announce();
  const urls = [...listings, ...many.map(({ slug }) => `/product/${slug}/`)];
  const [here, elsewhere] = instances;
  if (!here || !elsewhere) throw new Error('No instances');
  for (const one of instances) expect(await renderedAgain(one, urls)).toHaveLength(urls.length);

  const [changed] = many;
  if (!changed) throw new Error('No products');
  const own = `/product/${changed.slug}/`;
  const withIt = ['/', '/?category=lamps', '/?search=product', '/deals/', own].toSorted();
  await save(changed.id, { regularPriceMinor: 1_234 });
  const revision = await here.shop.catalog.reload();
  await expect.poll(() => elsewhere.shop.catalog.current()).toBe(revision);
  for (const one of instances) expect(await renderedAgain(one, urls)).toEqual(withIt);

  // An order that leaves enough in stock changes nothing that is shown.
  await placed(await shopper(db, { [changed.id]: 1 }), details());
  await announce();
  for (const one of instances) expect(await renderedAgain(one, urls)).toEqual([]);
  // Lists rank by what it sold once the job has counted it.
  expect(await refreshPopularity(db)).toBe(true);
  expect(await refreshPopularity(db)).toBe(false);
  await announce();
  for (const one of instances) expect(await renderedAgain(one, urls)).toEqual(withIt.filter((url) => url !== own));

  // An offer appears on its product's page and on those of offers.
  await makeOffer(db, { merchantId: await makeMerchant(db), productId: changed.id, priceMinor: 900 });
  await announce();
  // A new merchant may be shown anywhere.
  await renderedAgain(here, urls);
  await makeOffer(db, { merchantId: (await db.prisma.merchant.findFirstOrThrow()).id, productId: changed.id, priceMinor: 901 });
  await announce();
  expect(await renderedAgain(here, urls)).toEqual(withIt);

  // A revision of unknown content changes anything.
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await announce();
  expect(await renderedAgain(here, urls)).toHaveLength(urls.length);
});

test('[F1] a product’s change reaches the pages that show it: as a part, linked, or in a bundle', async () => {
  const [here] = instances;
  if (!here) throw new Error('No instance');
  const products = await db.prisma.product.findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } });
  const pageOf = (id?: number) => `/product/${products.find((product) => product.id === id)?.slug}/`;
  const urls = products.map(({ id }) => pageOf(id));
  await renderedAgain(here, urls);
  const [a, b, c, d, e, f, group, variable] = ids;
  // More may be rendered than necessary, but not a page that shows none of them.
  const expectAgain = async (shown: (number | undefined)[]) => {
    const again = await renderedAgain(here, urls);
    expect(again).toEqual(expect.arrayContaining(shown.map((id) => pageOf(id))));
    expect(again).not.toContain(pageOf(f));
  };
  await changes.price?.(a ?? 0, 1);
  await announce();
  // The group contains it, d links to the group, and e is sold with it.
  await expectAgain([a, group, d, e]);
  await changes.price?.(c ?? 0, 1);
  await announce();
  await expectAgain([b, c]);
  const red = await db.prisma.product.findFirstOrThrow({ where: { parentId: variable }, orderBy: { id: 'desc' } });
  await change(staff, 'updateVariations', {
    id: variable,
    variations: [{ id: red.id, expectedVersion: red.version, regularPriceMinor: 2_345 }],
  });
  await announce();
  await expectAgain([variable, group, d, e]);
});

test('[F1] cached pages and responses equal fresh ones after any change, on every instance', async () => {
  // Each kind of change once, in any order.
  const kinds = Object.keys(changes);
  const order = fc.shuffledSubarray(kinds, { minLength: kinds.length });
  const targets = fc.array(fc.record({ which: fc.nat(99), amount: fc.nat(999) }), { minLength: kinds.length, maxLength: kinds.length });
  await fc.assert(
    fc.asyncProperty(order, targets, async (steps, chosen) => {
      for (const [index, what] of steps.entries()) {
        const { which = 0, amount = 0 } = chosen[index] ?? {};
        await changes[what]?.(ids[which % ids.length] ?? 0, amount);
        await announce();
        const expected = await everything(uncached);
        for (const { shop } of instances) expect(await everything(shop), `after ${what}`).toEqual(expected);
      }
    }),
    { numRuns: 1, endOnFailure: true, includeErrorInReport: true },
  );
}, 300_000);
