import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { isClick } from '../../server/pages/out.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { makeMerchant, makeOffer, offerGlobalId } from './offerShop.ts';

// /out/{number} redirects to the offer's stored URL only.

let db: Db;
let shop: TestApp;
const ids: Record<string, number> = {};
const stored = 'https://shop.pans.example/p%C3%A4n?ref=souk&next=https://evil.example';
const browser = { host: 'localhost:4000', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const soon = (ms: number) => new Date(Date.now() + ms);

beforeAll(async () => {
  db = await freshDb();
  const merchantId = await makeMerchant(db);
  const own = await makeMerchant(db, { slug: 'souk', isOwnShop: true });
  const product = await makeProduct(db, { slug: 'pan' });
  ids.live = await makeOffer(db, { merchantId, destinationUrl: 'https://shop.pans.example/pän?ref=souk&next=https://evil.example' });
  ids.over = await makeOffer(db, { merchantId, destinationUrl: stored, endsAt: soon(-1_000) });
  ids.draft = await makeOffer(db, { merchantId, status: 'DRAFT' });
  ids.coming = await makeOffer(db, { merchantId, startsAt: soon(3_600_000) });
  ids.ours = await makeOffer(db, { merchantId: own, productId: product.id, destinationUrl: null });
  ids.oursForAll = await makeOffer(db, { merchantId: own, destinationUrl: null, code: 'WELCOME10' });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  await db.prisma.throttle.deleteMany();
  await db.prisma.offerDay.deleteMany();
  await db.prisma.offer.updateMany({ data: { clickCount: 0 } });
});

const go = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url, headers: { ...browser, ...headers } });
const clicks = async (name = 'live') => (await db.prisma.offer.findUniqueOrThrow({ where: { id: ids[name] } })).clickCount;

test('redirects to the stored URL without caching', async () => {
  const { statusCode, headers } = await go(`/out/${ids.live}`);
  expect([statusCode, headers.location]).toEqual([302, stored]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  // The merchant receives the shop's origin as referrer, but no path or code.
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['set-cookie']).toBeUndefined();
  expect((await go(`/out/${ids.live}/`)).headers.location).toBe(stored);
});

test('an expired offer still redirects to its URL, the shop’s own offers to its pages', async () => {
  expect((await go(`/out/${ids.over}`)).headers.location).toBe(stored);
  expect((await go(`/out/${ids.ours}`)).headers.location).toBe('/product/pan/');
  expect((await go(`/out/${ids.oursForAll}`)).headers.location).toBe('/shop/');
});

test.each(['draft', 'coming', '0', '-1', '1.5', '1e1', '01', '99999', '4294967297', '99999999999999999999', 'x', '%00', 'https:'])(
  '/out/%s is not found',
  async (name) => {
    const { headers } = await go(`/out/${ids[name] ?? name}`);
    expect(headers.location).toBeUndefined();
    expect(shop.rendered.at(-1)).toContain('/out/');
    expect(await db.prisma.offerDay.count()).toBe(0);
  },
);

describe('the redirect target can’t be changed', () => {
  const locations = new Set([stored, '/product/pan/', '/shop/']);
  const names = [
    'url',
    'to',
    'next',
    'redirect',
    'destination',
    'u',
    'goto',
    'location',
    'returnTo',
    'id',
    'number',
    'offer',
    'code',
    'codetext',
  ];
  const target = fc.constantFrom(
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '\r\nLocation: https://evil.example',
    '',
  );
  const header = fc.constantFrom('referer', 'x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'origin', 'x-forwarded-proto');

  test('by parameters or headers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('live', 'over', 'ours', 'oursForAll'),
        fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.oneof(target, fc.webUrl(), fc.string())), { maxLength: 4 }),
        fc.tuple(header, fc.constantFrom('https://evil.example/', 'evil.example', 'javascript:alert(1)')),
        fc.boolean(),
        async (name, parameters, [field, value], hasSlash) => {
          const query = new URLSearchParams(parameters).toString();
          const { statusCode, headers } = await go(`/out/${ids[name]}${hasSlash ? '/' : ''}?${query}`, { [field]: value });
          expect([statusCode === 302 ? undefined : 'none', ...locations]).toContain(headers.location ?? 'none');
        },
      ),
      { numRuns: 150 },
    );
  });

  test('by further path segments', async () => {
    const segment = fc.oneof(target, fc.string(), fc.webUrl()).map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('live', 'ours'), fc.array(segment, { minLength: 1, maxLength: 3 }), async (name, segments) => {
        const { headers } = await go(`/out/${ids[name]}/${segments.join('/')}`);
        expect([undefined, ...locations]).toContain(headers.location);
        const { headers: glued } = await go(`/out/${ids[name]}${segments.join('')}`);
        expect([undefined, ...locations]).toContain(glued.location);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a click is counted', () => {
  test('once a minute per person, by offer and by day', async () => {
    await Promise.all([1, 2, 3, 4].map(() => go(`/out/${ids.live}`)));
    await go(`/out/${ids.over}`);
    expect([await clicks('live'), await clicks('over')]).toEqual([1, 1]);
    const today = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`);
    const days = await db.prisma.offerDay.findMany({ where: { offerId: ids.live } });
    expect(days).toEqual([{ offerId: ids.live, day: today, clicks: 1, reveals: 0 }]);
    await db.prisma.throttle.updateMany({ data: { startedAt: soon(-60_000) } });
    await go(`/out/${ids.live}`);
    expect(await clicks()).toBe(2);
  });

  test('once per network: fifty addresses make fifty clicks', async () => {
    const trusting = await testApp(db, { TRUST_PROXY: '127.0.0.1' });
    const from = (n: number) =>
      trusting.app.inject({ url: `/out/${ids.live}`, headers: { ...browser, 'x-forwarded-for': `192.0.2.${n}` } });
    await Promise.all(Array.from({ length: 50 }, (_, n) => from(n)));
    await trusting.app.close();
    expect(await clicks()).toBe(50);
    expect((await db.prisma.offerDay.findMany())[0]?.clicks).toBe(50);
  });

  test('at most ten times a minute per network, however many cookies are sent', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 15 }, async () => {
        const visitor = newVisitor(db, { now: new Date() });
        await visitor.query('mutation ($id: ID!) { voteHot(input: { offerId: $id, vote: HOT }) { __typename } }', {
          id: offerGlobalId(ids.oursForAll ?? 0),
        });
        return visitor;
      }),
    );
    await Promise.all(visitors.map((visitor) => go(`/out/${ids.live}`, { cookie: `sid=${visitor.token()}` })));
    expect(await clicks()).toBe(10);
  });

  test.each([
    ['a HEAD request', {}, 'HEAD'],
    ['a prefetch', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['a prefetch with the purpose header', { purpose: 'prefetch' }, 'GET'],
    ['a prefetch with the x-moz header', { 'x-moz': 'prefetch' }, 'GET'],
    ['an image source', { 'sec-fetch-dest': 'image' }, 'GET'],
    ['a request by a script', { 'sec-fetch-dest': 'empty' }, 'GET'],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, 'GET'],
    ['a link preview', { 'user-agent': 'facebookexternalhit/1.1' }, 'GET'],
    ['a link checker', { 'user-agent': 'LinkChecker/10.2' }, 'GET'],
    ['a command-line client', { 'user-agent': 'curl/8.5.0' }, 'GET'],
    ['a client without a user agent', { 'user-agent': '' }, 'GET'],
  ] as const)('but not for %s, which is redirected all the same', async (_what, headers, method) => {
    expect((await go(`/out/${ids.live}`, headers, method)).headers.location).toBe(stored);
    expect(await clicks()).toBe(0);
  });

  test('for phones whose names look like bots', () => {
    const agent = (text: string) => isClick({ method: 'GET', headers: { 'user-agent': text } });
    expect(agent('Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36')).toBe(true);
    expect(
      agent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'),
    ).toBe(true);
    expect(agent('AhrefsBot/7.0')).toBe(false);
  });

  test('without blocking the redirect when counting fails', async () => {
    const broken = {
      ...db,
      prisma: new Proxy(db.prisma, {
        get: (prisma, name) => (name === '$queryRaw' ? () => Promise.reject(new Error('gone')) : Reflect.get(prisma, name)),
      }),
    };
    const app = await testApp(broken);
    const { headers } = await app.app.inject({ url: `/out/${ids.live}`, headers: browser });
    expect(headers.location).toBe(stored);
    expect(app.faults).toHaveLength(1);
    await app.app.close();
  });
});

test('robots.txt excludes /out/, and the sitemap lists the deals', async () => {
  const robots = (await go('/robots.txt')).body.split('\n');
  expect(robots).toContain('Disallow: /out/');
  expect((await go('/sitemap-1.xml')).body).toContain('<loc>http://localhost:4000/deals/</loc>');
  const offers = (await go('/sitemap-2.xml')).body;
  expect(offers.match(/<loc>/g)).toHaveLength(3);
  expect(offers).not.toContain('/out/');
});
