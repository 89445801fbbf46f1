import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { countOnServer, recordCartMessages, refreshReasons, waitForCount } from './freshnessDriver.ts';
import { isChange, noAnswers, panelLines, quietPage, stopClock } from './cartSurfaces.ts';
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

test('[F36, F37, F38, F53] five quick clicks send one request after 500 ms, and line, totals and stored copy are updated', async () => {
  const { page } = await openPage();
  await page.clock.install();
  await openPanel(page, { cards: 2 });
  await stopClock(page);
  const changes: string[] = [];
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (!isChange(route)) return route.continue();
    changes.push(route.request().postData() ?? '');
    await held;
    return route.continue();
  });
  const [first, second] = [panelLines(page).first(), panelLines(page).nth(1)];
  const created = await page.evaluate(() => sessionStorage.getItem('wc_cart_created'));
  const hash = await page.evaluate(() => sessionStorage.getItem('wc_cart_hash_souk'));
  const more = first.getByRole('button', { name: /^Increase/ });
  for (let click = 0; click < 5; click += 1) {
    await more.click();
    await page.clock.runFor(100);
  }
  // Each line has its own delay.
  await second.getByRole('button', { name: /^Increase/ }).click();
  await page.clock.runFor(399);
  expect(changes).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => changes.length).toBe(1);
  expect(changes[0]).toContain('"quantity":6');
  await first.getByText('Updating...').waitFor();
  answer();
  await page.clock.runFor(500);
  await waitForCount(page, 8);
  await first.getByText('Updating...').waitFor({ state: 'hidden' });
  expect(changes).toHaveLength(2);
  await cartPanel(page).getByRole('heading', { name: 'Your cart (8)' }).waitFor();
  const [unit = 0, total = 0] = [...((await first.textContent()) ?? '').matchAll(/€([\d.,]+)/g)].map(([, amount = '']) =>
    Number(amount.replace(',', '')),
  );
  expect(total).toBeCloseTo(unit * 6, 2);
  expect(await page.evaluate(() => sessionStorage.getItem('wc_cart_hash_souk'))).not.toBe(hash);
  expect(Number(await page.evaluate(() => sessionStorage.getItem('wc_cart_created')))).toBeGreaterThan(Number(created));
});

test('[F36] an empty panel links to the shop, and sends no requests for a visitor without a cart', async () => {
  const { page, requests } = await openPage();
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await cartLink(page).click();
  await cartPanel(page).getByText('Your cart is empty.').waitFor();
  expect(requests).toEqual([]);
  await cartPanel(page).getByRole('link', { name: 'Go to the shop' }).click();
  await page.waitForURL('**/shop/');
  await cartPanel(page).waitFor({ state: 'hidden' });
});

describe('[F39] after an add', () => {
  const showError = (page: Page) =>
    page.evaluate(() => {
      const error = document.createElement('p');
      error.role = 'alert';
      error.textContent = 'Something is wrong here.';
      document.querySelector('main')?.prepend(error);
    });

  test('the panel opens with the added product and reloads, but doesn’t cover a page with errors', async () => {
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

  test('a panel that can’t reload shows the reason, keeps the added product, and can be retried', async () => {
    const { page } = await openPage();
    await page.goto('/shop/?in_stock=1');
    for (const [index, [name, message, answer]] of noAnswers.entries()) {
      await page.route('**/graphql', (route) => (isChange(route) ? route.continue() : answer(route)));
      await buyForms(page).nth(index).getByRole('button').click();
      const alert = cartPanel(page).getByRole('alert').filter({ hasText: message });
      await alert.waitFor();
      expect(await panelLines(page).count(), name).toBe(index + 1);
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await alert.waitFor({ state: 'detached' });
      expect(await panelLines(page).count(), name).toBe(index + 1);
      await closePanel(page);
    }
  });
});

test('[F41] an add in the quick view closes it and moves focus to its button, then to the panel, and back', async () => {
  const { page } = await openPage();
  await page.goto('/shop/?in_stock=1');
  const card = page.locator('main article:has(form input[name=product])').first();
  const opener = card.getByRole('button', { name: /quick view/i });
  await opener.focus();
  await page.keyboard.press('Enter');
  const quickView = page.getByRole('dialog').filter({ has: page.getByRole('form', { name: /^Buy/ }) });
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(window, { focused });
    document.addEventListener('focusin', ({ target }) => void focused.push((target as HTMLElement).tagName));
  });
  await quickView.getByRole('button', { name: /add to cart/i }).click();
  await cartPanel(page).waitFor();
  await quickView.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => (window as unknown as { focused: string[] }).focused.slice(-2))).toEqual(['BUTTON', 'DIALOG']);
  await page.keyboard.press('Escape');
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});
