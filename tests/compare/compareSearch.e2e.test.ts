import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import {
  comparedOnServer,
  compareIcon,
  comparePanel,
  fillCompare,
  openPanel,
  searchField,
  waitForBadge,
  waitForState,
} from './comparePages.ts';

// The compare search in a real browser, opened from the panel.

const overlay = (page: Page) => page.getByRole('dialog', { name: /^Find .* to compare$/ });
const opener = (page: Page) => comparePanel(page).getByRole('button', { name: 'Find more' });
const results = (page: Page) => overlay(page).getByRole('list', { name: 'Search results' }).getByRole('listitem');
const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

/** Opens the first group's search. */
async function openSearch(page: Page): Promise<void> {
  await openPanel(page);
  await opener(page).click();
  await searchField(page).waitFor();
}

test('[F80] Escape and the close button close the search and return focus, and it reopens empty', async () => {
  const { page } = await openPage();
  await fillCompare(page, { headphones: 1 });
  await openSearch(page);
  await searchField(page).fill('headphones');
  await results(page).first().waitFor();
  await page.keyboard.press('Escape');
  await overlay(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(opener(page))).toBe(true);
  expect(await comparePanel(page).isVisible()).toBe(true);

  await opener(page).click();
  await searchField(page).waitFor();
  expect(await searchField(page).inputValue()).toBe('');
  expect(await results(page).count()).toBe(0);
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await overlay(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(opener(page))).toBe(true);
});

test('[F69, F70, F80] each result toggles its comparison and updates badge and panel, and the search outlasts the panel', async () => {
  const { page, problems } = await openPage();
  const { headphones } = await fillCompare(page, { headphones: 1 });
  await openSearch(page);
  await searchField(page).fill('headphones');
  const other = results(page).locator('button[aria-pressed=false]');
  await other.first().waitFor();
  // The button covers the whole result.
  const name = (await other.first().getAttribute('aria-label')) ?? '';
  const added = overlay(page).getByRole('button', { name, exact: true });
  const result = results(page).filter({ has: page.getByRole('button', { name, exact: true }) });
  await result.click({ position: { x: 8, y: 8 } });
  await waitForState(added, 'comparing');
  expect((await comparedOnServer(page)).totalCount).toBe(2);

  await added.click();
  await waitForState(added, 'not-incompare');
  const last = overlay(page).getByRole('button', { name: `Compare: ${headphones[0]?.name}`, exact: true });
  await last.click();
  await waitForState(last, 'not-incompare');
  await compareIcon(page).waitFor({ state: 'detached' });
  expect(await overlay(page).isVisible()).toBe(true);
  await added.click();
  await waitForState(added, 'comparing');
  await page.keyboard.press('Escape');
  await overlay(page).waitFor({ state: 'hidden' });
  expect(await comparePanel(page).isVisible()).toBe(false);
  await waitForBadge(page, 1);
  expect(problems).toEqual([]);
});
