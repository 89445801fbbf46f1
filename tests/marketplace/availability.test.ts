import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { fileSource } from '../../server/engagement/marketplace/availability/fileSource.ts';
import { httpSource } from '../../server/engagement/marketplace/availability/httpSource.ts';
import { checkAvailability } from '../../server/engagement/marketplace/availability/run.ts';
import type { AvailabilitySource } from '../../server/engagement/marketplace/availability/source.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// Availability reported by external shops, and how long it counts (row 51).

let db: Db;
const directory = mkdtempSync(path.join(tmpdir(), 'souk-availability-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const open = new AbortController().signal;
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);

async function check(now = testNow, sourceOf?: () => AvailabilitySource) {
  return checkAvailability({ db, now, catalog: await sharedRevision(db), directory, signal: open, ...(sourceOf && { sourceOf }) });
}

async function shown(slug = 'pan', now = testNow) {
  const { product } = await newVisitor(db, { now }).query<{ product: { externalListings: object[] } }>(
    'query ($slug: String!) { product(slug: $slug) { externalListings { shop { name country } isAvailable checkedAt isBeingChecked } } }',
    { slug },
  );
  return product.externalListings;
}

const write = (items: object, name = 'bazaar.json') => writeFileSync(path.join(directory, name), JSON.stringify(items));
const lastRun = () => db.prisma.availabilityRun.findFirst({ orderBy: { id: 'desc' } });

describe('[F51] checking availability at external shops', () => {
  beforeEach(async () => {
    db = await freshDb();
    const shop = await makeExternalShop(db, await makeMarketplace(db), { source: 'FILE', sourceAddress: 'bazaar.json' });
    await makeExternal(db, shop, 'PAN', { slug: 'pan' });
    await makeExternal(db, shop, 'POT', { slug: 'pot' });
  });

  it('records it per product, shop and country, with the time', async () => {
    expect(await shown()).toEqual([
      { shop: { name: 'Bazaar DE', country: 'DE' }, isAvailable: null, checkedAt: null, isBeingChecked: false },
    ]);
    write({
      items: [
        { id: 'PAN', available: true },
        { id: 'POT', available: false },
        { id: 'OTHER', available: true },
      ],
    });
    expect(await check()).toEqual({ runs: 1, failed: 0 });
    expect(await shown()).toMatchObject([{ isAvailable: true, checkedAt: testNow.toISOString() }]);
    expect(await shown('pot')).toMatchObject([{ isAvailable: false }]);
    expect(await lastRun()).toMatchObject({ state: 'DONE', asked: 2, heard: 2, changed: 2, message: '' });
  });

  it('keeps the last result for three days without an answer, then reports it as unknown', async () => {
    write({ items: [{ id: 'PAN', available: true }] });
    await check();
    write({ items: [] });
    expect(await check(hours(1))).toEqual({ runs: 1, failed: 1 });
    expect(await lastRun()).toMatchObject({ state: 'FAILED', heard: 0, message: 'The response contained none of the requested items.' });
    expect(await shown('pan', hours(71))).toMatchObject([{ isAvailable: true, checkedAt: testNow.toISOString() }]);
    expect(await shown('pan', hours(72))).toMatchObject([{ isAvailable: null }]);
  });

  it('fails safely: missing file, invalid JSON, wrong shape, unsafe file name, contradictions', async () => {
    rmSync(path.join(directory, 'bazaar.json'), { force: true });
    await check();
    expect(await lastRun()).toMatchObject({ state: 'FAILED', message: 'Cannot read the file bazaar.json (ENOENT).' });
    writeFileSync(path.join(directory, 'bazaar.json'), 'no');
    await check();
    expect(await lastRun()).toMatchObject({ state: 'FAILED', message: 'The response isn’t valid JSON.' });
    write([{ id: 'PAN' }]);
    await check();
    expect(await lastRun()).toMatchObject({
      state: 'FAILED',
      message: 'The response doesn’t have the form {"items": [{"id", "available"}]}.',
    });
    await expect(fileSource(directory, '../secret.json').fetchAvailability(['PAN'], open)).rejects.toThrow('File not found.');
    truncateSync(path.join(directory, 'bazaar.json'), 32 * 1024 * 1024 + 1);
    await check();
    expect(await lastRun()).toMatchObject({ state: 'FAILED', message: 'bazaar.json is not a file or is larger than 32 MB.' });
    await expect(fileSource(tmpdir(), path.basename(directory)).fetchAvailability(['PAN'], open)).rejects.toThrow('is not a file');
    write({
      items: [
        { id: 'PAN', available: true },
        { id: 'PAN', available: false },
        { id: 'POT', available: true },
      ],
    });
    await check();
    expect(await lastRun()).toMatchObject({ state: 'DONE', heard: 1 });
    expect(await shown()).toMatchObject([{ isAvailable: null }]);
  });

  it('reports a running check, and not forever', async () => {
    let during: object[] = [];
    const slow: AvailabilitySource = {
      async fetchAvailability() {
        during = await shown();
        return new Map([['PAN', true]]);
      },
    };
    await check(testNow, () => slow);
    expect(during).toMatchObject([{ isBeingChecked: true, isAvailable: null }]);
    expect(await shown()).toMatchObject([{ isBeingChecked: false, isAvailable: true }]);
    // There was no answer about the pot, and no check is running any more.
    expect(await shown('pot')).toMatchObject([{ isBeingChecked: false, isAvailable: null }]);
    // A process that was killed during a check isn't waited for.
    await db.prisma.shopListing.updateMany({ data: { askedAt: hours(1) } });
    expect(await shown('pot', hours(1))).toMatchObject([{ isBeingChecked: true }]);
    expect(await shown('pot', hours(2))).toMatchObject([{ isBeingChecked: false, isAvailable: null }]);
  });

  it('closes runs left by a killed process, and keeps the last fifty runs of a shop', async () => {
    const { id: shopId } = await db.prisma.externalShop.findFirstOrThrow();
    const runs = Array.from({ length: 60 }, () => ({ shopId, startedAt: testNow, state: 'RUNNING' as const }));
    await db.prisma.availabilityRun.createMany({ data: runs });
    await check();
    expect(await db.prisma.availabilityRun.count({ where: { state: 'RUNNING' } })).toBe(0);
    expect(await db.prisma.availabilityRun.count()).toBe(50);
  });
});

describe('[F51] the HTTPS availability source', () => {
  const bodies: string[] = [];
  type Answer = { status: number; body: string; location?: string };
  let answer: Answer = { status: 200, body: '' };
  /** Responses to the next requests; afterwards `answer` is used for all. */
  let next: Answer[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      const { status, location, body: said } = next.shift() ?? answer;
      response.writeHead(status, location ? { location } : {}).end(said);
    });
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The server listens on a TCP port, so its address is an AddressInfo.
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock`;
  });
  afterAll(() => void server.close());
  const ask = (ids: string[]) => httpSource(url, { allowsPrivate: true }).fetchAvailability(ids, open);

  it('requests a hundred products at a time', async () => {
    answer = { status: 200, body: JSON.stringify({ items: [{ id: 'A0', available: true }] }) };
    expect([...(await ask(Array.from({ length: 150 }, (_, n) => `A${n}`)))]).toEqual([['A0', true]]);
    expect(bodies.map((body) => (JSON.parse(body) as { ids: string[] }).ids.length)).toEqual([100, 50]);
  });

  it('keeps the results if one of several requests fails, and reports how many failed', async () => {
    db = await freshDb();
    const shop = await makeExternalShop(db, await makeMarketplace(db), { source: 'HTTP', sourceAddress: 'https://bazaar.example/stock' });
    await makeExternal(db, shop, 'PAN', { slug: 'pan' });
    const names = Array.from({ length: 300 }, (_, n) => `more-${n}`);
    const more = await db.prisma.product.createManyAndReturn({ data: names.map((name) => ({ slug: name, name })), select: { id: true } });
    await db.prisma.shopListing.createMany({
      data: more.map(({ id }, n) => ({ shopId: shop, productId: id, externalId: `MORE-${n}` })),
    });
    const source = () => httpSource(url, { allowsPrivate: true });
    const saying = (id: string) => ({ status: 200, body: JSON.stringify({ items: [{ id, available: true }] }) });
    next = [saying('PAN'), { status: 503, body: '' }, saying('MORE-220'), { status: 500, body: '' }];
    expect(await check(hours(1), source)).toEqual({ runs: 1, failed: 0 });
    const message = '2 of 4 requests got no response. The server responded with status 503.';
    expect(await lastRun()).toMatchObject({ state: 'DONE', asked: 301, heard: 2, changed: 2, message });
    expect(await shown('pan', hours(1))).toMatchObject([{ isAvailable: true, checkedAt: hours(1).toISOString() }]);
    // After three failures in a row the shop counts as down, and isn't queried a fourth time.
    answer = { status: 500, body: '' };
    const before = bodies.length;
    expect(await check(hours(2), source)).toEqual({ runs: 1, failed: 1 });
    expect(bodies.length).toBe(before + 3);
    expect(await lastRun()).toMatchObject({
      state: 'FAILED',
      message: '4 of 4 requests got no response. The server responded with status 500.',
    });
  });

  it.each<[string, Answer, string]>([
    ['an HTTP error', { status: 500, body: 'sorry' }, 'The server responded with status 500.'],
    ['invalid JSON', { status: 200, body: '<html>' }, 'The response isn’t valid JSON.'],
    ['an unexpected shape', { status: 200, body: '[]' }, 'The response doesn’t have the form {"items": [{"id", "available"}]}.'],
    ['an empty list', { status: 200, body: '{"items": []}' }, 'The response contained none of the requested items.'],
    [
      'a redirect to a private address',
      { status: 307, body: '', location: 'http://169.254.169.254/' },
      'The URL redirects (307), and redirects aren’t followed.',
    ],
    ['a ten megabyte response', { status: 200, body: `{"items":[],"x":"${'x'.repeat(10_000_000)}"}` }, 'The response is larger than 1 MB.'],
    ['a hundred thousand nested brackets', { status: 200, body: '['.repeat(100_000) }, 'The response isn’t valid JSON.'],
  ])('keeps the last result with its time after %s, and doesn’t wait', async (_name, given, message) => {
    db = await freshDb();
    const shop = await makeExternalShop(db, await makeMarketplace(db), { source: 'HTTP', sourceAddress: 'https://bazaar.example/stock' });
    await makeExternal(db, shop, 'PAN', { slug: 'pan' });
    const source = () => httpSource(url, { allowsPrivate: true });
    answer = { status: 200, body: JSON.stringify({ items: [{ id: 'PAN', available: true }] }) };
    expect(await check(testNow, source)).toEqual({ runs: 1, failed: 0 });
    answer = given;
    expect(await check(hours(1), source)).toEqual({ runs: 1, failed: 1 });
    expect(await lastRun()).toMatchObject({ state: 'FAILED', message });
    expect(await shown('pan', hours(1))).toMatchObject([{ isAvailable: true, checkedAt: testNow.toISOString(), isBeingChecked: false }]);
  });

  it('reports the cause, follows no redirects, and never calls a private address', async () => {
    answer = { status: 503, body: '' };
    await expect(ask(['A'])).rejects.toThrow('The server responded with status 503.');
    answer = { status: 302, body: '', location: 'https://elsewhere.example/' };
    await expect(ask(['A'])).rejects.toThrow('redirects');
    const before = bodies.length;
    await expect(httpSource(url).fetchAvailability(['A'], open)).rejects.toThrow('Only HTTPS URLs are allowed.');
    await expect(httpSource(url.replace('http:', 'https:')).fetchAvailability(['A'], open)).rejects.toThrow('isn’t on the public internet');
    expect(bodies.length).toBe(before);
  });
});
