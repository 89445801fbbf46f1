import { parse } from 'csv-parse/sync';
import { decodeXML } from 'entities';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { emptyDb, freshDb } from '../support/db.ts';
import { makeProduct, makeStocked, makeVariable } from '../support/products.ts';
import { testApp, type TestApp } from './testApp.ts';

// [I47] Product feeds for Google Merchant Center and Meta, and llms.txt.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db, { TRUST_PROXY: '127.0.0.1' });
});
beforeEach(() => emptyDb(db));
afterAll(() => shop.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'localhost:4000', ...headers } });

async function googleItems(): Promise<Record<string, string[]>[]> {
  const { body } = await get('/feeds/google.xml');
  return [...body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, inner = '']) => {
    const fields: Record<string, string[]> = {};
    for (const [, name = '', value = ''] of inner.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)) (fields[name] ??= []).push(decodeXML(value));
    return fields;
  });
}

async function metaRows(): Promise<Record<string, string>[]> {
  return parse((await get('/feeds/meta.csv')).body, { columns: true });
}

test('[I47] both feeds have the fields of a product', async () => {
  const brand = await db.prisma.brand.create({ data: { slug: 'leaf', name: 'Leaf & Co' } });
  const picture = await db.prisma.media.create({ data: { key: 'a'.repeat(32) } });
  const tea = await makeProduct(db, {
    name: 'Tea',
    slug: 'tea',
    description: '<p>Green &amp; fresh</p>',
    brandId: brand.id,
    gtin: '4006381333931',
    regularPriceMinor: 1_250,
    salePriceMinor: 999,
    contentMilli: 250_000,
    contentUnit: 'G',
    images: { create: { mediaId: picture.id } },
  });
  const common = {
    id: tea.sku,
    title: 'Tea',
    description: 'Green & fresh',
    link: 'http://localhost:4000/product/tea/',
    image_link: `http://localhost:4000/media/${picture.key}/1200.webp`,
    condition: 'new',
    price: '12.50 EUR',
    sale_price: '9.99 EUR',
    brand: 'Leaf & Co',
    gtin: '4006381333931',
  };
  const google = { ...common, availability: 'in_stock', unit_pricing_measure: '250g', unit_pricing_base_measure: '1kg' };
  expect(await googleItems()).toEqual([Object.fromEntries(Object.entries(google).map(([name, value]) => [name, [value]]))]);
  expect(await metaRows()).toEqual([{ ...common, availability: 'in stock', item_group_id: '', additional_image_link: '' }]);
});

test('[I47] variations share a group and link to their choice', async () => {
  const { product } = await makeVariable(db, { facts: { name: 'Mug', slug: 'mug' } });
  const rows = await metaRows();
  expect(rows.map(({ title, link, item_group_id: group }) => ({ title, link, group }))).toEqual(
    ['Blue', 'Red'].map((colour) => ({
      title: `Mug, ${colour}`,
      link: `http://localhost:4000/product/mug/?attribute_colour=${colour.toLowerCase()}`,
      group: String(product.number),
    })),
  );
});

test('[I47] only products that shoppers find and buy here are in the feeds', async () => {
  await makeProduct(db, { name: 'Draft', status: 'DRAFT' });
  await makeProduct(db, { name: 'Hidden', visibility: 'HIDDEN' });
  await makeProduct(db, { name: 'Elsewhere', type: 'EXTERNAL', externalUrl: 'https://shop.example/' });
  await makeProduct(db, { name: 'Unpriced', regularPriceMinor: null });
  await makeVariable(db, { facts: { name: 'Hidden mug', visibility: 'HIDDEN' } });
  await makeStocked(db, 0, { name: 'Sold out' });
  await makeStocked(db, 0, { name: 'Backordered', backorders: 'YES' });
  await makeStocked(db, 1, { name: 'Last one' });
  const rows = await metaRows();
  expect(rows.map(({ title, availability }) => [title, availability])).toEqual([
    ['Sold out', 'out of stock'],
    ['Backordered', 'out of stock'],
    ['Last one', 'in stock'],
  ]);
});

test('[I47] feeds are read in pages: none is left out or repeated', async () => {
  const count = 1_001;
  await db.prisma.product.createMany({
    data: Array.from({ length: count }, (_, nth) => ({ name: `P${nth}`, slug: `p-${nth}`, regularPriceMinor: 100 })),
  });
  const made = await db.prisma.product.findMany({ select: { id: true, name: true }, orderBy: { id: 'asc' } });
  await refreshProducts(
    db.pool,
    made.map(({ id }) => id),
    new Date(),
  );
  expect((await metaRows()).map(({ title }) => title)).toEqual(made.map(({ name }) => name));
});

test('[I47] any name gives valid XML and CSV', async () => {
  const { id } = await makeProduct(db);
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 70 }).filter((text) => !text.includes('\0'));
  const special = fc.constantFrom(']]><g:id>1</g:id>', '&amp;<!--', '"a",\n"b"', '\u0001\u001f\ufffe', '=1+1', 'a\rb');
  await fc.assert(
    fc.asyncProperty(fc.oneof(name, special), async (given) => {
      await db.prisma.product.update({ where: { id }, data: { name: given } });
      const { body } = await get('/feeds/google.xml');
      // Outside of the tags, only text and references to characters of XML 1.0.
      expect(body).toMatch(/^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u);
      expect(body.replace(/<[^<>]*>/g, '')).toMatch(/^(?:[^<>&]|&#\d+;)*$/u);
      const [item] = await googleItems();
      expect(item?.title).toEqual([given.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')]);
      expect((await metaRows())[0]?.title).toBe(given);
    }),
    { numRuns: 30 },
  );
});

/** Fills feeds with more than the buffers of a connection that isn't read hold. */
async function fillFeeds(): Promise<string> {
  const facts = { regularPriceMinor: 100, description: 'x'.repeat(5_000), isListed: true };
  await db.prisma.product.createMany({
    data: Array.from({ length: 3_000 }, (_, nth) => ({ ...facts, name: `P${nth}`, slug: `p-${nth}` })),
  });
  return shop.app.server.listening ? shop.app.listeningOrigin : shop.app.listen({ port: 0, host: '127.0.0.1' });
}

const from = (nth: number) => ({ 'x-forwarded-for': `192.0.2.${nth}` });

test('[I47] two clients receive a feed at a time', async () => {
  const url = await fillFeeds();
  const ask = (nth: number) => fetch(`${url}/feeds/google.xml`, { headers: from(nth) });
  const all = [await ask(1), await ask(1), await ask(2), await ask(3)];
  expect(all.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [200, null],
    // A client has one place.
    [503, '60'],
    [200, null],
    [503, '60'],
  ]);
  await Promise.all(all.map((response) => response.text()));
  // A download that is broken off counts no longer, either.
  const stopping = new AbortController();
  const stopped = fetch(`${url}/feeds/meta.csv`, { signal: stopping.signal, headers: from(1) }).catch(() => null);
  stopping.abort();
  await stopped;
  const statuses = () =>
    Promise.all(['/feeds/meta.csv', '/feeds/google.xml'].map(async (path, nth) => (await get(path, from(nth))).statusCode));
  await expect.poll(statuses).toEqual([200, 200]);
});

test('[I47] a client that hardly reads loses its place', async () => {
  const url = await fillFeeds();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const slow = await Promise.all([1, 2].map((nth) => fetch(`${url}/feeds/google.xml`, { headers: from(nth) })));
    expect((await get('/feeds/google.xml', from(3))).statusCode).toBe(503);
    vi.advanceTimersByTime(60_000);
    expect((await get('/feeds/google.xml', from(3))).statusCode).toBe(503);
    vi.advanceTimersByTime(1_800_000);
    await Promise.all(slow.map((response) => expect(response.text()).rejects.toThrow('terminated')));
    await expect.poll(async () => (await get('/feeds/google.xml', from(3))).statusCode).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('[I47] HEAD announces no length, and long texts end with a whole character', async () => {
  await makeProduct(db, { name: `${'a'.repeat(149)}😀`, description: `${'b'.repeat(4_999)}😀` });
  const { statusCode, headers, body } = await shop.app.inject({
    method: 'HEAD',
    url: '/feeds/google.xml',
    headers: { host: 'localhost:4000' },
  });
  expect([statusCode, headers['content-length'], body]).toEqual([200, undefined, '']);
  expect(await metaRows()).toMatchObject([{ title: 'a'.repeat(149), description: 'b'.repeat(4_999) }]);
});

test('[I47] an unchanged feed is not sent again', async () => {
  await makeProduct(db);
  for (const url of ['/feeds/google.xml', '/feeds/meta.csv']) {
    const first = await get(url);
    expect(first.statusCode).toBe(200);
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await get(url, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await db.prisma.$transaction((tx) => bumpRevision(tx));
    await shop.catalog.reload();
    expect((await get(url, known)).statusCode).toBe(200);
  }
});

test('[I47] [I55] llms.txt names the shop, its pages and what programs can use', async () => {
  await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { name: 'Tea\n# House', tagline: 'Leaves', description: '' } });
  await db.prisma.$transaction((tx) => bumpRevision(tx));
  await shop.catalog.reload();
  const { body, headers } = await get('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# Tea # House\n\n> Leaves\n\n## Pages\n/);
  for (const path of ['/shop/', '/graphql', '/mcp', '/feeds/google.xml', '/feeds/meta.csv'])
    expect(body).toContain(`](http://localhost:4000${path})`);
});
