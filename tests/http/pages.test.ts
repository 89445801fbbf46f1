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

test('a public page is made once, and then only looked up again', async () => {
  const first = await get('/shop/?page=2');
  const made = shop.rendered.length;
  const again = await get('/shop/?page=2&utm_source=mail', { cookie: 'sid=whoever' });
  expect(shop.rendered).toHaveLength(made);
  expect(again.body).toBe(first.body);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a parameter that the page names makes another page, in whatever order', async () => {
  const one = await get('/shop/?filter_size=small&page=3');
  expect((await get('/shop/?page=3&filter_size=small')).body).toBe(one.body);
  expect((await get('/shop/?page=3&filter_size=large')).body).not.toBe(one.body);
  expect((await get('/shop/?page=4&filter_size=small')).body).not.toBe(one.body);
});

test('a page that is unchanged is not sent again', async () => {
  const { headers } = await get('/shop/?page=5');
  const etag = String(headers.etag);
  const unchanged = await get('/shop/?page=5', { 'if-none-match': etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect((await get('/shop/?page=6', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a change of the catalogue makes every page anew', async () => {
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

test('a page is made once for all who ask for it at the same time', async () => {
  const open = shutGate();
  const made = shop.rendered.length;
  const asked = Array.from({ length: 20 }, () => get('/shop/?page=20'));
  await expect.poll(() => shop.rendered.length).toBe(made + 1);
  open();
  const bodies = (await Promise.all(asked)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
  expect(shop.rendered).toHaveLength(made + 1);
});

test('while a page is made for a new revision, the first one waits for it, and the others get the one before', async () => {
  const before = await get('/shop/?page=21');
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await shop.catalog.reload();
  const open = shutGate();
  const made = shop.rendered.length;
  const first = get('/shop/?page=21');
  await expect.poll(() => shop.rendered.length).toBe(made + 1);
  expect((await get('/shop/?page=21')).body).toBe(before.body);
  open();
  const after = await first;
  expect(after.body).not.toBe(before.body);
  expect((await get('/shop/?page=21')).body).toBe(after.body);
});

test('only so many pages are made at a time; whoever comes then is told to come again, and it is no fault', async () => {
  const open = shutGate();
  const made = shop.rendered.length;
  const asked = Array.from({ length: maxRenders }, (_, index) => get(index % 2 ? '/me/' : `/shop/?page=${100 + index}`));
  await expect.poll(() => shop.rendered.length).toBe(made + maxRenders);
  const faults = shop.faults.length;
  for (const url of ['/me/', '/shop/?page=99']) {
    const refused = await get(url);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  }
  open();
  expect((await Promise.all(asked)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await get('/shop/?page=99')).statusCode).toBe(200);
  expect(shop.faults).toHaveLength(faults);
});

test('a page that shows votes is kept for its seconds, and then made anew; others do not mind the time', async () => {
  const halfMinute = Date.parse('2026-03-01T12:00:00Z');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(halfMinute);
  onTestFinished(() => clock.mockRestore());
  const [deals, listing] = [await get('/deals/?page=9'), await get('/shop/?page=9')];
  const made = shop.rendered.length;
  clock.mockReturnValue(halfMinute + 29_999);
  expect((await get('/deals/?page=9')).body).toBe(deals.body);
  expect(shop.rendered).toHaveLength(made);
  clock.mockReturnValue(halfMinute + 30_000);
  expect((await get('/deals/?page=9')).body).not.toBe(deals.body);
  expect((await get('/shop/?page=9')).body).toBe(listing.body);
});

test.each(['gzip', 'br', 'br, gzip', ''])('is sent as the browser takes it: %j', async (encoding) => {
  const response = await get('/shop/?page=8', { 'accept-encoding': encoding });
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(response.headers['content-encoding']).toBe(encoding.split(',')[0] || undefined);
});

test('public pages never set a cookie, and pages for a visitor are never kept', async () => {
  expect((await get('/shop/')).headers['set-cookie']).toBeUndefined();
  const first = await get('/me/');
  const second = await get('/me/');
  expect(first.headers['cache-control']).toBe('private, no-store');
  expect(second.body).not.toBe(first.body);
});

test('a page that is not there is 404 and not kept', async () => {
  const made = shop.rendered.length;
  const responses = [await get('/missing/'), await get('/missing/')];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(shop.rendered).toHaveLength(made + 2);
  expect(responses[0]?.headers['cache-control']).not.toContain('public');
});

test('a page that fails is 500, logged, not kept, and says nothing of the reason', async () => {
  shop.faults.length = 0;
  const response = await get('/broken/');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('hunter2');
  expect(response.headers['cache-control']).toContain('no-store');
  expect(shop.faults).toHaveLength(1);
  expect(shop.faults[0]?.correlationId).toBe(response.headers['x-request-id']);
  expect((await get('/broken/')).statusCode).toBe(500);
});

test('a page may send elsewhere', async () => {
  const response = await get('/moved/');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/shop/']);
  const tagged = await get('/moved/?utm_source=mail&x=1&gclid=2');
  expect([tagged.statusCode, tagged.headers.location]).toEqual([302, '/shop/?utm_source=mail&gclid=2']);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a form is read and its page is not kept', async () => {
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

test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is not for pages', async (method) => {
  const response = await shop.app.inject({ method, url: '/shop/', headers: { host: 'localhost:4000' } });
  expect(response.statusCode).toBe(405);
});

test('an address cannot name another host', async () => {
  const response = await get('//evil.example/shop/');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('http://localhost:4000//evil.example/shop/');
});

test.each(['/%', '/%E0%A4%A', '/shop/%00', '/product/%2e%2e%2f/', `/${'a'.repeat(3_000)}`])(
  'a strange address is no fault: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(500);
  },
);
