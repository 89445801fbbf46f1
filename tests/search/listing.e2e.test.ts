import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closePanel } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

const noScript = { javaScriptEnabled: false };

/** Expects complete cards on the first page of a list, and follows its pagination to the end. */
async function readPages(page: Page): Promise<void> {
  const cards = page.locator('main article');
  expect(await cards.count()).toBe(24);
  const card = cards.first();
  expect(await card.locator('img').count()).toBe(1);
  expect(await card.getByRole('heading', { level: 2 }).innerText()).not.toBe('');
  expect(await card.innerText()).toMatch(/€\d/);
  expect(await card.innerText()).toMatch(/In stock|left|backorder|Out of stock/);
  expect(await card.getByRole('button').or(card.getByRole('link')).count()).toBeGreaterThan(1);

  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/shop/?page=2');
  await page.getByText(/^Showing 25–48 of /).waitFor();
  expect(await page.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(await page.locator('a[rel=prev]').count()).toBe(1);
  expect(await page.getByText("That's all").count()).toBe(0);
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('listitem').last().getByRole('link').click();
  await page.getByText("That's all", { exact: true }).waitFor();
}

/** Filters an unfiltered list, removes the filters, and selects a value that a long facet hides at first. */
async function filterList(page: Page, isScripted: boolean): Promise<void> {
  const all = await page.getByRole('status').filter({ hasText: 'Showing' }).innerText();
  await page.getByRole('checkbox', { name: 'On sale' }).check();
  if (!isScripted) await page.getByRole('button', { name: 'Apply filters' }).click();
  await page.waitForURL(/on_sale=1/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter On sale' }).waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'Showing' }).innerText()).not.toBe(all);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await page.waitForURL((url) => url.search === '');
  await page.getByText(all).waitFor();

  const more = page.getByRole('list', { name: 'More: Brand' });
  expect(await more.isVisible()).toBe(false);
  await page
    .getByText(/^Show all \d+/)
    .first()
    .click();
  const last = more.getByRole('checkbox').last();
  const value = await last.inputValue();
  await last.check();
  if (!isScripted) await page.getByRole('button', { name: 'Apply filters' }).click();
  await page.waitForURL((url) => url.searchParams.get('brand') === value);
  await page.goto(`/shop/?brand=${value}`);
  const first = page.getByRole('list', { name: 'Brand', exact: true }).getByRole('checkbox').first();
  expect([await first.inputValue(), await first.isChecked()]).toEqual([value, true]);
}

test('[F1, F5, F7] a missing page’s link opens the list, where a card adds the quantity of its input, and numbered pages end with “That’s all”', async () => {
  const { page, problems } = await openPage();
  await page.goto('/shop/?page=9999');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.getByText(/^Showing 1–24 of /).waitFor();
  const card = page
    .locator('main article')
    .filter({ has: page.locator('input[name=quantity]') })
    .first();
  await card.locator('input[name=quantity]').fill('3');
  await card.getByRole('button', { name: /Add to cart/ }).click();
  await card.getByRole('link', { name: 'View cart', includeHidden: true }).waitFor();
  await closePanel(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Shopping cart.*3 items/ })
    .waitFor();
  await readPages(page);
  // Browsers log the 404 response of the missing page.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('[F1, F3] the sort select sorts on change, keeps the focus and announces the order; filters reduce the list and can be removed', async () => {
  const { page, problems } = await openPage();
  await page.goto('/shop/');
  const select = page.locator('select[name=orderby]');
  await select.focus();
  await select.selectOption('price');
  await page.waitForURL(/orderby=price$/);
  const status = page.getByRole('status').filter({ hasText: 'Showing' });
  await status.filter({ hasText: 'Sorted by price: low to high' }).waitFor();
  expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
  const prices = await page
    .locator('main article')
    .evaluateAll((cards) => cards.map((card) => Number(/€([\d,.]+)/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', ''))));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  // Arrow keys select the next value, and the focus stays in between.
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/orderby=price-desc$/);
  expect(await select.inputValue()).toBe('price-desc');
  expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await select.evaluate((element) => element === document.activeElement)).toBe(false);

  await page.goBack();
  await page.waitForURL(/orderby=price$/);
  await expect.poll(() => select.inputValue()).toBe('price');
  await page.goBack();
  await page.waitForURL('**/shop/');
  await status.filter({ hasNotText: 'Sorted by price' }).waitFor();
  await filterList(page, true);
  expect(problems).toEqual([]);
});

test('[F1, F7] without scripts, /shop/ has complete cards, numbered pages up to “That’s all”, and filters', async () => {
  const { page, problems } = await openPage(noScript);
  await page.goto('/shop/');
  await readPages(page);
  await page.goto('/shop/');
  await filterList(page, false);
  expect(problems).toEqual([]);
});

describe.each([
  ['with scripts', {}],
  ['without scripts', noScript],
])('%s', (_name, options) => {
  test('the search page searches the whole shop or one category', async () => {
    const { page } = await openPage(options);
    await page.goto('/search/');
    const form = page.getByRole('search');
    await form.getByLabel('Search in').selectOption({ index: 1 });
    await form.getByRole('searchbox').fill('pan');
    await form.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/[?&]s=pan/);
    expect(page.url()).toMatch(/product_cat=./);
    await page.getByRole('heading', { level: 1, name: 'Results for “pan”' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });
});

test('[F2] an unknown category shows the listing layout with “No results found” and status 404', async () => {
  const response = await fetch(`${shopUrl()}/?product_cat=no-such-thing`);
  expect(response.status).toBe(404);
  const html = await response.text();
  for (const shownText of ['No results found', 'Category']) expect(html).toMatch(new RegExp(`>${shownText}<`));
});

test('[F7] an empty list shows “No results found” with status 200', async () => {
  const response = await fetch(`${shopUrl()}/?s=qqqqzzzzwwww`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('>No results found<');
});

test('[F9] the empty category option redirects to /shop/', async () => {
  const response = await fetch(`${shopUrl()}/?product_cat=`);
  const { pathname, search } = new URL(response.url);
  expect([response.status, pathname + search]).toEqual([200, '/shop/']);
});

test.each([['0'], ['9999'], ['1000000000'], ['x']])('[F1] page %s of a list returns 404 with a link to the first page', async (number) => {
  const response = await fetch(`${shopUrl()}/shop/?page=${number}`);
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/<a [^>]*href="\/shop\/"[^>]*>Go to the first page<\/a>/);
});

test('[F3] the sort select is submitted by a button without scripts', async () => {
  const { page } = await openPage(noScript);
  await page.goto('/shop/?in_stock=1');
  await page.locator('select[name=orderby]').selectOption('date');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/orderby=date/);
  expect(page.url()).toContain('in_stock=1');
  expect(await page.locator('select[name=orderby]').inputValue()).toBe('date');
});
