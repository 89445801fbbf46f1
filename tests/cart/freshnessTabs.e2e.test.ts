import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { recordCartMessages, refreshReasons, waitForCount } from './freshnessDriver.ts';
import { quietPage } from './cartSurfaces.ts';
import { buyForms, cartLink, closePanel, fillCart } from './cartPages.ts';

// The page updates when its cart changes in another tab. Expiry and failures have component tests.

/** Opens a second tab of the same visitor. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path, { waitUntil: 'networkidle' });
  if (path.endsWith('/')) await tab.locator('html[data-alive]').waitFor({ state: 'attached' });
  return tab;
}

test('[F27] products added in one tab are shown in the others, after one request each', async () => {
  const { page, requests } = await openPage();
  await recordCartMessages(page.context());
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const other = await openTab(page, quietPage);
  await buyForms(page).first().getByRole('button').click();
  await waitForCount(page, 1);
  await waitForCount(other, 1);
  await closePanel(page);
  await buyForms(page).nth(1).getByRole('button').click();
  await waitForCount(other, 2);
  // At the first change, the other tab wasn't listening yet and had no copy.
  expect(await refreshReasons(other)).toEqual(['No fragment', 'other tab']);
  // Two adds, and a reload of the panel after each of them.
  await expect.poll(() => refreshReasons(page)).toEqual(['wished for', 'wished for']);
  expect(requests).toHaveLength(4);
});

test('[F27] a line removed in another tab disappears from the cart page, and from the badge of any page', async () => {
  const { page, problems } = await openPage();
  await recordCartMessages(page.context());
  await fillCart(page, { cards: 2 });
  await page.goto('/cart/');
  const shopTab = await openTab(page, quietPage);
  const cartTab = await openTab(page, '/cart/');
  await cartTab
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByText('Subtotal (1 item)').waitFor();
  expect(await page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').count()).toBe(1);
  await waitForCount(shopTab, 1);
  await cartTab.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Your cart is empty.').waitFor();
  await cartLink(shopTab).filter({ hasNotText: 'item' }).waitFor();
  expect(problems).toEqual([]);
});

test('[F27] tabs notify each other even if nothing can be stored', async () => {
  const { page } = await openPage();
  await page.context().addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillCart(page);
  await page.goto('/shop/');
  const other = await openTab(page, quietPage);
  await waitForCount(other, 1);
  await buyForms(page).first().getByRole('button').click();
  await waitForCount(page, 2);
  await waitForCount(other, 2);
});
