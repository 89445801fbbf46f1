import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { comparedOnServer, compareIcon, comparePanel, fillCompare, openPanel, searchField, waitForBadge, waitForState } from './walk.ts';

// The compare search in a real browser, from the panel.

const patient = { timeout: 10_000 };
const overlay = (page: Page) => page.getByRole('dialog', { name: /^Compare: find / });
const opener = (page: Page) => comparePanel(page).getByRole('button', { name: 'Find more' });
const results = (page: Page) => overlay(page).getByRole('list', { name: 'Found products' }).getByRole('listitem');
const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

/** Variables of each search that was sent. */
function sentSearches(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { variables } = request.postDataJSON() as { variables: { query?: string } };
    if (variables.query !== undefined) sent.push(variables);
  });
  return sent;
}

/** Opens the search of the first group. */
async function openSearch(page: Page): Promise<void> {
  await openPanel(page);
  await opener(page).click();
  await searchField(page).waitFor();
}

/** From now on time passes only when the test lets it; the clock must have been installed before the page came. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test('[F80, F82] the field has the focus after 600 ms; 100 ms after a key it asks in its group, without words never', async () => {
  const { page, problems } = await openPage();
  await page.clock.install();
  await fillCompare(page, { headphones: 1 });
  await openPanel(page);
  await opener(page).hover();
  const sent = sentSearches(page);
  await stopClock(page);
  await opener(page).click();
  await searchField(page).waitFor();
  await page.clock.runFor(599);
  expect(await hasFocus(searchField(page))).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => hasFocus(searchField(page))).toBe(true);

  await page.keyboard.type('hea');
  await page.clock.runFor(99);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => sent).toEqual([{ query: 'hea', group: 'headphones' }]);
  await expect.poll(() => results(page).count(), patient).toBeGreaterThan(0);
  expect(await results(page).count()).toBeLessThanOrEqual(5);

  await searchField(page).fill('  ');
  await expect.poll(() => results(page).count()).toBe(0);
  await page.clock.runFor(1_000);
  expect(sent).toHaveLength(1);

  await searchField(page).fill('qqqqzz');
  await page.clock.runFor(100);
  await overlay(page).getByText('No results found', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('[F80] Esc and the button close it and give the focus back; opened again, field and results are empty', async () => {
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

test('[F69, F70, F80] each result is a compare toggle; badge and panel follow, and it outlives the panel', async () => {
  const { page, problems } = await openPage();
  const { headphones } = await fillCompare(page, { headphones: 1 });
  await openSearch(page);
  await searchField(page).fill('headphones');
  const other = results(page).locator('button[aria-pressed=false]');
  await other.first().waitFor();
  // All of a result is the button's area.
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

test('[F80] an answer that comes late is dropped', async () => {
  const { page } = await openPage();
  await fillCompare(page, { headphones: 1 });
  await openSearch(page);
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const isSlow = (body: string | null) => body?.includes('"query":"h"') ?? false;
  await page.route('**/graphql', async (route) => {
    if (isSlow(route.request().postData())) await held;
    return route.continue();
  });
  const late = page.waitForRequest((request) => isSlow(request.postData()));
  await searchField(page).fill('h');
  await late;
  await searchField(page).fill('qqqqzz');
  await overlay(page).getByText('No results found', { exact: true }).waitFor();
  const answered = page.waitForResponse((response) => isSlow(response.request().postData()));
  letGo();
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await results(page).count()).toBe(0);
  expect(await overlay(page).getByRole('status').first().textContent()).toBe('No results found');
});

test('[F80] that it got no answer is told to the console only', async () => {
  const { page, problems } = await openPage();
  await fillCompare(page, { headphones: 1 });
  await openSearch(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'boom' }] } }));
  await searchField(page).fill('head');
  await expect.poll(() => problems.some((text) => text.includes('The compare search got no answer')), patient).toBe(true);
  expect(await overlay(page).getByRole('alert').count()).toBe(0);
  expect(await overlay(page).getByRole('status').first().textContent()).toBe('');
});

test('[F81] below a height of 700 pixels the results scroll for themselves', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 700 } });
  await fillCompare(page, { headphones: 1 });
  await openSearch(page);
  await searchField(page).fill('headphones');
  await results(page).first().waitFor();
  const list = overlay(page).getByRole('list', { name: 'Found products' });
  const mode = () => list.evaluate((each) => [each.parentElement?.dataset.overflow, getComputedStyle(each).overflowY]);
  expect(await mode()).toEqual(['false', 'visible']);
  await page.setViewportSize({ width: 1280, height: 699 });
  await expect.poll(mode).toEqual(['true', 'auto']);
  await page.setViewportSize({ width: 1280, height: 360 });
  expect(await list.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  expect(await searchField(page).isVisible()).toBe(true);
});

test('[F80] axe is content in both themes', async () => {
  const { page } = await openPage();
  await fillCompare(page, { headphones: 1 });
  await openSearch(page);
  await searchField(page).fill('headphones');
  await results(page).first().waitFor();
  expect(await problemsInBothThemes(page)).toEqual([]);
});
