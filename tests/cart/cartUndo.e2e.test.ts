import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { countOnServer, waitForCount } from './freshnessDriver.ts';
import { isChange, panelLines, quietPage, stopClock } from './cartSurfaces.ts';
import { cartLink, cartPanel, fillCart } from './cartPages.ts';

// Lines removed, and pages left, while a quantity change is pending; and how they are restored.

/**
 * Opens the panel over a page with a frozen clock.
 * @returns the changes, added as they are sent
 */
async function openPanel(page: Page): Promise<string[]> {
  const changes: string[] = [];
  await page.clock.install();
  await fillCart(page, { cards: 2 });
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 2);
  await cartLink(page).click();
  await panelLines(page).nth(1).waitFor();
  await page.route('**/graphql', (route) => {
    if (isChange(route)) changes.push(route.request().postData() ?? '');
    return route.continue();
  });
  return changes;
}

test('[F36] removing a line drops its waiting change, and undo restores the entered quantity', async () => {
  const { page, problems } = await openPage();
  const changes = await openPanel(page);
  await stopClock(page);
  const line = panelLines(page).first();
  const name = (await line.getByRole('link').first().textContent()) ?? '';
  for (const quantity of ['2', '3']) {
    await line.getByRole('button', { name: /^Increase/ }).click();
    expect(await line.getByRole('spinbutton').inputValue()).toBe(quantity);
  }
  await line.getByRole('link', { name: /^Remove/ }).click();
  await waitForCount(page, 1);
  await page.clock.runFor(1_000);
  expect(changes).toHaveLength(1);
  expect(await cartPanel(page).getByRole('alert').filter({ hasText: 'no longer in your cart' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await waitForCount(page, 4);
  expect(await panelLines(page).filter({ hasText: name }).getByRole('spinbutton').inputValue()).toBe('3');
  expect(await countOnServer(page)).toBe(4);
  expect(problems).toEqual([]);
});

test('[F36] undo restores a quantity that was being sent when the line was removed', async () => {
  const { page } = await openPage();
  const changes = await openPanel(page);
  const line = panelLines(page).first();
  await line.getByRole('spinbutton').fill('4');
  // Leaving the field sends its quantity; the removal waits in the queue.
  await line.getByRole('link', { name: /^Remove/ }).click();
  await waitForCount(page, 1);
  expect(changes).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await waitForCount(page, 5);
  expect(await countOnServer(page)).toBe(5);
});

test('[F36] a line removed in another tab is reported until the cart changes', async () => {
  const { page } = await openPage();
  await openPanel(page);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  // Removes the line by its own URL, so that no page is notified.
  await other.request.get(
    (await panelLines(page)
      .first()
      .getByRole('link', { name: /^Remove/ })
      .getAttribute('href')) ?? '',
  );
  await panelLines(page)
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click();
  const gone = cartPanel(page).getByRole('alert').filter({ hasText: 'is no longer in your cart.' });
  await gone.waitFor();
  expect(await panelLines(page).count()).toBe(1);
  await panelLines(page)
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click();
  await gone.waitFor({ state: 'detached' });
});

test('[F36, F37] a waiting change is sent when the page is reloaded', async () => {
  const { page } = await openPage();
  await openPanel(page);
  await stopClock(page);
  for (let click = 0; click < 3; click += 1)
    await panelLines(page)
      .first()
      .getByRole('button', { name: /^Increase/ })
      .click();
  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => countOnServer(page)).toBe(5);
});
