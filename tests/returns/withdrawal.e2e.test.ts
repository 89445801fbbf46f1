import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectClean, officeShop, type OfficeShop } from '../admin/officeShop.ts';
import { noScript } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

// A guest withdraws from a part of an order, with and without script, and staff handle the return. Each test continues where the previous
// one ended.

let office: OfficeShop;
let order: OfficeShop['made']['toReturn'];
beforeAll(async () => {
  office = await officeShop();
  order = office.made.toReturn;
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function find(page: Page, email: string): Promise<void> {
  await page.getByLabel('Order number').fill(String(order.number));
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
}

test('[I36] a guest finds the order from the footer, and withdraws from one item with the keyboard', async () => {
  const { page, problems } = await openPage({ baseURL: office.url });
  await page.goto('/withdrawal/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click();
  await heading(page, 'Withdraw from contract').waitFor();
  await expectClean(page);
  await find(page, 'somebody@example.com');
  await page.getByRole('alert').filter({ hasText: 'We couldn’t find an order' }).waitFor();
  await find(page, order.email);
  await page.waitForURL(`**/withdraw/${order.number}/?key=*`);
  await page.getByText('You can withdraw now.').waitFor();
  await expectClean(page);

  const confirm = page.getByRole('button', { name: 'Confirm withdrawal', exact: true });
  await confirm.click();
  await page.getByRole('alert').filter({ hasText: 'Choose what you want to withdraw from' }).waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Byron');
  await page.getByLabel(/^Mug/).fill('1');
  await page.getByLabel('Reason (optional)').selectOption({ label: 'Damaged or faulty' });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Your withdrawal' }).waitFor();
  await page.getByText(`R${order.number}-1: Waiting for the goods`).waitFor();
  await page.getByText('1 × Mug').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.getByLabel(/^Mug up to 2/).count()).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[I36] the order’s page leads to the form, which works without script', async () => {
  const { page } = await openPage({ baseURL: office.url, ...noScript });
  await page.goto(`/checkout/order-received/${order.number}/?key=${order.accessKey}`);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click();
  await heading(page, 'Withdraw from contract').waitFor();
  await page.getByLabel(/^Spoon/).fill('1');
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('Email for the confirmation').fill('grace@localhost');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByRole('alert').filter({ hasText: 'Enter an email address such as name@example.com.' }).waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Grace');
  expect(await page.getByLabel(/^Spoon/).inputValue()).toBe('1');
  await page.getByLabel('Email for the confirmation').fill('grace@example.com');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByText(`R${order.number}-2: Waiting for the goods`).waitFor();

  await page.goto('/withdraw/1/?key=guessed');
  await page.getByLabel('Order number').waitFor();
});

test('[I36] staff receive, inspect and refund a return, and reject another one', async () => {
  const { page, problems } = await office.open('/returns', { who: 'clerk' });
  await heading(page, 'Returns').waitFor();
  await page.getByText('2 in all').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Status').selectOption({ label: 'Requested' });
  await page.getByRole('link', { name: `R${order.number}-1` }).click();
  await heading(page, `Return R${order.number}-1`).waitFor();
  await page.getByText('Damaged or faulty').waitFor();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByText('Goods marked as received.').waitFor();
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Accepted units').fill('2');
  expect(await dialog.getByRole('button', { name: 'Save inspection' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Accepted units').fill('1');
  await dialog.getByLabel('Restock').uncheck();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Save inspection' }).click();
  await page.getByText('Write off').waitFor();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('10.00');
  await dialog.getByLabel('Amount').fill('9,50');
  await dialog.getByRole('button', { name: 'Refund €9.50' }).click();
  await page.getByText('€9.50 was refunded.').waitFor();
  await page.getByText('Refunded', { exact: true }).first().waitFor();
  await expectClean(page);

  await page.goto(`/admin/orders/${order.number}`);
  await page.getByRole('link', { name: `R${order.number}-2` }).click();
  await heading(page, `Return R${order.number}-2`).waitFor();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await dialog.getByLabel('Reason').fill('Not ours.');
  await dialog.getByRole('button', { name: 'Reject return' }).click();
  await page.getByText('Return rejected.').waitFor();
  await page.getByText('Not ours.').waitFor();
  expect(problems).toEqual([]);

  const seen = (await (await fetch(`${office.url}/withdraw/${order.number}/?key=${order.accessKey}`)).text()).replaceAll('<!-- -->', '');
  expect(seen).toContain(`R${order.number}-1: Refunded`);
  expect(seen).toContain('Reason: “Not ours.”');
});
