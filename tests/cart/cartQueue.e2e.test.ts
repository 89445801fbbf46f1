import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { countOnServer, recordCartMessages, failureReasons, waitForCount } from './freshnessDriver.ts';
import { buyForms, cartLink, cartPanel, closePanel, fillCart } from './cartPages.ts';

// However fast the clicks and whatever fails, the page ends up in the server's state.

/** Waits until no request is pending, and compares the page with the server. */
async function expectServersState(page: Page): Promise<number> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const count = await countOnServer(page);
  if (count > 0) await waitForCount(page, count);
  else await cartLink(page).filter({ hasNotText: 'item' }).waitFor();
  return count;
}

test('[F19] after twenty quick adds over a bad network, failures have blocked nothing and the badge matches the server', async () => {
  const { page } = await openPage();
  await page.goto('/shop/?in_stock=1');
  let request = 0;
  let isBusy = false;
  let overlaps = 0;
  await page.route('**/graphql', async (route) => {
    const isChange = (route.request().postData() ?? '').includes('productId');
    if (!isChange) return route.continue();
    request += 1;
    if (request % 4 === 0) return route.abort();
    if (isBusy) overlaps += 1;
    isBusy = true;
    const response = await route.fetch();
    isBusy = false;
    // Every fifth change succeeds, but its response is lost.
    return request % 5 === 0 ? route.abort() : route.fulfill({ response });
  });
  const cards = await buyForms(page).count();
  // A card accepts the next click once its last add has completed; meanwhile the other cards are clicked.
  for (let click = 0; click < 20; click += 1)
    await buyForms(page)
      .nth(click % Math.min(cards, 10))
      .locator('button:not([aria-busy=true])[type=submit]')
      .dispatchEvent('click');
  const count = await expectServersState(page);
  expect(overlaps).toBe(0);
  expect(request).toBeGreaterThan(9);
  // Requests aborted before they were sent have no effect; all others do.
  expect(count).toBe(request - Math.floor(request / 4));
});

test('[F19] twenty quick clicks on plus, minus and remove end in the server’s state', async () => {
  const { page, problems } = await openPage();
  await fillCart(page, { cards: 3, quantity: '2' });
  await page.goto('/cart/');
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  for (let click = 0; click < 18; click += 1) {
    const name = click % 3 === 2 ? /^Decrease/ : /^Increase/;
    await lines
      .nth(click % 2)
      .getByRole('button', { name })
      .click();
  }
  await lines
    .nth(2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await lines
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click();
  await page.waitForFunction(() => document.querySelectorAll('ul[aria-label="In your cart"] > li').length === 2);
  // Nine clicks on each line: six up, three down; then another one up on the first.
  await waitForCount(page, 2 + 3 + 1 + (2 + 3));
  expect(await expectServersState(page)).toBe(11);
  const shown = await lines.locator('[name=quantity]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await page.reload({ waitUntil: 'networkidle' });
  expect(await lines.locator('[name=quantity]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(
    shown,
  );
  expect(problems).toEqual([]);
});

test('[F13, F19, F39] if the second of two quick adds fails, the panel opens with the first; a change whose response was lost is shown', async () => {
  const { page } = await openPage();
  await recordCartMessages(page.context());
  await fillCart(page);
  await page.goto('/shop/?in_stock=1', { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  let adds = 0;
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('productId')) return route.continue();
    adds += 1;
    if (adds === 1) return route.continue();
    if (adds === 3) await route.fetch();
    return route.abort();
  });
  for (const card of [0, 1]) await buyForms(page).nth(card).getByRole('button').dispatchEvent('click');
  await cartPanel(page).getByRole('heading', { name: 'Your cart (2)' }).waitFor();
  await cartPanel(page).getByText('Has been added to cart.').first().waitFor();
  expect(adds).toBe(2);
  await closePanel(page);

  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'You are probably offline.' });
  await expect.poll(() => failed.count()).toBe(1);
  await buyForms(page).nth(2).getByRole('button').click();
  await expect.poll(() => failed.count()).toBe(2);
  await waitForCount(page, 3);
  expect(await failureReasons(page)).toEqual([]);
});
