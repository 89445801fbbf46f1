import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { inPieces } from '../support/slowPages.ts';
import { layoutShifts } from '../support/layoutShift.ts';

// Cost of a first visit, and the page before and after scripts run.

const gzipBudget = 185 * 1024;

interface Transfer {
  isPicture: boolean;
  bytes: number;
}

/** Keeps the tracker from loading, which starts two seconds after hydration (entryClient.tsx), when a slow machine is still loading a page. */
const withoutTracker = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2_000 ? 0 : start(run, ms))) as typeof window.setTimeout;
  });

/** Counts what a page transfers, with headers, from now on. Icons of the window aren't the page's. */
async function watchTransfers(page: Page): Promise<Map<string, Transfer>> {
  const found = new Map<string, Transfer>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:') && type !== 'Other') found.set(requestId, { isPicture: type === 'Image', bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = found.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return found;
}

interface FirstVisit {
  name: string;
  path: string;
  /** Greatest number of transfers and kilobytes, with the page's pictures; files that load together are one file (web/chunks.ts). */
  transfers?: number;
  kilobytes?: number;
  /** Requests of scripts: none, except for the server's time where there is a countdown. */
  asks: string[];
}

const pages: FirstVisit[] = [
  { name: 'home', path: '/', transfers: 42, kilobytes: 285, asks: [] },
  { name: 'listing', path: '/shop/', transfers: 40, kilobytes: 294, asks: [] },
  { name: 'product', path: '/product/aldous-m2-mirrorless-camera/', transfers: 45, kilobytes: 288, asks: [] },
  { name: 'deals', path: '/deals/', asks: ['/graphql'] },
];

for (const { name, path: address, transfers = Infinity, kilobytes = Infinity, asks } of pages) {
  test(`[F1] the ${name} page is complete without scripts`, async () => {
    const response = await fetch(shopUrl() + address);
    expect(response.status).toBe(200);
    const html = await response.text();
    const count = (pattern: RegExp, text = html) => [...text.matchAll(pattern)].length;
    expect(count(/<h1\b/g)).toBe(1);
    expect(count(/<a [^>]*href="(\/product\/|\/\?product_cat=)/g)).toBeGreaterThan(2);
    expect(count(/<img\b/g, /<main\b[^]*<\/main>/.exec(html)?.[0])).toBeGreaterThan(0);
  });

  test(`[I64] the ${name} page loads at most ${gzipBudget / 1024} kB of scripts, has its weight, and no extra requests, errors or layout shift`, async () => {
    const { page, problems, requests } = await openPage({ viewport: { width: 1280, height: 720 } });
    const found = await watchTransfers(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await withoutTracker(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const bytes = [...scripts].reduce((sum, file) => sum + statSync(path.join('dist/web', `${file}.gz`)).size, 0);
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(gzipBudget);
    expect(requests).toEqual(asks);
    expect(found.size).toBeLessThanOrEqual(transfers);
    expect([...found.values()].reduce((sum, { bytes: each }) => sum + each, 0)).toBeLessThanOrEqual(kilobytes * 1000);
    expect(await layoutShifts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test.each([
  ['large', { width: 1280, height: 900 }],
  ['small', { width: 390, height: 844 }],
])('pages that arrive in pieces do not shift on a %s screen', async (_name, viewport) => {
  const { page } = await openPage({ baseURL: await inPieces(shopUrl()), viewport });
  for (const { name, path: address } of pages) {
    await page.goto(address);
    expect([name, await layoutShifts(page)]).toEqual([name, []]);
  }
});

test('[I64] a link from the listing to a product takes at most 15 requests beside pictures', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 2400 } });
  await withoutTracker(page);
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const found = await watchTransfers(page);
  await page.locator('main article a[href^="/product/"]').first().press('Enter');
  await page.waitForURL('**/product/**');
  await page.waitForLoadState('networkidle');
  expect([...found.values()].filter(({ isPicture }) => !isPicture).length).toBeLessThanOrEqual(15);
});

test('a public page is identical for all visitors, cacheable, and sets no cookie', async () => {
  const url = `${shopUrl()}/shop/`;
  const [first, second] = await Promise.all([fetch(url), fetch(url, { headers: { cookie: `sid=${'a'.repeat(43)}` } })]);
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(await second.text()).toBe(await first.text());
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('pages have no inline scripts or styles, so the CSP needs no exception', async () => {
  for (const { path: address } of pages) {
    const response = await fetch(shopUrl() + address);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes),
    );
    expect(inline).toEqual([]);
    expect(html).not.toMatch(/<[a-z]+[^>]*\sstyle=/i);
    expect(html).not.toMatch(/<[a-z]+[^>]*\son[a-z]+=/i);
  }
});

test('[F107] the admin shell shows the sign-in form with its web font and no accessibility violations', async () => {
  const { page, problems } = await openPage();
  await page.goto('/admin/', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.querySelector('link[rel=preload][as=font]')?.getAttribute('href'))).toMatch(/inter-latin/);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some((font) => font.family === 'Inter Variable' && font.status === 'loaded')))
    .toBe(true);
  expect(problems).toEqual([]);
});
