import type { Page, Route } from 'playwright-core';
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
  waitForBadge,
} from './comparePages.ts';

// The comparison bar in a real browser.

const patient = { timeout: 10_000 };

const tab = (page: Page, name: string) => comparePanel(page).getByRole('tab', { name: new RegExp(`^${name} `) });
const goLink = (page: Page) => comparePanel(page).getByRole('link', { name: 'Go to compare' });
const removeButtons = (page: Page) => panelItems(page).getByRole('button', { name: /^Remove / });

/** Returns whether a request loads the panel's items. */
const asksForList = (route: Route) => !isChange(route) && route.request().postData()?.includes('"variables":{}');

test('[F77, F78] each group has a tab, the first one is active, and each tab links to its own comparison', async () => {
  const { page, problems } = await openPage();
  const { phones, headphones } = await fillCompare(page, { phones: 2, headphones: 2 });
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

test('[F77] the panel traps focus, returns it when closed, and has no accessibility violations in either theme', async () => {
  const { page, problems } = await openPage();
  await fillCompare(page, { phones: 2, headphones: 1 });
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
  expect(problems).toEqual([]);
});
