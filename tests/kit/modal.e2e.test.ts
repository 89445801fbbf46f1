import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

const failure = 'An error has occured. Please try again in a few moments.';

const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page, name: string) => page.locator('#dialogs').getByRole('button', { name, exact: true }).click();

async function openGuide(options = {}) {
  const opened = await openPage({ reducedMotion: 'reduce', ...options });
  await opened.page.goto('/style-guide/');
  return opened;
}

describe('[F133] a modal', () => {
  test('shows the content of another page without scripts and forms, and with unique ids', async () => {
    const { page, problems } = await openGuide();
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
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  });
});

describe('[F117] a modal whose script can’t be loaded', () => {
  test('shows an error toast and can be retried', async () => {
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
