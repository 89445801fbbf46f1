import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SelectSection } from '../../web/app/styleGuide/SelectSection.tsx';
import { accessibilityProblems, emulateMedia, renderOnPage, runFor, stopClock } from '../support/componentHarness.tsx';

// Behaviour of every select, tested on the style guide.

const trigger = (label: string) => page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${label}`) });

/** Options of the open list only, because native selects have options of their own. */
const options = page.getByRole('dialog').getByRole('option');

/** Returns the values that a form would submit. */
const sent = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map(({ value }) => value);

async function expectStatus(text: RegExp) {
  await expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();
}

test('[F10][F11] a select with 4 options has no search box, one with 5 or more has, and a selection can be cleared', async () => {
  const { problems } = await renderOnPage(<SelectSection />);
  expect(trigger('One of four').element().tagName).toBe('SELECT');
  const six = trigger('One of six');
  await six.click();
  const search = page.getByRole('combobox', { name: 'Search towns' });
  await search.fill('zz');
  await expect.element(page.getByText('No matches found', { exact: true })).toBeVisible();
  await search.fill('dre');
  await expect.element(options.filter({ hasText: 'Dresden' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(six).toHaveTextContent('Dresden');
  expect(sent('six')).toEqual(['dresden']);
  await page.getByRole('button', { name: 'Clear one of six' }).click();
  await expect.element(six).toHaveTextContent('Select a town');
  expect(sent('six')).toEqual([]);
  const element = six.element();
  expect(Math.abs(element.clientWidth - (element.closest('div')?.clientWidth ?? 0))).toBeLessThan(4);
  expect(problems).toEqual([]);
});

test('[F11] a select with a limit of two says so, and a selected option can be removed', async () => {
  await emulateMedia({ colorScheme: 'dark' });
  await renderOnPage(<SelectSection />);
  await trigger('Two of six').click();
  await options.filter({ hasText: 'Berlin' }).click();
  await options.filter({ hasText: 'Emden' }).click();
  await expect.element(page.getByText('You can only select 2 items', { exact: true })).toBeVisible();
  await expect.element(options).toHaveLength(0);
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Remove Berlin' }).click();
  await expect.poll(() => sent('several')).toEqual(['emden']);
});

test('[F11] a select with remote options shows input limits, progress, more results and errors', async () => {
  await renderOnPage(<SelectSection />);
  await trigger('Street').click();
  const search = page.getByRole('combobox', { name: 'Search streets' });
  await expectStatus(/^Please enter 3 or more characters$/);
  await search.fill('ma');
  await expectStatus(/^Please enter 1 or more characters$/);
  await search.fill('market pl');
  await expectStatus(/^Please delete 3 characters$/);
  await search.fill('markets');
  await expectStatus(/^Please delete 1 character$/);

  stopClock();
  await search.fill('market');
  await expectStatus(/^Searching…$/);
  await runFor(249);
  await expectStatus(/^Searching…$/);
  await runFor(401);
  await expect.element(options).toHaveLength(20);
  const list = page.getByRole('listbox').element();
  list.scrollTo(0, list.scrollHeight);
  await expectStatus(/^Loading more results…$/);
  await runFor(400);
  await expect.element(options).toHaveLength(40);

  await search.fill('fail');
  await runFor(650);
  await expectStatus(/^The results could not be loaded\.$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectStatus(/^Searching…$/);
  await runFor(400);
  await expectStatus(/^The results could not be loaded\.$/);
});
