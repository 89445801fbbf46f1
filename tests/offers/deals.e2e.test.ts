import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { announced, cards, soon, startDealsShop, titles } from './dealsShop.ts';

// The deals page: three sort orders, filters, and loading more of a long list.

let shop: ServerProcess;
beforeAll(async () => {
  shop = await startDealsShop();
});
afterAll(() => shop.stop());

const open = (options: Parameters<typeof openPage>[0] = {}) => openPage({ baseURL: shop.url, ...options });
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `Deal ${from + index}`);
const phone = { width: 390, height: 844 };

test('[F7, F64] without JavaScript, deals are sorted, filtered by a form, end with “That’s all”, and show price, temperature and destination', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const response = await page.goto('/deals/');
  expect(response?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(response?.headers()['set-cookie']).toBeUndefined();
  expect(await page.getByText('54 deals').count()).toBe(1);
  expect(await titles(page)).toEqual(['A new lamp', ...numbers(1, 23)]);
  expect(
    await page
      .getByText(/We may earn a commission when you buy through links to other shops\. Prices as of \d+ \w+ \d{4}, \d\d:\d\d UTC/)
      .count(),
  ).toBe(1);

  await page.getByRole('link', { name: 'More deals' }).click();
  expect((await titles(page))[0]).toBe('Deal 24');
  await page.getByRole('link', { name: 'More deals' }).click();
  expect(await titles(page)).toEqual([...numbers(48, 50), 'A hot lamp', 'A cold lamp', 'Ten off']);
  expect(await page.getByText("That's all").count()).toBe(1);
  await page.getByRole('link', { name: 'Back to the first deals' }).click();
  expect((await titles(page))[0]).toBe('A new lamp');

  await page.getByRole('link', { name: 'Hottest' }).click();
  expect(new URL(page.url()).search).toBe('?orderby=hottest');
  expect((await titles(page))[0]).toBe('A hot lamp');
  await page.getByRole('combobox', { name: 'Shop' }).selectOption('Hafen & Co');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await titles(page)).toEqual(['A hot lamp', 'Ten off', 'A new lamp', 'A cold lamp']);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Deals and coupons at Hafen & Co');
  await expectFacts(page);
  await page.getByRole('link', { name: 'Ending soon' }).click();
  expect(await titles(page)).toEqual(['A hot lamp']);

  await page.goto('/');
  const band = page.getByRole('region', { name: 'Hot deals' });
  const names = await band.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toHaveLength(4);
  expect(names[0]).toBe('A hot lamp');
  expect(await band.getByText('We may earn a commission when you buy through links to other shops.').count()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deals and coupons' }).click();
  expect(new URL(page.url()).pathname).toBe('/deals/');
});

/** Expects the cards to show the facts of their deals. */
async function expectFacts(page: Page): Promise<void> {
  const cardText = async (title: string) => (await cards(page, title).innerText()).replace(/\s+/g, ' ');
  expect(await cardText('A hot lamp')).toMatch(/Hafen & Co.*€79.90 \+ €4.95 delivery = €84.85 ?Only a few left Ends .* UTC/);
  const heat = (title: string) => cards(page, title).locator('[data-heat]').textContent();
  expect(await heat('A hot lamp')).toBe('Temperature: 23°, hot');
  expect(await heat('A cold lamp')).toBe('Temperature: −3°, cold');
  expect(await heat('A new lamp')).toBe('New');
  const gauges = (title: string) => cards(page, title).locator('[data-heat] rect').last();
  expect([await gauges('A hot lamp').getAttribute('width'), await gauges('A hot lamp').getAttribute('x')]).toEqual(['100', '0']);
  expect([await gauges('A cold lamp').getAttribute('width'), await gauges('A cold lamp').getAttribute('x')]).toEqual(['30', '70']);
  expect(await gauges('A new lamp').getAttribute('width')).toBe('0');
  const way = cards(page, 'A hot lamp').getByRole('link', { name: /^Go to shop/ });
  expect(await way.getAttribute('href')).toMatch(/^\/out\/\d+$/);
  expect([await way.getAttribute('rel'), await way.getAttribute('target')]).toEqual(['nofollow noopener', '_blank']);
  expect(await way.innerText()).toContain('hafen.example');
  expect(await cardText('Ten off')).not.toContain('LAMP10');
}

test('[F7] with JavaScript, filters apply in place and keep the focus', async () => {
  const { page, problems } = await open();
  await page.goto('/deals/');
  await page.getByLabel('Type').focus();
  await page.getByLabel('Type').selectOption('Coupons only');
  await page.waitForURL('**/deals/?kind=coupons');
  await expect.poll(() => titles(page), soon).toEqual(['Ten off']);
  expect(await page.getByLabel('Type').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('status').filter({ hasText: '1 coupon' }).count()).toBe(1);
  await page.getByLabel('Category').selectOption('Lamps');
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'No results found' }).count(), soon).toBe(1);
  await page.goBack();
  await expect.poll(() => titles(page), soon).toEqual(['Ten off']);
  expect(await page.getByLabel('Category').inputValue()).toBe('');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(() => cards(page).count(), soon).toBe(24);
  await page.getByLabel('Category').selectOption('Lamps');
  await expect.poll(() => titles(page), soon).toEqual(['A hot lamp']);
  expect(problems).toEqual([]);
});

test('[F7] more deals load below with focus and announcement, survive going back, can be retried, and end with a message', async () => {
  const { page, problems } = await open();
  await page.goto('/deals/?merchant=nordlicht');
  const more = page.getByRole('link', { name: 'More deals' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page), soon).toEqual(numbers(1, 48));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), soon).toBe('Deal 25');
  await expect.poll(() => announced(page), soon).toContain('24 more deals');

  // Going back from a deal restores the length and scroll position of the list.
  const link = page.getByRole('link', { name: 'Deal 40', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Deal 40' }).waitFor();
  await page.goBack();
  await expect.poll(() => titles(page), soon).toEqual(numbers(1, 48));
  await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(before);
  expect(problems).toEqual([]);

  // A failed load shows a message, and retrying succeeds.
  await page.route('**/graphql', (route) => route.abort());
  await more.click();
  const toast = page.locator('li[data-kind=danger]').filter({ hasText: 'You are probably offline.' });
  await toast.waitFor();
  await page.unroute('**/graphql');
  await toast.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => titles(page), soon).toEqual(numbers(1, 50));
  await page.getByText("That's all").waitFor();
  expect(new URL(page.url()).search).toBe('?merchant=nordlicht');
  // A different sort order starts from the beginning.
  await page.getByRole('link', { name: 'Hottest' }).click();
  await page.waitForURL('**orderby=hottest**');
  await expect.poll(() => cards(page).count(), soon).toBe(24);
});

test('[F7] an unknown shop or category is a 404 with links, and an invalid cursor redirects to the first page', async () => {
  for (const query of ['merchant=nobody', 'category=nothing']) {
    const response = await fetch(`${shop.url}/deals/?${query}`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/role="status"[^>]*>(?:<[^>]*>)*No results found/);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toMatch(/<a [^>]*href="\/deals\/"[^>]*>(?:<[^>]*>)*All deals</);
  }
  const first = await fetch(`${shop.url}/deals/?orderby=hottest&after=rubbish`);
  expect(first.url).toBe(`${shop.url}/deals/?orderby=hottest`);
});

test('each list has one canonical URL and lists its deals for search engines', async () => {
  const html = async (path: string) => (await fetch(shop.url + path)).text();
  const all = await html('/deals/?orderby=hottest&codeid=7');
  expect(all).toContain(`<link rel="canonical" href="${shop.url}/deals/"/>`);
  expect(all).toContain('<title>Deals and coupons – Souk</title>');
  expect(all).not.toContain('<meta name="robots"');
  const narrowed = await html('/deals/?merchant=nordlicht&kind=deals');
  expect(narrowed).toContain(`<link rel="canonical" href="${shop.url}/deals/?merchant=nordlicht"/>`);
  expect(narrowed).toContain('<meta name="robots" content="noindex, follow"/>');
  const lists = [...narrowed.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string; itemListElement: { url: string }[] },
  );
  expect(lists.find((list) => list['@type'] === 'ItemList')?.itemListElement[0]?.url).toBe(`${shop.url}/deals/deal-1/`);
});

test('[F54, F64] the deals page has no layout shift, overflow or accessibility violations, and codes fit their cards on phones', async () => {
  const { page, problems } = await open();
  const expectFits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  for (const viewport of [{ width: 1280, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/deals/?merchant=hafen');
    await cards(page, 'A hot lamp')
      .getByRole('timer')
      .getByText(/^Ends in/)
      .waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    await expectFits();
  }
  expect(await problemsInBothThemes(page)).toEqual([]);

  // A masked code stays within its card on the narrowest phones.
  await page.setViewportSize({ width: 320, height: 700 });
  const card = cards(page, 'Ten off');
  const show = card.getByRole('link', { name: /^Show code/ });
  const overhang = await card.evaluate((element) => {
    const edges = [...element.querySelectorAll('[data-coupon], [data-coupon] *')].map((part) => part.getBoundingClientRect().right);
    return Math.max(...edges) - element.getBoundingClientRect().right;
  });
  expect(overhang).toBeLessThanOrEqual(0);
  await expectFits();

  // A code too long for the row of the arrows gets its own line.
  await page.setViewportSize(phone);
  await page.evaluate(() => (window.open = () => null));
  await show.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const code = card.locator('code');
  await code.evaluate((element) => (element.textContent = 'FREE-FOR-EVERYBODY'));
  const arrows = await card.locator('form').boundingBox();
  const shown = await code.boundingBox();
  expect(shown?.y).toBeGreaterThan((arrows?.y ?? Infinity) + (arrows?.height ?? 0));
  expect(await code.evaluate((element) => element.getClientRects().length)).toBe(1);
  await expectFits();
  expect(problems).toEqual([]);
});

test('[F65] the home page’s deals hydrate when scrolled near, and accept votes', async () => {
  const { page, problems, requests } = await open({ viewport: { width: 1280, height: 500 } });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const band = page.getByRole('region', { name: 'Hot deals' });
  await band.scrollIntoViewIfNeeded();
  // Before hydration, the countdown shows the end date itself.
  await band
    .getByRole('timer')
    .getByText(/^Ends in/)
    .waitFor();
  const arrow = band.getByRole('button', { name: 'Hot: A hot lamp' });
  await arrow.click();
  await expect.poll(() => arrow.getAttribute('aria-pressed'), soon).toBe('true');
  expect(await band.locator('[data-heat]').first().textContent()).toBe('Temperature: 24°, hot');
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});
