import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

interface Asked {
  query: string;
  category: string | null;
}

const field = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search the shop' });
const trigger = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Search products/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** What of live search is asked for from now on; `answer` may keep, change or fail a request. */
async function watchSearches(page: Page, answer: (route: Route, asked: Asked) => unknown = (route) => route.continue()): Promise<Asked[]> {
  const searches: Asked[] = [];
  await page.route('**/graphql', (route) => {
    const { variables } = route.request().postDataJSON() as { variables: Asked };
    if (typeof variables.query !== 'string') return route.continue();
    searches.push(variables);
    return answer(route, variables);
  });
  return searches;
}

/** A shop whose clock stands still, with the search open and its field in use. */
async function openSearch(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.goto(path);
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00Z'));
  await trigger(page).click();
  await field(page).waitFor();
}

async function search(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await page.clock.runFor(250);
}

test('[F127] the overlay fills the window, and its field has the focus after 600 ms', async () => {
  const { page, problems } = await openPage();
  await openSearch(page);
  const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  expect(await focused(page)).toBe('DIALOG');
  await page.clock.runFor(599);
  expect(await focused(page)).toBe('DIALOG');
  await page.clock.runFor(1);
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

test('[F127] who types at once loses no letter, and who has gone to the categories is left there', async () => {
  const { page } = await openPage();
  await openSearch(page);
  await page.keyboard.type('kettle');
  expect(await field(page).inputValue()).toBe('kettle');
  await page.getByLabel('Search in').focus();
  await page.clock.runFor(600);
  expect(await focused(page)).toBe('SELECT');
});

test('[F127] it closes by its button and by Esc, and the focus goes back', async () => {
  const { page } = await openPage();
  await openSearch(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await field(page).waitFor({ state: 'hidden' });
  expect(await trigger(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await page.clock.runFor(600);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'hidden' });
  expect(await trigger(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('[F127] [F117] code that could not be loaded is told, and each click tries again', async () => {
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

test('[F127] one query 250 ms after the last key: at most five products, with the way to all', async () => {
  const { page, problems } = await openPage();
  await openSearch(page);
  const searches = await watchSearches(page);
  await field(page).pressSequentially('chair');
  await page.clock.runFor(249);
  expect(searches).toEqual([]);
  await page.clock.runFor(1);
  await options(page).first().waitFor();
  expect(searches).toEqual([{ query: 'chair', category: null }]);
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
  expect(problems).toEqual([]);
});

test('[F127] arrow keys lead through what was found, Enter goes there', async () => {
  const { page } = await openPage();
  await openSearch(page);
  await search(page, 'kitchen');
  await options(page).first().waitFor();
  const active = () => field(page).getAttribute('aria-activedescendant');
  const [first, last] = [await options(page).first().getAttribute('id'), await options(page).last().getAttribute('id')];
  expect(await active()).toBeNull();
  await field(page).press('ArrowDown');
  expect(await active()).toBe(first);
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
  await field(page).press('ArrowUp');
  expect(await active()).toBeNull();
  await field(page).press('ArrowUp');
  expect(await active()).toBe(last);
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  const target = await options(page).first().getAttribute('href');
  await field(page).press('Enter');
  await page.waitForURL(`**${target}`);
  await field(page).waitFor({ state: 'hidden' });
});

test('[F127] Enter without a choice goes to the list of results', async () => {
  const { page } = await openPage();
  await openSearch(page);
  await field(page).fill('pan');
  await page.getByLabel('Search in').selectOption('kitchen');
  await field(page).press('Enter');
  await page.waitForURL('**/?s=pan&product_cat=kitchen');
});

test('[F127] another category is put on the field and searches again; what is known is not asked for again', async () => {
  const { page } = await openPage();
  await openSearch(page);
  const searches = await watchSearches(page);
  expect(await field(page).getAttribute('data-catid')).toBe('');
  await search(page, 'pan');
  await options(page).first().waitFor();
  await page.getByLabel('Search in').selectOption('kitchen');
  expect(await field(page).getAttribute('data-catid')).toBe('kitchen');
  await page.locator('[role=listbox]:not([aria-busy=true])').waitFor();
  expect(searches).toEqual([
    { query: 'pan', category: null },
    { query: 'pan', category: 'kitchen' },
  ]);
  await page.getByLabel('Search in').selectOption('');
  await search(page, 'pan ');
  await page.getByRole('button', { name: 'Close' }).click();
  await trigger(page).click();
  await search(page, 'pan');
  await options(page).first().waitFor();
  expect(searches).toHaveLength(2);
});

test('[F127] a click outside of the search area empties and closes what was found; the words stay', async () => {
  const { page } = await openPage();
  await openSearch(page);
  const searches = await watchSearches(page);
  await search(page, 'kettle');
  await options(page).first().waitFor();
  await page.mouse.click(20, 700);
  await options(page).first().waitFor({ state: 'detached' });
  expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  expect(await field(page).inputValue()).toBe('kettle');
  await field(page).press('ArrowDown');
  await options(page).first().waitFor();
  expect(searches).toHaveLength(1);
});

test('[F127] a slow answer to what was typed before does not replace the answer to what is sought now', async () => {
  const { page } = await openPage();
  await openSearch(page);
  let letGo = () => {};
  const slow = new Promise<void>((resolve) => (letGo = resolve));
  await watchSearches(page, async (route, { query }) => {
    if (query === 'chair') await slow;
    await route.continue();
  });
  await search(page, 'chair');
  await search(page, 'kettle');
  await options(page).filter({ hasText: 'Kettle' }).first().waitFor();
  const late = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  letGo();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
  expect(await options(page).filter({ hasText: 'Kettle' }).count()).toBeGreaterThan(0);
});

describe('[F127] [F118] [F119] [F120] without a usable answer the reason is told, what was found stays, and trying again works', () => {
  const failures: [string, string, (route: Route) => Promise<void>][] = [
    ['no network', 'You are probably offline.', (route) => route.abort('internetdisconnected')],
    ['HTML', 'The response is not a valid JSON response.', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
    ['no data', 'An unknown error occurred.', (route) => route.fulfill({ json: { data: null, errors: [{ message: 'x' }] } })],
  ];
  for (const [name, message, fail] of failures) {
    test(name, async () => {
      const { page } = await openPage();
      await openSearch(page);
      let isBroken = false;
      await watchSearches(page, (route) => (isBroken ? fail(route) : route.continue()));
      await search(page, 'kettle');
      await options(page).first().waitFor();
      isBroken = true;
      await search(page, 'chair');
      const alert = page.getByRole('dialog', { name: 'Search' }).getByRole('alert');
      await alert.getByText(message, { exact: true }).waitFor();
      expect(await options(page).filter({ hasText: 'Kettle' }).count()).toBeGreaterThan(0);
      isBroken = false;
      await alert.getByRole('button', { name: 'Try again' }).press('Enter');
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await options(page).filter({ hasText: /chair/i }).first().waitFor();
      expect(await alert.count()).toBe(0);
    });
  }
});

test('[F127] [F7] nothing found says so', async () => {
  const { page } = await openPage();
  await openSearch(page);
  await search(page, 'qqqqzzzzwwww');
  await page.getByRole('dialog', { name: 'Search' }).getByText('No results found', { exact: true }).waitFor();
  expect(await page.getByRole('listbox').count()).toBe(0);
});

test('[F127] [F53] [F118] nothing is said to be missing that was not looked for yet, or could not be', async () => {
  const { page } = await openPage();
  await openSearch(page);
  let answer: (() => void) | null = null as (() => void) | null;
  await watchSearches(page, async (route, { query }) => {
    if (query === 'kettles') return route.abort('internetdisconnected');
    if (query === 'kettle') await new Promise<void>((go) => (answer = go));
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const none = dialog.getByText('No results found', { exact: true });
  const loading = dialog.getByRole('status').getByText('Loading...', { exact: true });
  await search(page, 'qqqqzzzzwwww');
  await none.waitFor();
  // Already in the pause after the last letter.
  await field(page).fill('kettle');
  await loading.waitFor();
  expect(await none.count()).toBe(0);
  await page.clock.runFor(250);
  expect(await loading.isVisible()).toBe(true);
  expect(await none.count()).toBe(0);
  await expect.poll(() => answer !== null).toBe(true);
  answer?.();
  await options(page).first().waitFor();
  expect(await loading.count()).toBe(0);
  await search(page, 'qqqqzzzzwwww');
  await none.waitFor();
  await search(page, 'kettles');
  await dialog.getByRole('alert').getByText('You are probably offline.').waitFor();
  expect(await none.count()).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[F127] axe finds nothing in the open search, ${colorScheme}, wide and narrow`, async () => {
    const { page, problems } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await openSearch(page, '/?s=kettle');
    expect(await field(page).inputValue()).toBe('kettle');
    // axe waits for timers of its own.
    await page.clock.resume();
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
}
