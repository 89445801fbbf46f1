import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

const failure = 'An error has occured. Please try again in a few moments.';

const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page, name: string) => page.locator('#dialogs').getByRole('button', { name, exact: true }).click();

test('[F133, F117] a modal whose script fails to load can be retried, and shows another page without scripts and forms', async () => {
  const { page, problems } = await openPage({ reducedMotion: 'reduce' });
  await page.goto('/style-guide/');
  await page.route(/ModalHost/, (route) => route.abort());
  await open(page, 'From an element');
  const toast = page.getByRole('region', { name: /^Messages/ });
  await toast.getByRole('alert').getByText(failure).waitFor();
  await page.unroute(/ModalHost/);
  await toast.getByRole('button', { name: 'Try again' }).click();
  await dialog(page).getByText('hidden in the page and shown in the modal').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  // Browsers log the simulated failure.
  problems.length = 0;

  await open(page, 'From a page');
  await dialog(page)
    .getByRole('heading', { name: /Contracting party/ })
    .waitFor();
  expect(await dialog(page).locator('script, style, link, form, header, footer').count()).toBe(0);
  const duplicateIds = await dialog(page)
    .locator('[id]')
    .evaluateAll((elements) => elements.filter(({ id }) => document.querySelectorAll(`[id="${id}"]`).length > 1).map(({ id }) => id));
  expect(duplicateIds).toEqual([]);
  expect(await dialog(page).locator('a[href]').first().getAttribute('target')).toBe('_blank');
  expect(problems).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });

  // A press that starts inside the dialog and ends on the backdrop doesn't close it.
  await open(page, 'From an element');
  await dialog(page).getByText('hidden in the page').hover();
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  // If the press had closed the dialog, it would be closed by the time the next click is handled.
  await page.mouse.click(640, 450);
  expect(await dialog(page).isVisible()).toBe(true);
});
