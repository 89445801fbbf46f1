import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Keyboard shortcuts and saved views of the admin.

let shop: ServerProcess;
let admin: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    admin = await adminWithSession(db);
    const row = (name: string) => ({
      email: `${name}@example.com`,
      emailShown: `${name}@example.com`,
      key: name,
      createdAt: new Date(),
      pendingSince: new Date(),
    });
    await db.prisma.subscriber.createMany({ data: ['ada', 'bo'].map(row) });
  });
});
afterAll(() => shop.stop());

async function opened(width = 1280) {
  const found = await openPage({ baseURL: shop.url, viewport: { width, height: 844 } });
  await signInAsAdmin(found.page.context(), shop.url, admin);
  await found.page.goto('/admin/');
  await found.page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  return found;
}

test('shortcuts open a screen, focus its search and show the help, but not while typing', async () => {
  const { page, problems } = await opened();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.getByRole('heading', { name: 'Subscribers', level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('go?');
  expect(await page.getByRole('searchbox', { name: 'Search by email or name' }).inputValue()).toBe('go?');
  await page.getByRole('heading', { name: 'Subscribers', level: 1 }).focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Audit log').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('shortcuts without Ctrl can be turned off permanently', async () => {
  const { page } = await opened();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'Use shortcuts without Ctrl in this browser' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
  expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).isVisible()).toBe(false);
});

test('a filtered list is saved as a view, found in the command palette, and deleted', async () => {
  const { page, problems } = await opened();
  const name = 'Ada, waiting';
  await page.goto('/admin/subscribers?status=PENDING&q=ada');
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
  await page.getByRole('button', { name: 'Views' }).click();
  await dialog.getByRole('link', { name, exact: true }).and(page.locator('[aria-current="page"]')).waitFor();
  await dialog.getByRole('button', { name: `Delete view ${name}` }).click();
  await page.getByText(`View “${name}” deleted.`).waitFor();
  await dialog.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('saving a view under an existing name asks before replacing it', async () => {
  const { page } = await opened();
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  const saveView = async (search: string, button: string) => {
    await page.goto(`/admin/subscribers?q=${search}`);
    await page.getByRole('button', { name: 'Views' }).click();
    await dialog.getByRole('textbox', { name: 'View name' }).fill('Mine');
    await dialog.getByRole('button', { name: button }).click();
  };
  await saveView('ada', 'Save view');
  await page.getByText('View “Mine” saved.').waitFor();
  await saveView('bo', 'Save view');
  await dialog.getByText('A view named “Mine” already exists. Replace it or choose another name.').waitFor();
  // A different name doesn't ask to replace the existing view.
  await dialog.getByRole('textbox', { name: 'View name' }).fill('Min');
  await dialog.getByRole('button', { name: 'Save view' }).waitFor();
  await dialog.getByRole('textbox', { name: 'View name' }).fill('Mine');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByRole('button', { name: 'Replace view' }).click();
  await page.getByText('View “Mine” replaced.').waitFor();
  await page.goto('/admin/subscribers');
  await page.getByRole('button', { name: 'Views' }).click();
  // There is only one view of this name: a duplicate would make the locator ambiguous.
  await dialog.getByRole('link', { name: 'Mine', exact: true }).click();
  await page.waitForURL(/q=bo$/);
  await page.getByRole('link', { name: 'bo@example.com' }).waitFor();
});

test('an invalid cursor in the URL is removed, and the list starts at the beginning', async () => {
  const { page, problems } = await opened();
  for (const cursor of ['after=garbage', 'before=garbage', 'after=WyJPUkRFUlNfTkVXRVNUIiwwLDFd', 'before=']) {
    await goWithin(page, '/account');
    await goWithin(page, `/subscribers?q=ada&${cursor}`);
    await page.getByRole('link', { name: 'ada@example.com' }).waitFor();
    await page.waitForURL(/\/admin\/subscribers\/?\?q=ada$/);
  }
  expect(problems).toEqual([]);
});
