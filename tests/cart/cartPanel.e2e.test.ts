import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { countOnServer, recordCartMessages, refreshReasons, waitForCount } from './freshnessDriver.ts';
import { panelLines, quietPage } from './cartSurfaces.ts';
import { buyForms, cartLink, cartPanel, closePanel, fillCart } from './cartPages.ts';

/** Fills the cart, opens a page and opens the cart panel. */
async function openPanel(page: Page, cart: { cards?: number; quantity?: string } = {}): Promise<void> {
  await fillCart(page, cart);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await cartLink(page).filter({ hasText: 'item' }).waitFor();
  await cartLink(page).click();
  await panelLines(page).first().waitFor();
}

test('[F36] the panel traps focus, has no accessibility violations, removes a line at 0, and stops at the maximum', async () => {
  const { page, problems } = await openPage();
  await openPanel(page, { cards: 2 });
  expect(await problemsInBothThemes(page)).toEqual([]);
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    // After the last element, the focus moves to the browser and then back to the panel, never to the page behind.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await cartPanel(page).waitFor({ state: 'hidden' });
  expect(await cartLink(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await cartLink(page).click();
  const line = panelLines(page).first();
  const field = line.getByRole('spinbutton');
  const most = Number(await field.getAttribute('max'));
  expect(await field.getAttribute('min')).toBe('0');
  await field.fill(String(most));
  // At the maximum the button is marked as disabled, but can still be pressed.
  await line.getByRole('button', { name: /^Increase/ }).dispatchEvent('click');
  expect(await field.inputValue()).toBe(String(most));
  await waitForCount(page, most + 1);
  const other = panelLines(page).nth(1);
  const name = (await other.getByRole('link').first().textContent()) ?? '';
  await other.getByRole('button', { name: /^Decrease/ }).click();
  await expect.poll(() => panelLines(page).count()).toBe(1);
  await page
    .getByRole('alert')
    .filter({ hasText: `“${name}” has been removed from your cart` })
    .waitFor();
  expect(await countOnServer(page)).toBe(most);
  expect(problems).toEqual([]);
});

const showError = (page: Page) =>
  page.evaluate(() => {
    const error = document.createElement('p');
    error.role = 'alert';
    error.textContent = 'Something is wrong here.';
    document.querySelector('main')?.prepend(error);
  });

test('[F39] after an add, the panel opens with the added product and reloads, but doesn’t cover a page with errors', async () => {
  const { page, problems } = await openPage();
  await recordCartMessages(page.context());
  await page.goto('/shop/?in_stock=1');
  const button = buyForms(page).first().getByRole('button');
  const announcement = cartPanel(page).getByRole('status').filter({ hasText: 'Has been added to cart.' });
  await button.click();
  await cartPanel(page).getByRole('heading', { name: 'Your cart (1)' }).waitFor();
  await announcement.waitFor();
  await expect.poll(() => refreshReasons(page)).toEqual(['wished for']);
  // The focus moves into the panel, and returns to the button.
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  // The success message disappears with the next change of the cart.
  await button.click();
  await announcement.waitFor();
  await panelLines(page)
    .first()
    .getByRole('link', { name: /^Remove/ })
    .click();
  await cartPanel(page).getByText('Your cart is empty.').waitFor();
  expect(await cartPanel(page).getByText('Has been added to cart.').count()).toBe(0);
  await closePanel(page);

  await showError(page);
  const other = buyForms(page).nth(1);
  await other.getByRole('button').click();
  await other.getByRole('link', { name: 'View cart' }).waitFor();
  await waitForCount(page, 1);
  expect(await cartPanel(page).count()).toBe(0);
  expect(problems).toEqual([]);
});
