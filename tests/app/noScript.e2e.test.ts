import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buyForms, noScript } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

// The shop's main flows without scripts: menus, search, sort and filter, and the cart's own forms.

const isSeen = (locator: Locator) => locator.first().isVisible();

/** Returns the element that is visible without scrolling, or else the first one. */
async function inSight(locator: Locator): Promise<Locator> {
  for (const one of await locator.all()) {
    const box = await one.boundingBox();
    if (box && box.y > 0 && box.y < (one.page().viewportSize()?.height ?? 0)) return one;
  }
  return locator.first();
}

async function countOf(page: Page): Promise<number> {
  const text =
    (await page
      .getByText(/^Showing/)
      .first()
      .textContent()) ?? '';
  return Number(/(\d+) results?/.exec(text)?.[1] ?? 0);
}

/** Opens the menu's category tree and follows a link of it. */
async function expectMenuLeads(page: Page, opener: Locator): Promise<void> {
  await page.goto('/');
  await opener.click();
  const kitchen = page.getByRole('link', { name: 'Kitchen', exact: true });
  const shown = await Promise.all((await kitchen.all()).map(async (link) => ((await link.isVisible()) ? [link] : [])));
  await shown.flat()[0]?.click();
  await page.waitForURL(/product_cat=kitchen/);
  expect(await isSeen(page.getByRole('heading', { level: 1, name: 'Kitchen' }))).toBe(true);
}

/** Filters the listing, whose filters are in a drawer on phones. */
async function expectFilterNarrows(page: Page): Promise<void> {
  await page.goto('/shop/');
  const all = await countOf(page);
  const opener = page.getByRole('button', { name: /^Filter/ }).first();
  if (await opener.isVisible()) await opener.click();
  await page
    .getByRole('checkbox', { name: /^On sale/ })
    .first()
    .check();
  await (await inSight(page.getByRole('button', { name: 'Apply filters' }))).click();
  await page.waitForURL(/on_sale=1/);
  expect(await countOf(page)).toBeLessThan(all);
  expect(await countOf(page)).toBeGreaterThan(0);
}

test('[F127, F129] without JavaScript, the menu and the filters of a phone work', async () => {
  const { page } = await openPage({ ...noScript, viewport: { width: 390, height: 800 } });
  await expectMenuLeads(page, page.getByRole('button', { name: /categories|menu/i }).first());
  await expectFilterNarrows(page);
});

test('[F17, F127, F128] without JavaScript: menus, search, sort, filter, add, change and remove work', async () => {
  const { page } = await openPage(noScript);
  await expectMenuLeads(page, page.locator('summary', { hasText: 'All categories' }));

  // Search: the link leads to a form, which leads to the results.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .first()
    .click();
  await page.waitForURL(/\/search\//);
  await page.locator('main').getByRole('searchbox').fill('lamp');
  await page.locator('main').getByRole('searchbox').press('Enter');
  await page.waitForURL(/[?&]s=lamp/);
  expect(await countOf(page)).toBeGreaterThan(0);

  await expectFilterNarrows(page);
  await page.locator('select[name=orderby]').selectOption('price');
  await page.locator('form:has(select[name=orderby]) button[type=submit]').first().click();
  await page.waitForURL(/orderby=price/);

  // The cart: add, change, remove.
  await page.goto('/shop/?in_stock=1');
  await buyForms(page)
    .first()
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await page.waitForURL(/\/cart\//);
  await page.locator('main [name=quantity]').first().fill('2');
  await page.locator('main').getByRole('button', { name: 'Update' }).first().click();
  await page.waitForURL(/\/cart\//);
  expect(await page.locator('main [name=quantity]').first().inputValue()).toBe('2');
  await page
    .locator('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page
    .getByText(/Your cart is empty/)
    .first()
    .waitFor();
});
