import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

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
    if (!('javaScriptEnabled' in options)) return expect(problems).toEqual([]);
    // A long table is whole without script.
    expect(await page.getByRole('table', { name: 'A long table' }).getByRole('row').count()).toBe(14);
    expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

test('[F132] the product page says in a popup how a reduction is computed', async () => {
  const { page } = await openPage();
  await page.goto('/shop/?on_sale=1');
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/product/**');
  await page.getByRole('button', { name: 'How reductions are computed' }).click();
  await page.getByRole('dialog', { name: 'How reductions are computed' }).getByText('30 days').waitFor();
});
