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

test('[F11] no more than two of several: the list says so, and what is chosen can be taken back', async () => {
  const { page } = await openGuide('dark');
  await trigger(page, 'Two of six').click();
  await options(page).filter({ hasText: 'Berlin' }).click();
  await options(page).filter({ hasText: 'Emden' }).click();
  await page.getByText('You can only select 2 items', { exact: true }).waitFor();
  expect(await options(page).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Berlin' }).click();
  await expect
    .poll(() => page.locator('input[name=several]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)))
    .toEqual(['emden']);
});

test('[F11] options from elsewhere: too short, too long, searching, more results, and those that could not be loaded', async () => {
  const { page } = await openGuide();
  await trigger(page, 'Street').click();
  const search = page.getByRole('combobox', { name: 'Search streets' });
  const says = (text: string) =>
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${text}$`) })
      .waitFor();
  await says('Please enter 3 or more characters');
  await search.fill('ma');
  await says('Please enter 1 or more characters');
  await search.fill('market pl');
  await says('Please delete 3 characters');
  await search.fill('markets');
  await says('Please delete 1 character');

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.fill('market');
  await says('Searching…');
  await page.clock.runFor(249);
  await says('Searching…');
  await page.clock.runFor(401);
  await expect.poll(() => options(page).count()).toBe(20);
  await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await says('Loading more results…');
  await page.clock.runFor(400);
  await expect.poll(() => options(page).count()).toBe(40);

  await search.fill('fail');
  await page.clock.runFor(650);
  await says('The results could not be loaded\\.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await says('Searching…');
  await page.clock.runFor(400);
  await says('The results could not be loaded\\.');
});
