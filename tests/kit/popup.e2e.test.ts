import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { problemsInBothThemes } from './themes.ts';

describe.each([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
])('[F132] a popup, %s', (_name, options) => {
  test('opens by the trigger that names it and closes by its button and by Esc', async () => {
    const { page, problems } = await openPage({ reducedMotion: 'reduce', ...options });
    await page.goto('/style-guide/');
    const popup = page.locator('#popup-sample');
    expect(await popup.isVisible()).toBe(false);
    for (const close of [() => popup.getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
      await page.getByRole('button', { name: 'Open the popup' }).click();
      await popup.waitFor();
      expect(await popup.getByRole('heading', { name: 'A popup' }).isVisible()).toBe(true);
      await close();
      await popup.waitFor({ state: 'hidden' });
    }
    expect(problems).toEqual([]);
  });
});

test('[F132] an open popup holds the page still and has the focus, which goes back to the trigger; axe clean in both themes', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  await page.goto('/style-guide/');
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  const trigger = page.getByRole('button', { name: 'Open the popup' });
  const popup = page.locator('#popup-sample');
  for (const _time of ['its code comes after the click', 'its code is there']) {
    await trigger.press('Enter');
    await expect.poll(() => popup.evaluate((element) => (element as HTMLDialogElement).open)).toBe(true);
    expect(await focused()).toBe('popup-sample');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await problemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Open the popup');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  }
});

test('[F132] the product page says in a popup how a reduction is computed', async () => {
  const { page } = await openPage();
  await page.goto('/shop/?on_sale=1');
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/product/**');
  await page.getByRole('button', { name: 'How reductions are computed' }).click();
  await page.getByRole('dialog', { name: 'How reductions are computed' }).getByText('30 days').waitFor();
});

describe('[F132] a long table', () => {
  test('shows its first rows, unfolds by a button and folds again; a short one is whole', async () => {
    const { page } = await openPage();
    await page.goto('/style-guide/');
    const table = page.getByRole('table', { name: 'A long table' });
    const rows = table.getByRole('row');
    expect(await rows.count()).toBe(8);
    const toggle = page.getByRole('button', { name: 'Show all 14 rows' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.press('Enter');
    expect(await rows.count()).toBe(14);
    await page.getByRole('button', { name: 'Show fewer rows', expanded: true }).press('Enter');
    expect(await rows.count()).toBe(8);
    expect(await page.getByRole('table', { name: 'A short table' }).getByRole('row').count()).toBe(3);
  });

  test('is whole without script', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto('/style-guide/');
    expect(await page.getByRole('table', { name: 'A long table' }).getByRole('row').count()).toBe(14);
    expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0);
  });
});
