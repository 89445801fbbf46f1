import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

// What every select says and does, at those of the style guide.

const trigger = (page: Page, label: string) => page.locator('#selects').getByRole('combobox', { name: new RegExp(`^${label}`) });

/** Of the list that is open; native selects have options of their own. */
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

async function openGuide(colorScheme: 'light' | 'dark' = 'light') {
  const opened = await openPage({ colorScheme });
  await opened.page.goto('/style-guide/');
  return opened;
}

test('[F10][F11] with 4 options there is no search box at all, from 5 on there is one; a choice can be cleared', async () => {
  const { page, problems } = await openGuide();
  const few = trigger(page, 'One of four');
  expect(await few.evaluate((element) => element.tagName)).toBe('SELECT');
  await trigger(page, 'One of six').click();
  const search = page.getByRole('combobox', { name: 'Search towns' });
  await search.fill('zz');
  await page.getByText('No matches found', { exact: true }).waitFor();
  await search.fill('dre');
  await options(page).filter({ hasText: 'Dresden' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await trigger(page, 'One of six').filter({ hasText: 'Dresden' }).waitFor();
  expect(await page.locator('input[name=six]').inputValue()).toBe('dresden');
  await page.getByRole('button', { name: 'Clear one of six' }).click();
  await trigger(page, 'One of six').filter({ hasText: 'Select a town' }).waitFor();
  expect(await page.locator('input[name=six]').count()).toBe(0);
  const widths = await trigger(page, 'One of six').evaluate((element) => [element.clientWidth, element.closest('div')?.clientWidth ?? 0]);
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(4);
  expect(problems).toEqual([]);
});
