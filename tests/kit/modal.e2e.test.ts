import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { problemsInBothThemes } from './themes.ts';

const failure = 'An error has occured. Please try again in a few moments.';

const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page, name: string) => page.locator('#dialogs').getByRole('button', { name, exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

async function openGuide(options = {}) {
  const opened = await openPage({ reducedMotion: 'reduce', ...options });
  await opened.page.goto('/style-guide/');
  return opened;
}

describe('[F133] a modal', () => {
  test('takes its content from an address: what the page says, without what acts, in ids of its own', async () => {
    const { page, problems } = await openGuide();
    await open(page, 'From a page');
    await dialog(page)
      .getByRole('heading', { name: /Whom you buy from/ })
      .waitFor();
    expect(await dialog(page).locator('script, style, link, form, header, footer').count()).toBe(0);
    const twice = await dialog(page)
      .locator('[id]')
      .evaluateAll((elements) => elements.filter(({ id }) => document.querySelectorAll(`[id="${id}"]`).length > 1).map(({ id }) => id));
    expect(twice).toEqual([]);
    expect(await dialog(page).locator('a[href]').first().getAttribute('target')).toBe('_blank');
    expect(problems).toEqual([]);
  });

  test('takes its content from an element of the page, and from what it is given', async () => {
    const { page } = await openGuide();
    await open(page, 'From an element');
    await dialog(page).getByText('hidden in the page and shown in the modal').waitFor();
    await page.keyboard.press('Escape');
    await open(page, 'Given content');
    await dialog(page).getByText('Whatever the shop renders').waitFor();
  });

  test('is 500 px wide at most, and within a phone', async () => {
    const { page } = await openGuide();
    await open(page, 'From a page');
    expect((await dialog(page).boundingBox())?.width).toBe(500);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await dialog(page).boundingBox())?.width).toBe(358);
  });

  test('closes by Esc, its button and a click on the background, and gives the focus back', async () => {
    const { page } = await openGuide();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 450),
    ]) {
      await open(page, 'From an element');
      await dialog(page).waitFor();
      expect(await focused(page)).toContain('From an element');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
      await close();
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe('From an element');
    }
    expect(await page.locator('dialog[data-kind=modal]:not([popover])').count()).toBeLessThanOrEqual(1);
  });

  test('stays when a press that began inside of it ends on the background', async () => {
    const { page } = await openGuide();
    await open(page, 'From an element');
    await dialog(page).getByText('hidden in the page').hover();
    await page.mouse.down();
    await page.mouse.move(20, 450);
    await page.mouse.up();
    expect(await dialog(page).isVisible()).toBe(true);
  });

  test('holds the page still and keeps the focus, until it closes', async () => {
    const { page } = await openGuide();
    const before = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width);
    await open(page, 'From an element');
    await dialog(page).waitFor();
    expect(await overflow(page)).toBe('hidden');
    expect(await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width)).toBe(before);
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      // Behind the last one comes the browser's own bar, which is no element.
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await overflow(page)).toBe('visible');
  });

  test.each([['modal'], ['drawer-start'], ['drawer-end'], ['fullscreen']])(
    'a dialog of kind %s is axe clean in both themes',
    async (kind) => {
      const { page, problems } = await openGuide();
      await open(page, kind);
      await dialog(page).waitFor();
      expect(await problemsInBothThemes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      expect(problems).toEqual([]);
    },
  );
});

describe('[F117] what cannot be loaded', () => {
  test.each([
    ['a page that is missing', 404, 'text/html', '<main>Nothing here</main>'],
    ['a fault', 500, 'text/html', '<main>Fault</main>'],
    ['something else than a page', 200, 'application/json', '{}'],
  ])('%s: the exact words, and a way to try again', async (_name, status, contentType, body) => {
    const { page } = await openGuide();
    await page.route('**/terms/', (route) => route.fulfill({ status, contentType, body }));
    await open(page, 'From a page');
    expect(await dialog(page).getByRole('alert').textContent()).toBe(failure);
    await page.unroute('**/terms/');
    await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
    // The button has gone; the keyboard stays in the dialog.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
    await dialog(page)
      .getByRole('heading', { name: /Whom you buy from/ })
      .waitFor();
  });

  test("[F53] 'Loading...' is said while it comes", async () => {
    const { page } = await openGuide();
    let answer = () => {};
    await page.route('**/terms/', (route) => {
      answer = () => void route.continue();
    });
    await open(page, 'From a page');
    expect(await dialog(page).getByRole('status').textContent()).toBe('Loading...');
    answer();
    await dialog(page)
      .getByRole('heading', { name: /Whom you buy from/ })
      .waitFor();
    expect(await dialog(page).getByRole('status').count()).toBe(0);
  });

  test('the network is cut', async () => {
    const { page } = await openGuide();
    await open(page, 'Given content');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await open(page, 'From a page');
    expect(await dialog(page).getByRole('alert').textContent()).toBe(failure);
  });

  test('the code of the dialog: a toast says so, the page lives on, and trying again works', async () => {
    const { page } = await openGuide();
    await page.route(/ModalHost/, (route) => route.abort());
    await open(page, 'From an element');
    const toast = page.getByRole('region', { name: /^Messages/ });
    await toast.getByRole('alert').getByText(failure).waitFor();
    await page.unroute(/ModalHost/);
    await toast.getByRole('button', { name: 'Try again' }).click();
    await dialog(page).getByText('hidden in the page and shown in the modal').waitFor();
  });
});

test('[F53] the words of progress end in three dots', async () => {
  const { page } = await openGuide();
  const words = await page.locator('#tables p span').allTextContents();
  expect(words).toEqual(['Loading...', 'Closing...', 'Saving...', 'Updating...']);
});

test.each([
  ['Fail by the network', '[F120]', 'You are probably offline.'],
  ['Fail by a defect', '[F117]', failure],
])('%s: %s a part of a page that fails says why, the rest lives on, and trying again works', async (name, _row, text) => {
  const { page } = await openGuide();
  const part = page.locator('#failures');
  await part.getByRole('button', { name }).click();
  expect(await part.getByRole('alert').getByRole('paragraph').textContent()).toBe(text);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const scrolled = await page.evaluate(() => scrollY);
  await part.getByRole('button', { name: 'Try again' }).press('Enter');
  await part.getByText('This part works.').waitFor();
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['content', scrolled]);
});
