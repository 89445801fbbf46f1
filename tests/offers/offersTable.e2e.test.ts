import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { watchShifts } from '../cart/surfacesWalk.ts';
import { makeProduct } from '../support/products.ts';
import { codes, dialog, maskedLink, merchantPages, startCouponShop, type CouponShop } from './couponShop.ts';

// What other shops want for a product, on its page.

let shop: CouponShop;

beforeAll(async () => {
  shop = await startCouponShop((db) => makeProduct(db, { slug: 'offered-nowhere', name: 'Offered nowhere else' }));
});
afterAll(() => shop.stop());

const path = '/product/desk-lamp/';
const table = (page: Page) => page.getByRole('region', { name: 'Offers from other shops' });
const rows = (page: Page) => table(page).getByRole('list').first().getByRole('listitem');

/** Opens the product and goes near the table, whose code comes then and makes its elements anew. */
async function openTable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Before any script of the page runs.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.getElementById('offers')?.setAttribute('data-made', 'by the server');
    });
  });
  await page.goto(path);
  await page.evaluate(() => document.getElementById('offers')?.scrollIntoView());
  await page.locator('#offers:not([data-made])').waitFor();
}

test('[F12] offers of other shops stand by their total, the best is marked, and each says what it costs, where, and how to get there', async () => {
  const { page, problems } = await shop.open({ javaScriptEnabled: false });
  await page.goto(path);
  const [first, second, third, fourth] = await rows(page).allInnerTexts();
  expect(first).toMatch(/Hafen & Co[^]*€82\.90[^]*Free[^]*€82\.90[^]*Lowest total[^]*Only a few left[^]*All countries/);
  expect(second).toMatch(/Nordlicht[^]*€79\.90[^]*€4\.95[^]*€84\.85[^]*In stock[^]*Austria, Germany/);
  // What delivery costs is not known, so that the total is not either.
  expect(third).toMatch(/Nordlicht[^]*€89\.90[^]*Not stated[^]*€89\.90 \+ shipping/);
  expect(fourth).toMatch(/Hafen & Co[^]*€5 for new customers[^]*See the shop/);
  expect(await rows(page).count()).toBe(4);
  expect(await table(page).getByText('Lowest total').count()).toBe(1);
  const text = await table(page).innerText();
  expect(text).toContain('Here at Souk it costs €89.00, plus shipping.');
  expect(text).toContain('We may be paid when you buy through links to other shops.');
  const out = rows(page)
    .nth(1)
    .getByRole('link', { name: /^Go to shop/ });
  expect(await out.getAttribute('href')).toMatch(/^\/out\/\d+$/);
  expect(await out.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(await page.getByRole('link', { name: '4 offers from €82.90' }).getAttribute('href')).toBe('#offers');
  expect(problems).toEqual([]);
});

test('[F12] where nobody else offers a product nothing is said, and no code comes for it', async () => {
  const { page, problems } = await shop.open();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/product/offered-nowhere/', { waitUntil: 'networkidle' });
  expect(await page.locator('#offers, main a[href="#offers"]').count()).toBe(0);
  expect(scripts.filter((url) => /OffersTable.*\.js/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F12, F55] its coupons do what coupons do', async () => {
  const { page, problems } = await shop.open();
  await merchantPages(page);
  await openTable(page);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), maskedLink(page).click()]);
  await page.waitForURL('**/out/*');
  expect(new URL(opened.url()).pathname).toBe(path);
  expect(await dialog(opened).getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe(codes.masked);
  expect(problems).toEqual([]);
});

test.each([
  [1280, 900],
  [390, 844],
])('[F12] at %i × %i it fits, is clean for axe in both themes, and nothing moves when its code comes', async (width, height) => {
  const { page, problems } = await shop.open({ viewport: { width, height } });
  const shifts = await watchShifts(page);
  await openTable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await shifts()).toBe(0);
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});
