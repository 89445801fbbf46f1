import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import {
  comparedOnServer,
  compareIcon,
  comparePanel,
  fillCompare,
  delayChanges,
  isChange,
  openPanel,
  panelItems,
  searchField,
  waitForBadge,
  waitForState,
} from './comparePages.ts';

// The comparison bar in a real browser.

const patient = { timeout: 10_000 };

const tab = (page: Page, name: string) => comparePanel(page).getByRole('tab', { name: new RegExp(`^${name} `) });
const goLink = (page: Page) => comparePanel(page).getByRole('link', { name: 'Go to compare' });
const removeButtons = (page: Page) => panelItems(page).getByRole('button', { name: /^Remove / });

/** Returns whether a request loads the panel's items. */
const asksForList = (route: Route) => !isChange(route) && route.request().postData()?.includes('"variables":{}');

test('[F77, F78] the panel traps focus and returns it, has no accessibility violations, and a tab for each group with its own comparison', async () => {
  const { page, problems } = await openPage();
  const { phones, headphones } = await fillCompare(page, { phones: 2, headphones: 2 });
  await openPanel(page);
  expect(await problemsInBothThemes(page)).toEqual([]);
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    // After the last element, the focus moves to the browser and then back to the panel, never to the page behind.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await comparePanel(page).waitFor({ state: 'hidden' });
  expect(await compareIcon(page).evaluate((icon) => icon === document.activeElement)).toBe(true);
  await openPanel(page);
  const tabs = comparePanel(page).getByRole('tab');
  expect(await tabs.allInnerTexts()).toEqual(['Phones\n2', 'Headphones\n2']);
  expect(await tabs.evaluateAll((all) => all.map((each) => each.ariaSelected))).toEqual(['true', 'false']);
  expect(await panelItems(page).count()).toBe(2);
  const ids = phones.map(({ databaseId }) => databaseId).join(',');
  expect(await goLink(page).getAttribute('href')).toBe(`/compare/phones/?compareids=${ids}`);
  expect(await panelItems(page).first().innerText()).toMatch(/€\d/);
  expect(await panelItems(page).first().locator('img').count()).toBe(1);

  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await tabs.evaluateAll((all) => all.map((each) => each.ariaSelected))).toEqual(['false', 'true']);
  expect(await tabs.nth(1).evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await panelItems(page).count()).toBe(2);
  const others = headphones.map(({ databaseId }) => databaseId).join(',');
  expect(await goLink(page).getAttribute('href')).toBe(`/compare/headphones/?compareids=${others}`);
  await page.keyboard.press('ArrowRight');
  await goLink(page).click();
  await page.waitForURL(`**/compare/phones/?compareids=${ids}`);
  await comparePanel(page).waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test('[F71, F72, F74] an item has an opacity of .17 while being removed, and panel and icon go with the last one', async () => {
  const { page, problems } = await openPage();
  await fillCompare(page, { phones: 2 });
  await openPanel(page);
  const release = await delayChanges(page);
  const first = panelItems(page).first();
  const opacity = () => first.evaluate((item) => getComputedStyle(item).opacity);
  expect(await opacity()).toBe('1');
  await removeButtons(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(opacity, patient).toBe('0.17');
  expect(await panelItems(page).count()).toBe(2);
  release();
  await expect.poll(() => panelItems(page).count(), patient).toBe(1);
  await comparePanel(page).getByRole('heading', { name: 'Compare (1)' }).waitFor();
  // Keyboard focus moves to the neighbour of the removed item.
  expect(await removeButtons(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await comparePanel(page).waitFor({ state: 'hidden' });
  await compareIcon(page).waitFor({ state: 'detached' });
  expect(await comparedOnServer(page)).toEqual({ totalCount: 0, productIds: [] });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(problems).toEqual([]);
});

test('[F76] products compared on another page appear in the open panel, and a failed request can be retried', async () => {
  const { page } = await openPage();
  await fillCompare(page, { phones: 2 });
  await page.route('**/graphql', (route) => (asksForList(route) ? route.abort() : route.continue()));
  await compareIcon(page).click();
  await comparePanel(page).getByRole('alert').filter({ hasText: 'You are probably offline.' }).waitFor();
  await page.unroute('**/graphql');
  await comparePanel(page).getByRole('button', { name: 'Try again' }).click();
  await panelItems(page).first().waitFor();
  expect(await panelItems(page).count()).toBe(2);

  const other = await page.context().newPage();
  await other.goto('/?product_cat=headphones');
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await other
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  await waitForBadge(other, 3);
  await page.bringToFront();
  const tabs = () => comparePanel(page).getByRole('tab').allInnerTexts();
  await expect.poll(tabs, patient).toEqual(['Phones\n2', 'Headphones\n1']);
  // A tab that is emptied while in use stays too, even if everything is loaded again afterwards.
  await tab(page, 'Headphones').click();
  await removeButtons(page).click();
  await expect.poll(tabs, patient).toEqual(['Phones\n2', 'Headphones\n0']);
  await other.goto('/?product_cat=phones');
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await other.locator('main article [data-state=not-incompare]').first().click();
  await expect.poll(tabs, patient).toEqual(['Phones\n3', 'Headphones\n0']);
  expect(await tab(page, 'Headphones').getAttribute('aria-selected')).toBe('true');
});

test('[F71] undoing the clearing of a group restores its products in order', async () => {
  const { page } = await openPage();
  const { phones } = await fillCompare(page, { phones: 3, headphones: 1 });
  await openPanel(page);
  await comparePanel(page).getByRole('button', { name: 'Clear Phones' }).click();
  await waitForBadge(page, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await waitForBadge(page, 4);
  const { productIds } = await comparedOnServer(page);
  expect(productIds.filter((id) => phones.some(({ databaseId }) => databaseId === id))).toEqual(phones.map(({ databaseId }) => databaseId));
  await expect.poll(() => tab(page, 'Phones').innerText(), patient).toBe('Phones\n3');
});

// The compare search, opened from the panel.

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

test('[F69, F70, F80] the search returns focus and reopens empty, its results update badge and panel, and it outlasts the panel', async () => {
  const { page, problems } = await openPage();
  const { headphones } = await fillCompare(page, { headphones: 1 });
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

  // The button of each result toggles its comparison.
  await opener(page).click();
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
