import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';
import { countOnServer, recordCartMessages, refreshReasons, waitForCount } from './freshnessDriver.ts';
import { isChange, miniCartLines, miniCartToggle, panelLines, quietPage, stopClock } from './cartSurfaces.ts';
import { addBehind, amountOf, cartLink, cartPanel, fillCart } from './cartPages.ts';

// Changes from elsewhere, quick changes and failed changes: the mini-cart and the panel end up in the server's state.

async function openPanel(page: Page): Promise<void> {
  await cartLink(page).click();
  await panelLines(page).first().waitFor();
}

test('[F19, F35, F37] twenty quick clicks in the panel end in the server’s state, even if the removal fails', async () => {
  const { page } = await openPage();
  await fillCart(page, { cards: 3, quantity: '2' });
  await page.goto(quietPage);
  await waitForCount(page, 6);
  await openPanel(page);
  let changes = 0;
  await page.route('**/graphql', (route) => {
    if (!isChange(route)) return route.continue();
    changes += 1;
    return changes === 1 ? route.abort() : route.continue();
  });
  for (let click = 0; click < 18; click += 1)
    await panelLines(page)
      .nth(click % 2)
      .getByRole('button', { name: click % 3 === 2 ? /^Decrease/ : /^Increase/ })
      .dispatchEvent('click');
  await panelLines(page)
    .nth(2)
    .getByRole('link', { name: /^Remove/ })
    .dispatchEvent('click');
  await panelLines(page)
    .nth(1)
    .getByRole('button', { name: /^Increase/ })
    .dispatchEvent('click');
  // The removal is sent first and fails: the browser then follows its link, after the other changes.
  const followed = await page.waitForRequest((request) => request.isNavigationRequest());
  expect(new URL(followed.url()).search).toMatch(/^\?remove_item=[0-9a-f]{32}&_wpnonce=/);
  await page.waitForURL('**/cart/');
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(2);
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const shown = await lines.locator('[name=quantity]').evaluateAll((all) => all.map((input) => Number((input as HTMLInputElement).value)));
  // Nine clicks on each line: six up, three down; then another one up on the second.
  expect(shown).toEqual([5, 6]);
  expect(await countOnServer(page)).toBe(11);
});

test('[F27, F32, F36] an open mini-cart and panel follow changes in other tabs, and an open checkout keeps its summary', async () => {
  const { page } = await openPage();
  await fillCart(page, { cards: 2 });
  await page.goto(quietPage);
  await waitForCount(page, 2);
  const mini = await page.context().newPage();
  await mini.goto(quietPage);
  await waitForCount(mini, 2);
  const checkout = await page.context().newPage();
  await checkout.goto('/checkout/');
  const summary = checkout.getByRole('region', { name: 'Your order' });
  const total = await amountOf(checkout, /^Total/).textContent();
  await mini.bringToFront();
  await miniCartToggle(mini).click();
  await miniCartLines(mini).nth(1).waitFor();
  await page.bringToFront();
  await openPanel(page);
  const line = panelLines(page).first();
  await line.getByRole('button', { name: /^Increase/ }).click();
  await waitForCount(page, 3);
  await mini.bringToFront();
  await waitForCount(mini, 3);
  await miniCartLines(mini).first().getByText(/^2 × /).waitFor();
  await miniCartLines(mini)
    .first()
    .getByRole('link', { name: /^Remove/ })
    .click();
  await waitForCount(mini, 1);
  await page.bringToFront();
  await cartPanel(page).getByRole('heading', { name: 'Your cart (1)' }).waitFor();
  expect(await panelLines(page).count()).toBe(1);
  // Its frame has no count; the response to the order says that the cart has changed.
  await checkout.bringToFront();
  expect(await summary.getByRole('listitem').count()).toBe(2);
  expect(await amountOf(checkout, /^Total/).textContent()).toBe(total);
});

test('[F36, F37] a waiting change is sent when the page is reloaded', async () => {
  const { page } = await openPage();
  await page.clock.install();
  await fillCart(page, { cards: 2 });
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 2);
  await openPanel(page);
  await stopClock(page);
  for (let click = 0; click < 3; click += 1)
    await panelLines(page)
      .first()
      .getByRole('button', { name: /^Increase/ })
      .click();
  await page.reload();
  await expect.poll(() => countOnServer(page)).toBe(5);
});

test('[F27, F32] a page restored from the back/forward cache requests the cart once, for mini-cart and panel', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const page = await (await browser.newContext({ baseURL: shopUrl(), viewport: { width: 1280, height: 900 } })).newPage();
  await recordCartMessages(page.context());
  await fillCart(page);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  // The page in between runs no script, so that nothing notifies the page in the back/forward cache.
  await page.goto('/robots.txt');
  await addBehind(page);
  await page.goBack({ waitUntil: 'commit' });
  await waitForCount(page, 2);
  expect(await page.evaluate(() => (window as { wasHere?: boolean }).wasHere)).toBe(true);
  // Browsers differ in whether visibility or restoration is reported first; either way there is one request.
  expect(await refreshReasons(page)).toHaveLength(2);

  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(async () => (await refreshReasons(page)).slice(2)).toEqual(['restored page']);
  await waitForCount(page, 2);
  await miniCartToggle(page).click();
  await miniCartLines(page).nth(1).waitFor();
  await openPanel(page);
  expect(await panelLines(page).count()).toBe(2);
});
