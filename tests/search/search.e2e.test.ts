import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

const field = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search the shop' });
const trigger = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Search products/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');

/** Opens a shop with a frozen clock, and its search with the field focused. */
async function openSearch(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00Z'));
  await trigger(page).click();
  await field(page).waitFor();
}

test('[F127] the overlay fills the window, returns the focus, shows results while typing, and has no accessibility violations', async () => {
  const { page, problems, requests } = await openPage();
  await openSearch(page);
  const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
  await page.getByRole('button', { name: 'Close' }).click();
  await field(page).waitFor({ state: 'hidden' });
  expect(await trigger(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await page.clock.runFor(600);
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'hidden' });
  expect(await trigger(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await field(page).waitFor();
  requests.length = 0;
  await field(page).pressSequentially('chair');
  await page.clock.runFor(250);
  await options(page).first().waitFor();
  expect(requests.filter((address) => address === '/graphql')).toHaveLength(1);
  const products = page.getByRole('group', { name: 'Products' }).getByRole('option');
  expect(await products.count()).toBeLessThanOrEqual(5);
  expect(await products.first().textContent()).toMatch(/€\d/);
  await page
    .getByRole('status')
    .getByText(/products? found|products?, .* found/)
    .waitFor({ state: 'attached' });
  await page.getByRole('option', { name: 'View all results' }).click();
  await page.getByRole('heading', { level: 1, name: /chair/ }).waitFor();
  expect(page.url()).toMatch(/\/\?s=chair$/);
  await field(page).waitFor({ state: 'hidden' });

  // In wide and narrow windows; axe waits for its own timers.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.resume();
  await trigger(page).click();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('chair');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field(page).fill('kitchen');
  await options(page).first().waitFor();
  await field(page).press('ArrowDown');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(problems).toEqual([]);
});

test('[F127] [F117] a script that can’t be loaded shows an error, and each click retries', async () => {
  const { page } = await openPage();
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.route(/SearchOverlay/, (route) => route.abort());
  await page.goto('/');
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00Z'));
  const toasts = page.getByRole('region', { name: /^Messages/ }).getByRole('alert');
  for (let click = 0; click < 2; click += 1) {
    await trigger(page).click();
    await toasts.getByText('An error has occured. Please try again in a few moments.').waitFor();
    expect(await toasts.count()).toBe(1);
    await page.mouse.move(640, 800);
    await page.clock.runFor(4000);
    expect(await toasts.count()).toBe(0);
  }
  await page.unroute(/SearchOverlay/);
  await trigger(page).click();
  await field(page).waitFor();
});
