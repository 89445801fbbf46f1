import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff } from '../../server/foundation/accounts/adminAccounts.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The newsletter screens for staff who aren't administrators, and the messages about refused actions.

const password = 'a horse reads by candlelight';
let shop: ServerProcess;
let staff: AdminWithSession;
let other: AdminWithSession;
let subscriber = 0;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await createStaff(db, { email: 'first@shop.example', role: 'ADMINISTRATOR', rights: [], password }, new Date());
    staff = await adminWithSession(db, { role: 'STAFF', rights: ['SUBSCRIBERS'], isSteppedUp: true });
    other = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'], isSteppedUp: true });
    const at = new Date();
    const email = 'reader@example.com';
    const row = { email, emailShown: email, status: 'CONFIRMED', key: 'k', createdAt: at, pendingSince: at, confirmedAt: at } as const;
    subscriber = (await db.prisma.subscriber.create({ data: row })).id;
  });
});
afterAll(() => shop.stop());

async function opened(path: string, who = staff) {
  const found = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 844 } });
  await signInAsAdmin(found.page.context(), shop.url, who);
  await found.page.goto(path);
  return found;
}

const screens = () =>
  [
    ['subscribers', 'Subscribers'],
    ['subscribers/imports', 'Import subscribers'],
    [`subscribers/${subscriber}`, 'reader@example.com'],
    ['integrations', 'Integrations'],
    ['integrations/new/webhook', 'Webhook'],
  ] as const;

test('[F103, F107] staff with permission can open each newsletter screen, which sets the page title', async () => {
  const { page, problems } = await opened('/admin/');
  for (const [path, heading] of screens()) {
    await goWithin(page, `/${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.title()).toContain(heading);
    expect(await page.locator('head title').count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('[F103, F107] staff without permission see an explanation, and their requests are rejected', async () => {
  const { page } = await opened('/admin/', other);
  for (const [path] of screens()) {
    await goWithin(page, '/account');
    await goWithin(page, `/${path}`);
    await page.getByText('You don’t have permission to open this page.').waitFor();
  }
  const statuses = await page.evaluate(async () => {
    const file = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'email\na@example.com' };
    const answers = [await fetch('/admin/subscribers/export.csv'), await fetch('/admin/subscribers/import?consentNote=x', file)];
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual([403, 403]);
});

test('[F137] the enrolment page of the second factor sets a single page title', async () => {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto('/admin/');
  await page.getByLabel('Email address').fill('first@shop.example');
  expect(await page.title()).toBe('Sign in – Souk admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  await expect.poll(() => page.title()).toBe('Set up two-factor authentication – Souk admin');
  expect(await page.locator('title').count()).toBe(1);
});

test('[F107] the integrations screen explains and lists the available services when there are none', async () => {
  const { page } = await opened('/admin/integrations');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const empty = page.getByRole('region', { name: 'No integrations yet' });
    await empty.getByText('The shop doesn’t send newsletters itself.').waitFor();
    expect(await empty.getByRole('link').allInnerTexts()).toEqual(['Webhook', 'Mailchimp', 'Brevo', 'MailerLite']);
    expect(await page.getByRole('table').count()).toBe(0);
  }
});

test('[F103] a rejected export shows the server’s message', async () => {
  const { page } = await opened('/admin/subscribers');
  const message = 'Other downloads are in progress. Try again in a minute.';
  await page.route('**/admin/subscribers/export.csv*', (route) => route.fulfill({ status: 429, json: { code: 'THROTTLED', message } }));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByText(message).waitFor();
  await page.unroute('**/admin/subscribers/export.csv*');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()]);
  expect(download.suggestedFilename()).toMatch(/^subscribers-.*\.csv$/);
});

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

test('[F103] invalid files are rejected with a reason, and too large ones before the upload', async () => {
  const { page, requests } = await opened('/admin/subscribers/imports');
  await page.getByText('At most 64 MB.').waitFor();
  await page.getByLabel('Source of consent').fill('fair');
  await page.getByLabel('CSV file').evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(64 * 1024 * 1024 + 1)], 'big.csv', { type: 'text/csv' }));
    input.files = files.files;
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('The file is 64.1 MB. The limit is 64 MB.').waitFor();
  expect(requests).not.toContain('/admin/subscribers/import');
  await send(page, 'list.xlsx', Buffer.from('PK\x03\x04\x14\0\x06\0'));
  await page.getByText('Nothing was imported: This isn’t a text file.').waitFor();
  await page.getByLabel('Source of consent').fill('fair');
  await send(page, 'old.csv', Buffer.from('email;name\nzoe@example.com;Zoë\nbad;x\n', 'latin1'));
  await page.getByText('Read as Windows-1252').waitFor();
  await page.getByText('1 added, 1 rejected').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[F104] deleting a subscriber and undoing it works with the keyboard', async () => {
  const { page } = await opened('/admin/subscribers');
  const button = page.getByRole('button', { name: `Delete record ${subscriber}` });
  await button.waitFor();
  const hasFocus = () => button.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 80 && !(await hasFocus()); press += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Are you sure you want to delete Record with ID# ${subscriber}` });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  for (let press = 0; press < 5 && !(await confirm.evaluate((element) => element === document.activeElement)); press += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const undo = page.getByRole('region', { name: 'Deleted' }).getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await undo.focus();
  await page.keyboard.press('Enter');
  await button.waitFor();
});
