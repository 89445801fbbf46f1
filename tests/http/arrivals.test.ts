import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { setTracking, stopMeasuring } from '../attribution/trackingSwitch.ts';
import { freshDb } from '../support/db.ts';
import { wordingVersion } from '../../web/consent/answerRules.ts';
import { browser, type Browser } from './browser.ts';
import { testApp, type TestApp } from './testApp.ts';

// Referrers recorded when a page is opened, only for visitors who have consented.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  await db.prisma.visitorArrival.deleteMany();
  // A test may have changed the settings.
  await shop.catalog.reload();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const arriving = { host: 'localhost:4000', 'user-agent': firefox, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

async function consentingBrowser(): Promise<Browser> {
  const me = browser(shop.app);
  await me.query('mutation ($input: SetCookieConsentInput!) { setCookieConsent(input: $input) { __typename } }', {
    input: { isGranted: true },
  });
  expect(me.cookies).toMatchObject({ cookie_consent: `granted.${wordingVersion}` });
  return me;
}

/** Opens a page without running its scripts. */
async function open(me: Browser, url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const response = await shop.app.inject({ method, url, headers: { ...arriving, ...headers, ...me.header() } });
  expect(response.statusCode).toBe(200);
  return response;
}

/** Returns the recorded arrivals once all pending ones are stored, because they are recorded beside the response. */
async function recordedArrivals(): Promise<{ first: unknown; current: unknown }[]> {
  // A visitor who arrives last is recorded last.
  const last = await consentingBrowser();
  await open(last, '/?utm_source=last-of-all');
  await expect
    .poll(() => db.prisma.visitorArrival.count({ where: { current: { path: ['source', 'src'], equals: 'last-of-all' } } }))
    .toBe(1);
  const rows = await db.prisma.visitorArrival.findMany({ orderBy: { visitorId: 'asc' }, select: { first: true, current: true } });
  return rows.slice(0, -1);
}

const source = (parts: object) => ({ source: expect.objectContaining(parts) as unknown });

describe('[F109] [F141] the landing page, recorded by the server', () => {
  it('is recorded with its campaign without scripts, on public and personal pages', async () => {
    await open(await consentingBrowser(), '/?utm_source=flyer&utm_campaign=spring');
    await open(await consentingBrowser(), '/me/?gclid=1');
    expect(await recordedArrivals()).toMatchObject([
      {
        first: source({ typ: 'utm', src: 'flyer', cmp: 'spring' }),
        current: { extra: { ep: 'http://localhost:4000/?utm_source=flyer&utm_campaign=spring' } },
      },
      { first: source({ typ: 'utm', src: 'google', mdm: 'cpc' }) },
    ]);
  });

  it('is recorded with its referrer: search engines and other sites, but not the shop or its subdomains', async () => {
    await open(await consentingBrowser(), '/shop/', { referer: 'https://www.google.com/' });
    await open(await consentingBrowser(), '/shop/', { referer: 'https://blog.example/post?secret=1' });
    await open(await consentingBrowser(), '/shop/', { referer: 'http://localhost:4000/deals/' });
    await open(await consentingBrowser(), '/shop/', { referer: 'http://blog.localhost/deals/' });
    await open(await consentingBrowser(), '/shop/', { referer: 'nowhere' });
    expect(await recordedArrivals()).toMatchObject([
      { current: source({ typ: 'organic', src: 'google' }) },
      { current: source({ typ: 'referral', src: 'blog.example', cnt: '/post' }) },
    ]);
  });

  it('is recorded for cached and unchanged pages, without changing the cached page', async () => {
    const path = '/shop/?page=77&utm_source=kept';
    const first = await open(await consentingBrowser(), path);
    const renderedBefore = shop.rendered.length;
    const again = await open(await consentingBrowser(), path);
    expect([shop.rendered.length, again.body, again.headers['set-cookie']]).toEqual([renderedBefore, first.body, undefined]);
    const unchanged = await consentingBrowser();
    const notModified = await shop.app.inject({
      url: path,
      headers: { ...arriving, ...unchanged.header(), 'if-none-match': String(first.headers.etag) },
    });
    expect(notModified.statusCode).toBe(304);
    expect(await recordedArrivals()).toHaveLength(3);
  });

  it('keeps the first arrival as the first on a second arrival', async () => {
    const me = await consentingBrowser();
    await open(me, '/?utm_source=one');
    await expect.poll(() => db.prisma.visitorArrival.count()).toBe(1);
    await open(me, '/?utm_source=two');
    expect(await recordedArrivals()).toMatchObject([{ first: source({ src: 'one' }), current: source({ src: 'two' }) }]);
  });

  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a client without a user agent', { 'user-agent': '' }],
    ['a prefetched page', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page prefetched with the older Purpose header', { purpose: 'prefetch' }],
    ['an image request', { 'sec-fetch-dest': 'image' }],
  ])('is not recorded for %s', async (_name, headers) => {
    await open(await consentingBrowser(), '/?utm_source=x', headers);
    expect(await recordedArrivals()).toEqual([]);
  });

  it('is not recorded for HEAD requests', async () => {
    await open(await consentingBrowser(), '/?utm_source=x', {}, 'HEAD');
    expect(await recordedArrivals()).toEqual([]);
  });

  it.each([
    ['has not answered the cookie question', {}],
    ['has declined cookies', { cookie_consent: `denied.${wordingVersion}` }],
    ['has accepted an older wording', { cookie_consent: 'granted.words-of-long-ago' }],
    ['sends consent in another cookie', { not_cookie_consent: `granted.${wordingVersion}` }],
  ])('is not recorded and creates no visitor when the visitor %s', async (_name, cookies: Record<string, string>) => {
    const me = await consentingBrowser();
    const visitors = await db.prisma.visitor.count();
    delete me.cookies.cookie_consent;
    Object.assign(me.cookies, cookies);
    await open(me, '/?utm_source=x');
    const newBrowser = browser(shop.app);
    Object.assign(newBrowser.cookies, cookies);
    expect((await open(newBrowser, '/?utm_source=x')).headers['set-cookie']).toBeUndefined();
    expect(await db.prisma.visitor.count()).toBe(visitors);
    expect(await recordedArrivals()).toEqual([]);
  });

  it('[F113] is not recorded while tracking is turned off', async () => {
    const me = await consentingBrowser();
    await stopMeasuring(db);
    await shop.catalog.reload();
    // Reads the settings now rather than beside the response, when they might already be turned on again.
    expect(await me.query('{ cookieConsent { isAsked } }')).toMatchObject({ data: { cookieConsent: { isAsked: false } } });
    await open(me, '/?utm_source=x');
    await setTracking(db, true);
    await shop.catalog.reload();
    expect([await recordedArrivals(), shop.faults]).toEqual([[], []]);
  });

  it('is truncated when the URL or referrer is too long', async () => {
    await open(await consentingBrowser(), `/?utm_source=${'x'.repeat(5_000)}&utm_term=%3Cscript%3E`, {
      referer: `https://blog.example/${'y'.repeat(6_000)}`,
    });
    await open(await consentingBrowser(), `/?utm_campaign=%F0%9F%98%80%ED%A0%80${'%F0%9F%98%80'.repeat(400)}`);
    const rows = await recordedArrivals();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows).length).toBeLessThan(12_000);
    expect(shop.faults).toEqual([]);
  });
});
