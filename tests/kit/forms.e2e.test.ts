import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillCart } from '../cart/walk.ts';
import { openPage } from '../support/browser.ts';

const guide = '/style-guide/';
const toggle = (page: Page) => page.getByRole('button', { name: 'About Name on the bell' });

test('[F126] descriptions move at once where motion is not wanted, and are simply there without script', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  await page.goto(guide);
  await toggle(page).click();
  expect(await page.locator('#guide-text-description').evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
    /^0s|^0\.00001s|^1e-05s/,
  );
  const { page: plain } = await openPage({ javaScriptEnabled: false });
  await plain.goto(guide);
  expect(await plain.getByText('The carrier rings where this name stands.').isVisible()).toBe(true);
  expect(await toggle(plain).isVisible()).toBe(false);
});

test('[F126] the checkout describes fields whose purpose is not plain', async () => {
  const { page } = await openPage();
  await fillCart(page);
  await page.goto('/checkout/');
  for (const name of ['About Phone', 'About Company']) {
    const button = page.getByRole('button', { name }).first();
    await button.click();
    const id = (await button.getAttribute('aria-controls')) ?? '';
    await page.locator(`#${id}`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`#${id}`).waitFor({ state: 'hidden' });
  }
});
