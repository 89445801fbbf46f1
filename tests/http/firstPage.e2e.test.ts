import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { inPieces } from '../support/inPieces.ts';
import { layoutShifts } from '../support/layoutShift.ts';

// Cost of a first visit, and the page before and after scripts run.

const gzipBudget = 185 * 1024;

async function firstProductPath(): Promise<string> {
  const response = await fetch(`${shopUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(first: 1, sort: POPULARITY) { edges { node { url } } } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { edges: { node: { url: string } }[] } } };
  return data.products.edges[0]?.node.url ?? '';
}

/** Requests of a page on a first visit: none, except for the server's time where there is a countdown. */
const pages: [string, () => Promise<string>, string[]][] = [
  ['home', () => Promise.resolve('/'), []],
  ['listing', () => Promise.resolve('/shop/'), []],
  ['product', firstProductPath, []],
  ['deals', () => Promise.resolve('/deals/'), ['/graphql']],
];

for (const [name, pathOf, expectedRequests] of pages) {
  test(`[F1] the ${name} page is complete without scripts`, async () => {
    const response = await fetch(shopUrl() + (await pathOf()));
    expect(response.status).toBe(200);
    const html = await response.text();
    const count = (pattern: RegExp, text = html) => [...text.matchAll(pattern)].length;
    expect(count(/<h1\b/g)).toBe(1);
    expect(count(/<a [^>]*href="(\/product\/|\/\?product_cat=)/g)).toBeGreaterThan(2);
    expect(count(/<img\b/g, /<main\b[^]*<\/main>/.exec(html)?.[0])).toBeGreaterThan(0);
  });

  test(`the ${name} page loads at most ${gzipBudget / 1024} kB of scripts, with no extra requests, errors or layout shift`, async () => {
    const opened = await openPage();
    const { page, problems, requests } = opened;
    const scripts = new Set<string>();
    let isLater = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Loaded two seconds after hydration (entryClient.tsx), when a slow machine is still loading the page.
      isLater ||= pathname.startsWith('/assets/followVisits-');
      if (pathname.endsWith('.js') && !isLater) scripts.add(pathname);
    });
    await page.goto(await pathOf(), { waitUntil: 'networkidle' });
    const bytes = [...scripts].reduce((sum, file) => sum + statSync(path.join('dist/web', `${file}.gz`)).size, 0);
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(gzipBudget);
    expect(requests).toEqual(expectedRequests);
    expect(await layoutShifts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test.each([
  ['large', { width: 1280, height: 900 }],
  ['small', { width: 390, height: 844 }],
])('pages that arrive in pieces do not shift on a %s screen', async (_name, viewport) => {
  const { page } = await openPage({ baseURL: await inPieces(shopUrl()), viewport });
  for (const [name, pathOf] of pages) {
    await page.goto(await pathOf());
    expect([name, await layoutShifts(page)]).toEqual([name, []]);
  }
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
  for (const [, pathOf] of pages) {
    const response = await fetch(shopUrl() + (await pathOf()));
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
