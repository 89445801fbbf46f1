import { expect, test } from 'vitest';
import * as t from '../../admin/kit/__generated__/messages.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { officeShop } from './officeShop.ts';

// Saved views of the admin's lists.

test('a filtered list is saved as a view, found in the command palette, replaced and deleted', async () => {
  const { page, problems } = await (await officeShop()).open('/subscribers?status=PENDING&q=ada');
  const name = 'Ada, waiting';
  await page.getByRole('button', { name: 'Views' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByText('Enter a name for the view.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'View name' }).fill(name);
  await page.keyboard.press('Control+s');
  await page.getByText(`View “${name}” saved.`).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await goWithin(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/subscribers\?q=ada&status=PENDING$/);
  await page.getByRole('link', { name: 'ada@example.com' }).waitFor();
  expect(await page.getByRole('link', { name: 'bo@example.com' }).count()).toBe(0);

  await page.setViewportSize({ width: 1280, height: 844 });
  // Saving another list under an existing name asks before replacing the view.
  await goWithin(page, '/account');
  await goWithin(page, '/subscribers?q=bo');
  await page.getByRole('button', { name: 'Views' }).click();
  const field = dialog.getByRole('textbox', { name: 'View name' });
  const save = dialog.getByRole('button', { name: 'Save view' });
  await field.fill(name);
  await save.click();
  await dialog.getByText(t.viewExists({ name })).waitFor();
  // A different name doesn't ask to replace the existing view.
  await field.fill('Ada');
  await save.waitFor();
  await field.fill(name);
  await save.click();
  await dialog.getByRole('button', { name: 'Replace view' }).click();
  await page.getByText(`View “${name}” replaced.`).waitFor();
  await goWithin(page, '/account');
  await goWithin(page, '/subscribers');
  await page.getByRole('button', { name: 'Views' }).click();
  // There is only one view of this name: a duplicate would make the locator ambiguous.
  await dialog.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/q=bo$/);
  await page.getByRole('link', { name: 'bo@example.com' }).waitFor();

  await page.getByRole('button', { name: 'Views' }).click();
  await dialog.getByRole('link', { name, exact: true }).and(page.locator('[aria-current="page"]')).waitFor();
  await dialog.getByRole('button', { name: `Delete view ${name}` }).click();
  await page.getByText(`View “${name}” deleted.`).waitFor();
  await dialog.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  // An invalid cursor in the URL is removed, and the list starts at the beginning.
  for (const cursor of ['after=garbage', 'before=garbage', 'after=WyJPUkRFUlNfTkVXRVNUIiwwLDFd', 'before=']) {
    await goWithin(page, '/account');
    await goWithin(page, `/subscribers?q=ada&${cursor}`);
    await page.getByRole('link', { name: 'ada@example.com' }).waitFor();
    await page.waitForURL(/\/admin\/subscribers\/?\?q=ada$/);
  }
  expect(problems).toEqual([]);
});
