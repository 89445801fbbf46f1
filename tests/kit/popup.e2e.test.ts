import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

/** Expects the popup to open with the trigger that names it, and to close with its button and Esc. */
async function expectOpensAndCloses(page: Page): Promise<void> {
  const popup = page.locator('#popup-sample');
  expect(await popup.isVisible()).toBe(false);
  for (const close of [() => popup.getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Open popup' }).click();
    await popup.waitFor();
    expect(await popup.getByRole('heading', { name: 'A popup' }).isVisible()).toBe(true);
    await close();
    await popup.waitFor({ state: 'hidden' });
  }
}

test('[F132] a popup opens with its trigger and closes with its button and Esc', async () => {
  const { page, problems } = await openPage({ reducedMotion: 'reduce' });
  await page.goto('/style-guide/');
  await expectOpensAndCloses(page);
  expect(problems).toEqual([]);
});

test('[F126, F132] without scripts, popups open and close, long tables are expanded, and field descriptions are shown', async () => {
  const { page, problems } = await openPage({ reducedMotion: 'reduce', javaScriptEnabled: false });
  await page.goto('/style-guide/');
  await expectOpensAndCloses(page);
  expect(await page.getByRole('table', { name: 'A long table' }).getByRole('row').count()).toBe(14);
  expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0);
  expect(await page.getByText('The carrier looks for this name at your door.').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'About Name on the doorbell' }).isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('[F132] the product page explains in a popup how discounts are calculated', async () => {
  const { page } = await openPage();
  await page.goto('/shop/?on_sale=1');
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/product/**');
  await page.getByRole('button', { name: 'How discounts are calculated' }).click();
  await page.getByRole('dialog', { name: 'How discounts are calculated' }).getByText('30 days').waitFor();
});
