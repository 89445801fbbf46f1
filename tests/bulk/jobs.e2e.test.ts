import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { day, makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';

// Bulk actions can be found, inspected and undone later, also by other staff.

let shop: PreparedShop;
let dealer: AdminWithSession;
let boss: AdminWithSession;
let helper: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    dealer = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'], email: 'dealer@shop.example' });
    helper = await adminWithSession(db, { role: 'STAFF', rights: ['SUBSCRIBERS'] });
    boss = await adminWithSession(db);
    const now = new Date();
    const merchantId = await makeMerchant(db, { name: 'Ham & Sons' });
    for (const title of ['Iron pan', 'Steel pan', 'Copper pan'])
      await makeOffer(db, { merchantId, title }, new Date(now.getTime() - 2 * day));
    await db.prisma.bulkEdit.create({
      data: {
        key: 'failed long ago',
        kind: 'PRICE',
        change: {},
        status: 'FAILED',
        requestedAt: new Date(now.getTime() - 3 * day),
        accountId: boss.accountId,
        requestId: 'test',
        total: 10,
        done: 4,
        changed: 4,
        reference: 'ab12cd34',
      },
    });
  });
});
afterAll(() => shop.stop());

async function open(
  address: string,
  who: AdminWithSession,
  options: Record<string, unknown> = {},
): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 }, ...options });
  await signInAsAdmin(page.context(), shop.url, who);
  await page.goto(`/admin${address}`);
  return { page, problems };
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('unpublishing all listed offers asks for confirmation, shows the result, and can be undone after a reload', async () => {
  const { page, problems } = await open('/offers', dealer);
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
  expect(problems).toEqual([]);
});

test('an action that can’t be undone asks for confirmation, even for a single offer', async () => {
  const { page } = await open('/offers', dealer);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Select Copper pan' }).check();
  await main.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this offer?' });
  await dialog.getByText('This can’t be undone').waitFor();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await main.getByText('1 offer deleted.').waitFor();
  expect(await main.getByRole('link', { name: 'Copper pan' }).count()).toBe(0);
});

test('a failed job shows its reference on a narrow dark screen, and is hidden from staff without rights', async () => {
  const { page } = await open('/jobs', boss, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const row = page.getByRole('row').filter({ hasText: 'Products: prices' });
  await row.getByText('Stopped by an error on our side (reference ab12cd34). 4 products changed of 10 so far.').waitFor();
  for (const name of ['Resume Products: prices', 'Undo Products: prices']) await row.getByRole('button', { name }).waitFor();
  expect(await row.getByRole('button').count()).toBe(2);
  expect(await fits(page)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  const { page: other } = await open('/', helper);
  await other.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await other.keyboard.press('g');
  await other.keyboard.press('w');
  await other.getByText('No background jobs in the last 30 days.').waitFor();
});
