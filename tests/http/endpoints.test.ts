import sharp from 'sharp';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { unreachableDb, ownPage, postGraphql, testApp, type TestApp } from './testApp.ts';

// Headers of every response, and endpoints other than GraphQL and pages: health, feeds, pictures.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  await db.prisma.category.create({ data: { slug: 'tea-&-coffee', name: 'Tea & coffee' } });
  await makeProduct(db, { slug: 'kettle', name: 'Kettle' });
  await makeProduct(db, { slug: 'draft', name: 'Draft', status: 'DRAFT' });
  await makeProduct(db, { slug: 'hidden', name: 'Hidden', visibility: 'HIDDEN' });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const get = (url: string, { app } = shop) => app.inject({ url, headers: { host: 'localhost:4000' } });

test.each([
  '/shop/',
  '/missing/',
  '/broken/',
  '/graphql',
  '/admin/graphql',
  '/robots.txt',
  '/sitemap.xml',
  '/health/live',
  '/media/none/160.webp',
])('%s has security headers', async (url) => {
  const { headers } = await get(url);
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('[I28] each response has a request id: the caller’s if valid, otherwise a new one', async () => {
  const idOf = async (given: string) =>
    (await shop.app.inject({ url: '/shop/', headers: { host: 'localhost', 'x-request-id': given } })).headers['x-request-id'];
  expect(await idOf('proxy-4711.a:b')).toBe('proxy-4711.a:b');
  for (const strange of ['short', 'x'.repeat(129), 'with space in it', '{"level":60}', 'a<b>cdefgh']) {
    expect(await idOf(strange)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('[F31] robots.txt disallows private pages and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const line of [
    'User-agent: *',
    'Disallow: /cart/',
    'Disallow: /checkout/',
    'Disallow: /account/',
    'Disallow: /admin/',
    'Sitemap: http://localhost:4000/sitemap.xml',
  ])
    expect(body.split('\n')).toContain(line);
});

test('[F31] the sitemap lists visible products and categories only', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.body).toContain('<loc>http://localhost:4000/sitemap-1.xml</loc>');
  const { body } = await get('/sitemap-1.xml');
  expect(body).toContain('<loc>http://localhost:4000/product/kettle/</loc>');
  expect(body).toContain('<loc>http://localhost:4000/?product_cat=tea-%26-coffee</loc>');
  expect(body).not.toMatch(/draft|hidden/);
  for (const url of ['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-999999.xml']) expect((await get(url)).body).not.toContain('<urlset');
});

test('[I29] /limits returns what docs/integrating.md says, and apiVersion is the version of the shop', async () => {
  const response = await get('/limits');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  const limits = response.json<Record<string, Record<string, number>>>();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(limits.apiVersion).toBe(version);
  for (const path of ['/graphql', '/admin/graphql']) {
    expect((await postGraphql(shop.app, { query: '{ apiVersion }' }, {}, path)).json()).toMatchObject({ data: { apiVersion: version } });
  }
  const guide = readFileSync('docs/integrating.md', 'utf8');
  const { bodyBytes = 0, ...request } = limits.request ?? {};
  const titles: Record<string, string> = {
    tokens: 'Tokens of a document',
    depth: 'Depth, with fragments expanded',
    aliases: 'Aliases',
    directives: 'Directives',
    rootFields: 'Root fields',
    mutations: 'Mutations per request',
    cost: 'Cost',
  };
  expect(Object.keys(request)).toEqual(Object.keys(titles));
  for (const [name, limit] of Object.entries(request)) expect(guide).toContain(`| ${titles[name]} | ${limit.toLocaleString('en')} |`);
  expect(guide).toContain(`| Body | ${bodyBytes.toLocaleString('en')} bytes |`);
  expect(limits.lists).toEqual({ pageSize: 100, skip: 10_000, nodeIds: 100 });
  expect(limits.points).toEqual({ perSecond: 2_000, saved: 120_000 });
  expect(limits.streams).toEqual({ perVisitor: 8, perAddress: 100, perServer: 2_000 });
});

test('[I29] /health/live and /health/ready return 200 while the server can respond', async () => {
  for (const url of ['/health/live', '/health/ready']) {
    const response = await get(url);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('/health/ready returns 503 without a database, while /health/live returns 200', async () => {
  const unreachable = await testApp(unreachableDb(db));
  const ready = await get('/health/ready', unreachable);
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['retry-after']).toBe('5');
  expect(ready.body).not.toMatch(/hunter2|ECONNREFUSED/);
  expect((await get('/health/live', unreachable)).statusCode).toBe(200);
  expect((await get('/sitemap.xml', unreachable)).body).not.toMatch(/hunter2|ECONNREFUSED/);
  await unreachable.app.close();
});

test('/health/ready returns 503 when the database does not respond', async () => {
  const silent = await testApp({ ...db, pool: { query: () => new Promise(() => undefined) } as unknown as Db['pool'] });
  expect((await get('/health/ready', silent)).statusCode).toBe(503);
  await silent.app.close();
});

test('/health/ready returns 503 during shutdown', async () => {
  shop.stopping.isTrue = true;
  expect((await get('/health/ready')).statusCode).toBe(503);
  expect((await get('/health/live')).statusCode).toBe(200);
  shop.stopping.isTrue = false;
});

test('a picture is cached as immutable and supports ETag and HEAD', async () => {
  const key = 'a'.repeat(32);
  mkdirSync(path.join(shop.filesDir, 'media', key), { recursive: true });
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#336699' } }).webp();
  await picture.toFile(path.join(shop.filesDir, 'media', key, 'master.webp'));
  const response = await get(`/media/${key}/160.webp`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/webp');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { etag = '', 'content-length': size } = response.headers;
  const again = await shop.app.inject({ url: `/media/${key}/160.webp`, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const head = await shop.app.inject({ method: 'HEAD', url: `/media/${key}/160.webp` });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, size, 0]);
});

test.each([
  '/media/none/160.webp',
  `/media/${'a'.repeat(32)}/161.webp`,
  `/media/${'a'.repeat(32)}/160.png`,
  '/media/../../package.json',
  '/media/..%2f..%2fpackage.json/160.webp',
  '/media/%2e%2e/160.webp',
  `/media/${'a'.repeat(32)}/..%2f..%2f..%2fpackage.json`,
  '/media/a%00b/160.webp',
  '/media//160.webp',
  '/media/',
])('%s is not served as a picture', async (url) => {
  const response = await get(url);
  expect(String(response.headers['content-type'])).not.toMatch(/^image|json/);
  expect(response.body).not.toContain('"dependencies"');
  expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
});

test.each(['/deals/?merchant=%00', '/product/a%00/', '/admin/media/pictures?name=a%00.png', '/?wc-ajax=add_to_cart&x=%00', '/feed%00'])(
  'a URL with a NUL character is rejected: %s',
  async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode } = await shop.app.inject({ method, url, headers: { host: 'localhost:4000' } });
      expect([method, statusCode]).toEqual([method, 400]);
    }
  },
);

test.each(['{ product(slug: "a\\u0000b") { id } }', '{ product(slug: "a\\u{000}b") { id } }'])(
  'a NUL character in a document is rejected: %s',
  async (query) => {
    const answer = await postGraphql(shop.app, { query });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  },
);

test('a form with a NUL character is rejected', async () => {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/shop/',
    headers: { host: 'localhost:4000', ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'quantity=1&name=a%00b',
  });
  expect(statusCode).toBe(400);
});
