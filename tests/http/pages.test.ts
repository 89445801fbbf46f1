import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { maxRenders } from '../../server/pages/pages.ts';
import { ownPage, testApp, type TestApp } from './testApp.ts';

// How pages are served, cached and distinguished; their content is tested in a browser.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'localhost:4000', ...headers } });

test('a public page is rendered once and then served from the cache', async () => {
  const first = await get('/shop/?page=2');
  const renderedBefore = shop.rendered.length;
  const again = await get('/shop/?page=2&utm_source=mail', { cookie: 'sid=whoever' });
  expect(shop.rendered).toHaveLength(renderedBefore);
  expect(again.body).toBe(first.body);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('page parameters vary the cached page, in any order', async () => {
  const one = await get('/shop/?filter_size=small&page=3');
  expect((await get('/shop/?page=3&filter_size=small')).body).toBe(one.body);
  expect((await get('/shop/?page=3&filter_size=large')).body).not.toBe(one.body);
  expect((await get('/shop/?page=4&filter_size=small')).body).not.toBe(one.body);
});

test('an unchanged page returns 304', async () => {
  const { headers } = await get('/shop/?page=5');
  const etag = String(headers.etag);
  const unchanged = await get('/shop/?page=5', { 'if-none-match': etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect((await get('/shop/?page=6', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a catalogue change renders every page again', async () => {
  const before = await get('/shop/?page=7');
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await shop.catalog.reload();
  const after = await get('/shop/?page=7', { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.body).not.toBe(before.body);
});

/** Keeps pages from finishing until the returned function is called. */
function shutGate(): () => void {
  let open = () => undefined as void;
  shop.gate.open = new Promise((resolve) => (open = resolve));
  onTestFinished(open);
  return open;
}

test('concurrent requests for a page share one rendering', async () => {
  const open = shutGate();
  const renderedBefore = shop.rendered.length;
  const requests = Array.from({ length: 20 }, () => get('/shop/?page=20'));
  await expect.poll(() => shop.rendered.length).toBe(renderedBefore + 1);
  open();
  const bodies = (await Promise.all(requests)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
  expect(shop.rendered).toHaveLength(renderedBefore + 1);
});

test('while a page is rendered again, the first request waits and others get the previous version', async () => {
  const before = await get('/shop/?page=21');
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await shop.catalog.reload();
  const open = shutGate();
  const renderedBefore = shop.rendered.length;
  const first = get('/shop/?page=21');
  await expect.poll(() => shop.rendered.length).toBe(renderedBefore + 1);
  expect((await get('/shop/?page=21')).body).toBe(before.body);
  open();
  const after = await first;
  expect(after.body).not.toBe(before.body);
  expect((await get('/shop/?page=21')).body).toBe(after.body);
});

test('rendering is limited: further requests get 503 with Retry-After and are not logged as errors', async () => {
  const open = shutGate();
  const renderedBefore = shop.rendered.length;
  const requests = Array.from({ length: maxRenders }, (_, index) => get(index % 2 ? '/me/' : `/shop/?page=${100 + index}`));
  await expect.poll(() => shop.rendered.length).toBe(renderedBefore + maxRenders);
  const faults = shop.faults.length;
  for (const url of ['/me/', '/shop/?page=99']) {
    const refused = await get(url);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  }
  open();
  expect((await Promise.all(requests)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await get('/shop/?page=99')).statusCode).toBe(200);
  expect(shop.faults).toHaveLength(faults);
});

test('a page with votes is rendered again after 30 seconds, other pages are not', async () => {
  const halfMinute = Date.parse('2026-03-01T12:00:00Z');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(halfMinute);
  onTestFinished(() => clock.mockRestore());
  const [deals, listing] = [await get('/deals/?page=9'), await get('/shop/?page=9')];
  const renderedBefore = shop.rendered.length;
  clock.mockReturnValue(halfMinute + 29_999);
  expect((await get('/deals/?page=9')).body).toBe(deals.body);
  expect(shop.rendered).toHaveLength(renderedBefore);
  clock.mockReturnValue(halfMinute + 30_000);
  expect((await get('/deals/?page=9')).body).not.toBe(deals.body);
  expect((await get('/shop/?page=9')).body).toBe(listing.body);
});

test.each(['gzip', 'br', 'br, gzip', ''])('pages are compressed for Accept-Encoding %j', async (encoding) => {
  const response = await get('/shop/?page=8', { 'accept-encoding': encoding });
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(response.headers['content-encoding']).toBe(encoding.split(',')[0] || undefined);
});

test('public pages set no cookie, and visitor pages are not cached', async () => {
  expect((await get('/shop/')).headers['set-cookie']).toBeUndefined();
  const first = await get('/me/');
  const second = await get('/me/');
  expect(first.headers['cache-control']).toBe('private, no-store');
  expect(second.body).not.toBe(first.body);
});

test('a missing page returns 404 and is not cached', async () => {
  const renderedBefore = shop.rendered.length;
  const responses = [await get('/missing/'), await get('/missing/')];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(shop.rendered).toHaveLength(renderedBefore + 2);
  expect(responses[0]?.headers['cache-control']).not.toContain('public');
});

test('a failed page returns 500, is logged and not cached, and hides the reason', async () => {
  shop.faults.length = 0;
  const response = await get('/broken/');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('hunter2');
  expect(response.headers['cache-control']).toContain('no-store');
  expect(shop.faults).toHaveLength(1);
  expect(shop.faults[0]?.correlationId).toBe(response.headers['x-request-id']);
  expect((await get('/broken/')).statusCode).toBe(500);
});

test('a redirect keeps campaign parameters only', async () => {
  const response = await get('/moved/');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/shop/']);
  const tagged = await get('/moved/?utm_source=mail&x=1&gclid=2');
  expect([tagged.statusCode, tagged.headers.location]).toEqual([302, '/shop/?utm_source=mail&gclid=2']);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a form post is read, not cached, and rejected from other sites', async () => {
  const post = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/shop/',
      headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'quantity=2',
    });
  const own = await post(ownPage);
  expect(own.body).toContain('quantity=2');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await get('/shop/')).body).not.toContain('quantity=2');
  const foreign = await post({ 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.headers['set-cookie']).toBeUndefined();
});

test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is rejected for pages', async (method) => {
  const response = await shop.app.inject({ method, url: '/shop/', headers: { host: 'localhost:4000' } });
  expect(response.statusCode).toBe(405);
});

test('a URL can’t name another host', async () => {
  const response = await get('//evil.example/shop/');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('http://localhost:4000//evil.example/shop/');
});

test.each(['/%', '/%E0%A4%A', '/shop/%00', '/product/%2e%2e%2f/', `/${'a'.repeat(3_000)}`])(
  'a malformed URL does not cause a server error: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(500);
  },
);
