import { expect, test } from 'vitest';
import { officeShop, overflow } from '../admin/officeShop.ts';
import { accessibilityProblems } from '../support/axe.ts';

// Bulk actions can be found, inspected and undone later, also by other staff.

test('unpublishing all listed offers can be undone after a reload, and deleting one, which can’t be undone, asks first', async () => {
  const { page, problems } = await (await officeShop()).open('/offers', { who: 'dealer' });
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Select Iron pan' }).focus();
  await page.keyboard.press('Space');
  await main.getByRole('checkbox', { name: /^Select all 3/ }).check();
  await main.getByRole('button', { name: 'Unpublish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublish 3 offers?' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await main.getByText('3 offers unpublished.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/admin/jobs');
  await main.getByRole('heading', { name: 'Background jobs', level: 1 }).waitFor();
  const row = main.getByRole('row').filter({ hasText: 'Offers: unpublish' });
  await row.getByText('dealer@shop.example').waitFor();
  await row.getByText(/^You can undo this until/).waitFor();
  // This staff member has no permission for prices.
  expect(await main.getByText('Products: prices').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Undo Offers: unpublish' }).click();
  await row.getByText('Undone: 3 of 3 offers reverted.').waitFor();
  await page.goto('/admin/offers?state=LIVE');
  await main.getByText('3 in all').waitFor();

  await main.getByRole('checkbox', { name: 'Select Copper pan' }).check();
  await main.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this offer?' });
  await question.getByText('This can’t be undone').waitFor();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await main.getByText('1 offer deleted.').waitFor();
  expect(await main.getByRole('link', { name: 'Copper pan' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a failed job shows its reference on a narrow dark screen', async () => {
  const { page } = await (await officeShop()).open('/jobs', { width: 390, colorScheme: 'dark' });
  const row = page.getByRole('row').filter({ hasText: 'ab12cd34' });
  await row.getByText('Stopped by a server error (reference ab12cd34). 4 products changed out of 10 so far.').waitFor();
  for (const name of ['Resume Products: prices', 'Undo Products: prices']) await row.getByRole('button', { name }).waitFor();
  expect(await row.getByRole('button').count()).toBe(2);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});
