import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as delivery from '../../admin/shipping/__generated__/messages.ts';
import * as t from '../../admin/payments/__generated__/messages.ts';
import { officeShop, overflow } from '../admin/officeShop.ts';
import { fillCart } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

// Shipping and payment are configured in the admin, and the checkout applies them without a restart.

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const open = async (path: string) => (await officeShop()).open(path, { who: 'keyless' });

/** Returns the markup of the checkout of a visitor with something in the cart. */
async function checkout(): Promise<string> {
  const { page } = await openPage({ baseURL: (await officeShop()).url });
  await fillCart(page, { listing: '/shop/?s=kettle&in_stock=1' });
  const answer = await page.request.get('/checkout/');
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Checkout<\/h1>/);
  return html;
}

async function expectCleanOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('changing a shipping rate updates the checkout, and a zone can be created, moved and deleted', async () => {
  expect(await checkout()).toContain('€4.90');
  const { page, problems } = await open('/settings/delivery');
  await main(page).getByRole('link', { name: 'Germany', exact: true }).click();
  await heading(page, 'Germany').waitFor();
  const first = main(page).getByRole('group', { name: 'Rate 1', exact: true });
  await first.getByLabel('Price').fill('six');
  await first.getByText('Enter an amount, such as 12.50.').waitFor();
  await first.getByLabel('Price').fill('6.35');
  await first.getByLabel('Delivery method').fill('Yellow van');
  await first.getByLabel('Short name').fill('Stand ard');
  await button(page, 'Save').click();
  await first.getByText('Use up to 30 lowercase letters, digits and hyphens.').waitFor();
  await first.getByLabel('Short name').fill('standard');
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, 'Save').click();
  await main(page).getByText('All changes saved.').waitFor();
  await expectCleanOnPhone(page);
  const after = await checkout();
  expect(after).toContain('Yellow van');
  expect(after).toContain('€6.35');

  await main(page).getByRole('link', { name: 'Delivery', exact: true }).click();
  await main(page).getByRole('link', { name: 'New zone' }).click();
  await main(page).getByLabel('Name', { exact: true }).fill('Alps');
  await main(page).getByLabel('Austria').check();
  await main(page).getByLabel('Price').fill('3');
  await button(page, 'Create zone').click();
  await heading(page, 'Alps').waitFor();
  await main(page).getByRole('link', { name: 'Delivery' }).click();
  await main(page)
    .getByRole('row', { name: /^Alps/ })
    .filter({ hasText: delivery.usesZoneAbove({ country: 'Austria' }) })
    .waitFor();
  for (const index of [3, 2]) {
    await button(page, 'Move Alps up').click();
    await main(page).getByRole('row').nth(index).getByRole('link', { name: 'Alps' }).waitFor();
  }
  await main(page)
    .getByRole('row', { name: /^Neighbouring/ })
    .filter({ hasText: delivery.usesZoneAbove({ country: 'Austria' }) })
    .waitFor();
  await main(page).getByRole('link', { name: 'Alps' }).click();
  await button(page, 'Delete zone').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await heading(page, 'Delivery').waitFor();
  await main(page).getByRole('link', { name: 'Neighbouring countries' }).waitFor();
  expect(await main(page).getByText('Alps').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('renaming and disabling payment methods and saving a valid IBAN update the checkout', async () => {
  const { page, problems } = await open('/settings/payment');
  const account = main(page).getByRole('region', { name: 'Bank account' });
  await account.getByText('Sample', { exact: true }).waitFor();
  await account.getByLabel('IBAN').fill('AT61 1904 3002 3457 3202');
  await account.getByLabel('BIC').fill('BKAUATWW');
  await account.getByRole('button', { name: 'Save account' }).click();
  await account.getByText('The check digits of this IBAN are wrong. Check for typos.').waitFor();
  await account.getByLabel('IBAN').fill('AT611904300234573201');
  await account.getByRole('button', { name: 'Save account' }).click();
  await account.getByText(t.bankAccountHint).waitFor();
  expect(await account.getByLabel('IBAN').inputValue()).toBe('AT61 1904 3002 3457 3201');
  const transfer = main(page).getByRole('region', { name: 'Bank transfer' });
  await transfer.getByLabel('Title').fill('Money order');
  await transfer.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Money order saved.').waitFor();
  const cash = main(page).getByRole('region', { name: 'Cash on delivery' });
  await cash.getByLabel('Offered at checkout').uncheck();
  await cash.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Cash on delivery saved.').waitFor();
  await main(page).getByRole('button', { name: 'Move Test card up' }).click();
  await page.getByText('Sort order saved.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectCleanOnPhone(page);
  const shown = await checkout();
  expect(shown).toContain('Money order');
  expect(shown).not.toContain('Cash on delivery');
  expect(problems).toEqual([]);
});
