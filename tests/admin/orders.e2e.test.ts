import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as t from '../../admin/orders/__generated__/messages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { officeShop, overflow } from './officeShop.ts';

// Orders in a browser: finding and processing them. Payment, shipment and refunds are in merchantsDay.e2e.test.ts.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const firstOrder = (page: Page) => page.getByRole('row').nth(1).getByRole('link').first().click();

test('[F137] orders are found by name in the URL, cancelled, annotated and linked to their customer', async () => {
  const office = await officeShop();
  const { page, problems } = await office.open('/orders', { who: 'clerk' });
  await heading(page, 'Orders').waitFor();
  await page.getByRole('searchbox').fill('hop');
  await page.waitForURL(/q=hop/);
  await page.getByText('1 in all').waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await page.reload();
  await page.getByText('1 in all').waitFor();
  await firstOrder(page);
  await page.getByText('Teapot').waitFor();
  await page.goBack();
  await page.getByLabel('Status').selectOption({ label: 'Being prepared' });
  await page.getByText('No orders found.').waitFor();
  await button(page, 'Clear filters').click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  await page.getByText(/^\d+ in all$/).waitFor();

  // An order on hold is cancelled with a reason, and its email is resent.
  await page.getByRole('searchbox').fill('hop');
  await page.getByText('1 in all').waitFor();
  await firstOrder(page);
  await page.getByText(t.noAccount).waitFor();
  await button(page, 'Cancel order').click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Sold out.');
  await confirm(page, 'Cancel order');
  await page.getByText('The shop cancelled the order. Sold out.').waitFor();
  await button(page, 'Resend email').click();
  await confirm(page, 'Send');
  await page.getByText('The email is being sent.').waitFor();
  expect(await button(page, 'Cancel order').count()).toBe(0);

  // A note survives a cancelled navigation and is saved once.
  await page.goBack();
  await page.getByRole('searchbox').fill('noether');
  await page.waitForURL(/q=noether/);
  await page.getByText('1 in all').waitFor();
  await firstOrder(page);
  await page.getByText('Lamp').waitFor();
  await page.getByLabel('New note').fill('Call before\ndelivery.');
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await button(page, 'Add note').click();
  const notes = page.getByRole('list', { name: 'Notes, newest first' }).getByRole('listitem');
  await notes.getByText('Call before').waitFor();
  expect(await notes.count()).toBe(1);
  expect(await page.getByLabel('New note').inputValue()).toBe('');

  const number = await heading(page, /^Order #/).innerText();
  await page.getByRole('region', { name: 'Customer' }).getByRole('link', { name: 'View customer' }).click();
  await heading(page, 'Emmy Noether').waitFor();
  await page.getByRole('link', { name: number.replace('Order ', '') }).click();
  await heading(page, number).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});
