import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/projection.ts';
import type { Cdn } from '../../server/platform/cache/cdn.ts';
import { purgeChanges, startPurges } from '../../server/platform/cache/purges.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { localBus } from '../../server/platform/events/bus.ts';
import { change } from '../products/adminDriver.ts';
import { member } from '../newsletter/newsletter.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { dataRenderer } from './catalogueOfPages.ts';
import { ownPage, postGraphql, testApp, type TestApp } from './testApp.ts';

// Content delivery networks: which responses they may cache, and what is purged.

const signal = new AbortController().signal;

let db: Db;
let staff: Visitor;
let shop: TestApp;
let ids: number[] = [];
const bus = localBus();
/** What the network caches: tags by URL. */
const cached = new Map<string, string[]>();
const purges: string[][] = [];
let isDown = false;
const network: Cdn = {
  maxTags: 100,
  headers: (tags, { seconds, staleSeconds }) => ({ 'x-tags': tags.join(' '), 'x-lifetime': `${seconds} ${staleSeconds}` }),
  purge(tags) {
    if (isDown) return Promise.reject(new Error('The network is down'));
    purges.push([...tags]);
    for (const [url, own] of cached) if (own.some((tag) => tags.includes(tag))) cached.delete(url);
    return Promise.resolve();
  },
};
const warnings: object[] = [];
const tools = () => ({ db, cdn: network, log: { warn: (facts: object) => void warnings.push(facts) } });

beforeAll(async () => {
  db = await freshDb();
  staff = (await member(db, 'ADMINISTRATOR', [])).visitor;
  const [cups, pots] = [
    await db.prisma.category.create({ data: { slug: 'cups', name: 'Cups' } }),
    await db.prisma.category.create({ data: { slug: 'pots', name: 'Pots' } }),
  ];
  for (const category of [cups, cups, pots]) {
    const { id } = await makeStocked(db, 100);
    await db.prisma.productCategory.create({ data: { productId: id, categoryId: category.id } });
    ids.push(id);
  }
  ids = ids.toSorted((a, b) => a - b);
  await refreshProducts(db.pool, 'all', new Date());
  await bumpRevision(db.pool);
  shop = await testApp(db, {}, undefined, bus, undefined, undefined, dataRenderer([]), network);
});
afterAll(() => shop.app.close());

const memory = { purged: 0 };
let now = new Date();
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const purge = () => purgeChanges(tools(), memory, now, signal);

beforeEach(async () => {
  if (!db) return;
  isDown = false;
  // Whatever earlier tests left is purged, twice.
  for (let pass = 0; pass < 4; pass += 1) {
    later(600_000);
    await purge();
  }
  purges.length = 0;
  warnings.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'localhost:4000', ...headers } });
const graphqlUrl = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

/** Requests a page as the network does, which caches it by its tags. */
async function request(url: string): Promise<void> {
  const { headers, statusCode } = await get(url);
  expect([url, statusCode, typeof headers['x-tags']]).toEqual([url, 200, 'string']);
  cached.set(url, String(headers['x-tags']).split(' '));
}

async function setPrice(id: number, regularPriceMinor: number): Promise<void> {
  const { version } = await db.prisma.product.findUniqueOrThrow({ where: { id }, select: { version: true } });
  const outcome = await change(staff, 'updateProduct', { id, expectedVersion: version, regularPriceMinor });
  expect(outcome).toMatchObject({ __typename: 'UpdateProductPayload' });
  await shop.catalog.reload();
}

async function urls() {
  const products = await db.prisma.product.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' }, select: { slug: true } });
  const [a = '', b = '', c = ''] = products.map(({ slug }) => `/product/${slug}/`);
  const ofA = graphqlUrl(`{ product(slug: "${products[0]?.slug}") { name price { amount } } }`);
  return { a, b, c, cups: '/?category=cups', pots: '/?category=pots', ofA };
}

test('[I87] a price change purges only the responses that show the product, after its transaction', async () => {
  const { a, b, c, cups, pots, ofA } = await urls();
  for (const url of [a, b, c, cups, pots, ofA]) await request(url);
  await db.prisma.$transaction(async (tx) => {
    await tx.product.update({ where: { id: ids[0] ?? 0 }, data: { regularPriceMinor: 4_321 } });
    await bumpRevision(tx, [`product:${ids[0]}`]);
    // The embedded database has one connection, which this transaction uses.
    const isPurged = db.kind === 'postgres' && (await purge());
    expect([isPurged, purges]).toEqual([false, []]);
  });
  await setPrice(ids[0] ?? 0, 1_234);
  expect([...cached.keys()]).toContain(a);
  expect(await purge()).toBe(true);
  expect([...cached.keys()].toSorted()).toEqual([b, c, pots].toSorted());
  // Nothing is new.
  later(1_000);
  expect(await purge()).toBe(false);

  // A page that another instance rendered before it knew of the change arrives late: the second purge removes it.
  cached.set(a, ['all', `product:${ids[0]}`]);
  later(5_000);
  expect(await purge()).toBe(true);
  expect([...cached.keys()].toSorted()).toEqual([b, c, pots].toSorted());
  later(5_000);
  expect(await purge()).toBe(false);
});

test('[I87] a change that falls between the two purges is itself purged twice', async () => {
  await setPrice(ids[0] ?? 0, 2_001);
  expect(await purge()).toBe(true);
  later(3_000);
  await setPrice(ids[2] ?? 0, 2_002);
  expect(await purge()).toBe(true);
  const { c } = await urls();
  await request(c);
  later(3_000);
  expect(await purge()).toBe(true);
  cached.set(c, ['all', `product:${ids[2]}`]);
  later(5_000);
  expect(await purge()).toBe(true);
  expect(cached.has(c)).toBe(false);
  later(5_000);
  expect(await purge()).toBe(false);
});

test('[I87] a burst, and a change of anything, are one purge of everything', async () => {
  await bumpRevision(
    db.pool,
    Array.from({ length: 301 }, (_, n) => `product:${9_000 + n}`),
  );
  expect([await purge(), purges]).toEqual([true, [['all']]]);
  later(6_000);
  await purge();
  later(6_000);
  purges.length = 0;
  await bumpRevision(db.pool);
  expect([await purge(), purges]).toEqual([true, [['all']]]);
});

test('[I87] a purge that fails is retried, less and less often, and never forgotten by a restart or another process', async () => {
  isDown = true;
  await setPrice(ids[1] ?? 0, 3_001);
  expect(await purge()).toBe(false);
  expect(warnings).toEqual([expect.objectContaining({ attempts: 1, err: new Error('The network is down') })]);
  later(1_000);
  expect([await purge(), warnings.length]).toEqual([false, 1]);
  later(1_500);
  expect([await purge(), warnings.length]).toEqual([false, 2]);
  later(3_000);
  expect([await purge(), warnings.length]).toEqual([false, 2]);
  isDown = false;
  later(300_000);
  const ofOther = { purged: 0 };
  expect(await purgeChanges(tools(), ofOther, now, signal)).toBe(true);
  expect(purges).toEqual([expect.arrayContaining([`product:${ids[1]}`, 'any'])]);
  // The other process confirms it.
  later(6_000);
  expect(await purgeChanges(tools(), ofOther, now, signal)).toBe(true);
  expect(await db.prisma.cdnPurge.findUniqueOrThrow({ where: { id: 1 } })).toMatchObject({ attempts: 0 });
});

test('[I87] a purge that takes longer than its claim doesn’t undo what another process recorded meanwhile', async () => {
  const ofOther = { purged: 0 };
  let isSlow = true;
  const slow: Cdn = {
    ...network,
    async purge() {
      if (!isSlow) return;
      isSlow = false;
      await setPrice(ids[1] ?? 0, 3_102);
      for (const ms of [61_000, 6_000]) {
        later(ms);
        expect(await purgeChanges(tools(), ofOther, now, signal)).toBe(true);
      }
    },
  };
  await setPrice(ids[0] ?? 0, 3_101);
  const started = now;
  await purgeChanges({ ...tools(), cdn: slow }, { purged: 0 }, started, signal);
  const { confirmed, seen } = await db.prisma.cdnPurge.findUniqueOrThrow({ where: { id: 1 } });
  expect([isSlow, seen]).toEqual([false, confirmed]);
  later(6_000);
  expect(await purgeChanges(tools(), ofOther, now, signal)).toBe(false);
});

test('[I87] without a network, responses have no headers for one', async () => {
  const plain = await testApp(db, {}, undefined, undefined, undefined, undefined, dataRenderer([]));
  onTestFinished(() => plain.app.close());
  const { a, ofA } = await urls();
  for (const url of [a, ofA]) {
    const { headers } = await plain.app.inject({ url, headers: { host: 'localhost:4000' } });
    expect(headers['cache-control']).not.toContain('s-maxage');
    for (const name of ['x-tags', 'cache-tag', 'surrogate-key', 'surrogate-control', 'xkey', 'cloudflare-cdn-cache-control'])
      expect([name, headers[name]]).toEqual([name, undefined]);
  }
});

test('[I87] a running shop purges after a change without waiting for its poll', async () => {
  const faults: unknown[] = [];
  const running = startPurges(
    tools(),
    (listener) => bus.subscribe(['catalog'], listener),
    (fault) => faults.push(fault),
  );
  onTestFinished(() => running.stop());
  // The clock of the other tests is ahead of this one.
  await db.prisma.cdnPurge.updateMany({ data: { waitUntil: new Date(0), seenAt: new Date(0) } });
  await setPrice(ids[0] ?? 0, 5_001);
  await expect.poll(() => purges.flat(), { timeout: 4_000 }).toContain(`product:${ids[0]}`);
  expect(faults).toEqual([]);
});

test('[I87] only responses that are the same for every visitor may be cached, and browsers ask each time', async () => {
  const { a, ofA } = await urls();
  const page = await get(a);
  expect(page.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, must-revalidate$/);
  expect(page.headers['x-lifetime']).toMatch(/^\d+ (0|60)$/);
  expect(page.headers.vary).toBe('Accept-Encoding');
  const unchanged = await get(a, { 'if-none-match': String(page.headers.etag) });
  expect([unchanged.statusCode, unchanged.headers['x-tags']]).toEqual([304, page.headers['x-tags']]);
  const answer = await get(ofA);
  expect([answer.headers.vary, answer.headers['x-tags'], answer.headers.ratelimit]).toEqual([
    'Accept',
    expect.stringContaining(`product:${ids[0]}`),
    undefined,
  ]);

  const own = [
    await get(graphqlUrl('{ viewer { cart { itemCount } } }')),
    await get(graphqlUrl('{ unknown }')),
    await postGraphql(shop.app, { query: '{ shop { name } }' }, ownPage),
    await get(`/admin/graphql?query=${encodeURIComponent('{ __typename }')}`),
    await get('/health/live'),
  ];
  for (const { headers } of own) {
    expect(Object.keys(headers).filter((name) => ['x-tags', 'x-lifetime'].includes(name))).toEqual([]);
    expect(headers['cache-control'] ?? '').not.toContain('s-maxage');
  }
});

test('[I87] what an instant ends is cached until then, and not sent outdated', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { b } = await urls();
  shop.catalog.expectChange(new Date(Date.now() + 30_000));
  onTestFinished(() => shop.catalog.expectChange(null));
  expect((await get(b)).headers['x-lifetime']).toMatch(/^(30|29) 0$/);
  vi.setSystemTime(Date.now() + 29_500);
  expect((await get(b)).headers['x-lifetime']).toBeUndefined();
});
