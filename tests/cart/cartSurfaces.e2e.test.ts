import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';
import { countOnServer, waitForCount } from './freshnessDriver.ts';
import { isChange, miniCartLines, miniCartToggle, noAnswers, panelLines, quietPage, stopClock } from './cartSurfaces.ts';
import { addBehind, amountOf, cartLink, cartPanel, fillCart } from './cartPages.ts';

// Changes from elsewhere, quick changes and failed changes: the mini-cart and the panel end up in the server's state.

async function openPanel(page: Page): Promise<void> {
  await cartLink(page).click();
  await panelLines(page).first().waitFor();
}

test('[F19, F37] twenty quick clicks in the panel end in the server’s state, even if the removal fails', async () => {
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
  await page.waitForURL('**/cart/');
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(2);
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const shown = await lines.locator('[name=quantity]').evaluateAll((all) => all.map((input) => Number((input as HTMLInputElement).value)));
  // Nine clicks on each line: six up, three down; then another one up on the second.
  expect(shown).toEqual([5, 6]);
  expect(await countOnServer(page)).toBe(11);
});

test('[F19, F36] twenty quick clicks in the panel end in the server’s state, and a failed change doesn’t block others', async () => {
  const { page, problems } = await openPage();
  await fillCart(page, { cards: 3, quantity: '2' });
  await page.goto(quietPage);
  await waitForCount(page, 6);
  await openPanel(page);
  for (let click = 0; click < 19; click += 1)
    await panelLines(page)
      .nth(click % 2)
      .getByRole('button', { name: click % 3 === 2 ? /^Decrease/ : /^Increase/ })
      .dispatchEvent('click');
  await panelLines(page)
    .nth(2)
    .getByRole('link', { name: /^Remove/ })
    .dispatchEvent('click');
  // Ten clicks on the first line, seven of them up; nine on the second, six of them up.
  await waitForCount(page, 2 + 7 - 3 + (2 + 6 - 3));
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  expect(await panelLines(page).count()).toBe(2);
  expect(await countOnServer(page)).toBe(11);

  await page.route('**/graphql', (route) =>
    isChange(route) && route.request().postData()?.includes('"quantity":7') ? route.abort() : route.continue(),
  );
  await panelLines(page)
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click();
  await panelLines(page)
    .nth(1)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await panelLines(page).first().getByRole('alert').filter({ hasText: 'You are probably offline.' }).waitFor();
  await waitForCount(page, 12);
  // The field keeps the requested quantity.
  expect(await panelLines(page).first().getByRole('spinbutton').inputValue()).toBe('7');
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('[F36, F120] a failed quantity change shows the reason once, keeps the entered quantity, and can be retried', async () => {
  const { page } = await openPage();
  await fillCart(page, { quantity: '2' });
  await page.goto(quietPage);
  await waitForCount(page, 2);
  await openPanel(page);
  const line = panelLines(page).first();
  let had = 2;
  for (const [name, message, answer] of noAnswers) {
    await page.route('**/graphql', (route) => (isChange(route) ? answer(route) : route.continue()));
    await line.getByRole('button', { name: /^Increase/ }).click();
    const again = line.getByRole('alert').filter({ hasText: message }).getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await line.getByRole('spinbutton').inputValue(), name).toBe(String(had + 1));
    expect(await countOnServer(page), name).toBe(had);
    await page.unrouteAll();
    await again.click();
    had += 1;
    await waitForCount(page, had);
    await line.getByRole('alert').waitFor({ state: 'detached' });
    expect(await line.getByRole('spinbutton').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await countOnServer(page), name).toBe(had);
  }
});

test('[F36, F118] without a network, only the line shows an error, and the change can be sent later', async () => {
  const { page } = await openPage();
  await fillCart(page, { cards: 2 });
  await page.goto(quietPage);
  await waitForCount(page, 2);
  await openPanel(page);
  const refreshed = page.waitForRequest((request) => request.postData()?.includes('"variables":{}') ?? false);
  await page.route('**/graphql', (route) => route.abort());
  const line = panelLines(page).first();
  await line.getByRole('button', { name: /^Increase/ }).click();
  await refreshed;
  await line.getByRole('alert').waitFor();
  await expect.poll(() => cartPanel(page).locator('[aria-busy=true]').count()).toBe(0);
  expect(await cartPanel(page).getByRole('alert').count()).toBe(1);
  await page.unrouteAll();
  await line.getByRole('button', { name: 'Try again' }).click();
  await waitForCount(page, 3);
  await expect.poll(() => cartPanel(page).getByRole('alert').count()).toBe(0);
});

test('[F36, F118] a quantity change without a response fails after 30 seconds, and the next one is sent', async () => {
  const { page } = await openPage();
  await page.clock.install();
  await fillCart(page);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  await openPanel(page);
  await stopClock(page);
  let changes = 0;
  await page.route('**/graphql', (route) => {
    if (!isChange(route)) return route.continue();
    changes += 1;
    return changes === 1 ? undefined : route.continue();
  });
  const line = panelLines(page).first();
  await line.getByRole('button', { name: /^Increase/ }).click();
  await page.clock.runFor(500);
  await expect.poll(() => changes).toBe(1);
  await page.clock.runFor(29_999);
  expect(await line.getByRole('alert').count()).toBe(0);
  await page.clock.runFor(1);
  await line.getByRole('alert').filter({ hasText: 'An unknown error occurred.' }).waitFor();
  await line.getByRole('button', { name: /^Increase/ }).click();
  await page.clock.runFor(500);
  await waitForCount(page, 3);
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

test('[F27, F32] a page restored from the back/forward cache shows the current mini-cart and panel', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const page = await (await browser.newContext({ baseURL: shopUrl(), viewport: { width: 1280, height: 900 } })).newPage();
  await fillCart(page);
  await page.goto(quietPage);
  await waitForCount(page, 1);
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto('/robots.txt');
  await addBehind(page);
  await page.goBack({ waitUntil: 'commit' });
  await waitForCount(page, 2);
  expect(await page.evaluate(() => (window as { wasHere?: boolean }).wasHere)).toBe(true);
  await miniCartToggle(page).click();
  await miniCartLines(page).nth(1).waitFor();
  await openPanel(page);
  expect(await panelLines(page).count()).toBe(2);
});
