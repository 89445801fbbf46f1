import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { soon, startDealsShop } from './dealsShop.ts';

// The page of one deal (row 61), in every state.

let shop: ServerProcess;
beforeAll(async () => {
  shop = await startDealsShop();
});
afterAll(() => shop.stop());

const open = (options: Parameters<typeof openPage>[0] = {}) => openPage({ baseURL: shop.url, ...options });
const lamp = '/deals/hot-lamp/';
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const toggle = (page: Page) => page.getByRole('button', { name: /(Show|Hide) details/ });
/** Returns the distance of the details from the window's top edge. */
const top = (page: Page) => details(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const isAtEnd = (page: Page) => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1);

test('[F61] the toggle expands the details, scrolls to them, and collapses them again', async () => {
  const { page, problems } = await open({ viewport: { width: 1280, height: 500 } });
  await page.goto(lamp);
  expect(await details(page).count()).toBe(0);
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  await toggle(page).click();
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
  const controls = await toggle(page).getAttribute('aria-controls');
  expect(await details(page).getAttribute('id')).toBe(controls);
  await expect.poll(async () => (await top(page)) === 45 || (await isAtEnd(page)), soon).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await details(page).innerText()).toContain('Comes with a bulb.\n\nReturns are free within 30 days.');
  await toggle(page).click();
  await expect.poll(() => details(page).count(), soon).toBe(0);
  expect(await toggle(page).innerText()).toBe('Show details');
  expect(problems).toEqual([]);
});

test('[F61] with reduced motion, the toggle jumps to the details', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 500 }, reducedMotion: 'reduce' });
  await page.goto(lamp);
  // Records every scroll position of the page's own scrolling.
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    window.scrollTo = new Proxy(window.scrollTo, {
      apply(target, self, args: [ScrollToOptions]) {
        places.push(args[0].top ?? 0);
        return Reflect.apply(target, self, args) as unknown;
      },
    });
  });
  await toggle(page).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { places: number[] }).places.length), soon).toBe(1);
  expect((await top(page)) === 45 || (await isAtEnd(page))).toBe(true);
});

test('[F61] without JavaScript, all details are visible', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(lamp);
  expect(await toggle(page).isVisible()).toBe(false);
  const region = page.locator('#offer-details');
  expect(await region.isVisible()).toBe(true);
  const text = (await region.innerText()).replace(/\s+/g, ' ');
  expect(text).toMatch(/Delivery \+ €4.95 delivery Delivers to Austria, Germany Posted .* UTC Valid until .* UTC Links to hafen.example/);
  expect(await region.getByRole('link', { name: 'Deals in Lamps' }).getAttribute('href')).toBe('/deals/?category=lamps');
});

test('a deal’s page shows price, shipping, votes and end, with links to the merchant and the product', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const response = await page.goto(`${lamp}?codeid=3`);
  expect(response?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('A hot lamp');
  const text = (await page.locator('main article').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('€79.90 + €4.95 delivery = €84.85 Only a few left');
  expect(text).toContain('31 votes');
  expect(await page.getByRole('timer').innerText()).toMatch(/^Ends \d+ \w+ \d{4}, \d\d:\d\d UTC$/);
  expect(await page.getByRole('link', { name: /^Go to shop/ }).getAttribute('href')).toMatch(/^\/out\/\d+$/);
  expect(await page.getByRole('link', { name: 'Desk lamp' }).getAttribute('href')).toBe('/product/desk-lamp/');
  expect(await page.getByRole('link', { name: 'Hafen & Co', exact: true }).getAttribute('href')).toBe('/deals/?merchant=hafen');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.url}${lamp}`);
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) => JSON.parse(json) as object);
  expect(facts).toContainEqual(
    expect.objectContaining({
      '@type': 'Offer',
      price: '79.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
    }),
  );
});

test('an expired deal shows its state and accepts no votes, and an unknown one is a 404', async () => {
  const { page, problems } = await open();
  const response = await page.goto('/deals/old-lamp/');
  expect(response?.status()).toBe(200);
  expect(await page.getByRole('status').filter({ hasText: 'This deal has ended.' }).innerText()).toMatch(/Expired .* UTC/);
  expect(await page.getByRole('timer').count()).toBe(0);
  const arrow = page.getByRole('button', { name: /^Hot/ });
  expect([await arrow.getAttribute('aria-disabled'), await arrow.getAttribute('title')]).toEqual(['true', 'This deal has ended']);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(expect.stringContaining('"Offer"'));
  expect(problems).toEqual([]);
  expect((await page.goto('/deals/no-such-deal/'))?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
});

test.each([
  ['large', {}],
  ['small', { viewport: { width: 390, height: 844 } }],
])('[F61] the page of a deal on a %s screen has no layout shift, overflow or accessibility violations', async (_name, options) => {
  const { page, problems } = await open(options);
  await page.goto(lamp);
  await page.getByRole('timer').getByText('min').waitFor();
  expect(await layoutShifts(page)).toEqual([]);
  await toggle(page).click();
  await details(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await problemsInBothThemes(page)).toEqual([]);
  // A title of one very long word doesn't overflow the screen.
  await page.getByRole('heading', { level: 1 }).evaluate((element) => (element.textContent = 'Schreibtischlampenhalterung'.repeat(3)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(problems).toEqual([]);
});
