import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The newsletter list in the admin, as used by an administrator (rows 103 to 106).

const rows = 120;
const statuses = ['CONFIRMED', 'PENDING', 'UNSUBSCRIBED'] as const;

let shop: ServerProcess;
let admin: AdminWithSession;
let staff: AdminWithSession;
let stranger: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    admin = await adminWithSession(db, { isSteppedUp: true });
    staff = await adminWithSession(db, { role: 'STAFF', rights: ['SUBSCRIBERS'] });
    stranger = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'], isSteppedUp: true });
    const at = new Date();
    const row = (_: unknown, index: number) => {
      const email = `reader${String(index + 1).padStart(3, '0')}@example.com`;
      const status = statuses[index % 3] ?? 'PENDING';
      return { email, emailShown: email, name: `Reader ${index + 1}`, status, key: email, createdAt: at, pendingSince: at };
    };
    await db.prisma.subscriber.createMany({ data: Array.from({ length: rows }, row) });
  });
});
afterAll(() => shop.stop());

async function opened(path = '/admin/subscribers', who = admin) {
  const found = await openPage({ baseURL: shop.url });
  const mutations: string[] = [];
  found.page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().endsWith('/graphql') && body.includes('"input"')) mutations.push(body);
  });
  await signInAsAdmin(found.page.context(), shop.url, who);
  await found.page.goto(path);
  await found.page.getByRole('heading', { name: 'Subscribers', level: 1 }).waitFor();
  return { ...found, mutations };
}

const table = (page: Page) => page.getByRole('table', { name: 'Subscribers' });
const emails = (page: Page) =>
  table(page)
    .getByRole('link', { name: /@example\.com/ })
    .allInnerTexts();
const total = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

test('[F103] the subscriber list’s URL contains its state, it is exported, and imported files show a report or are rejected', async () => {
  const { page } = await opened();
  await total(page, '120 in all');
  expect((await emails(page)).slice(0, 2)).toEqual(['reader120@example.com', 'reader119@example.com']);
  await table(page).getByRole('cell', { name: '120', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await page.getByRole('link', { name: 'reader001@example.com' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'reader051@example.com' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'reader120@example.com' }).waitFor();
  expect(await emails(page)).toHaveLength(20);
  await page.goBack();
  await page.getByRole('link', { name: 'reader051@example.com' }).waitFor();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('PENDING');
  await total(page, '40 in all');
  await page.getByRole('searchbox', { name: 'Search by email or name' }).fill('reader00');
  await total(page, '3 in all');
  expect(await emails(page)).toEqual(['reader002@example.com', 'reader005@example.com', 'reader008@example.com']);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: 'EMAIL_ASC', status: 'PENDING', q: 'reader00' });
  await page.reload();
  await total(page, '3 in all');

  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await total(page, '9 in all');
  await page.getByRole('searchbox', { name: 'Search by email or name' }).fill('reader060');
  await total(page, '1 in all');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export results' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect([download.suggestedFilename(), lines.length]).toEqual([expect.stringMatching(/^subscribers-.*\.csv$/), 2]);
  expect(lines[1]).toMatch(/^60,reader060@example\.com,Reader 60,unsubscribed,/);

  await page.getByRole('link', { name: 'Import' }).click();
  const csv = 'email,status\nnew@example.com,confirmed\nreader061@example.com,confirmed\nnobody,confirmed\n';
  await page.getByLabel('CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByLabel('Source of consent').fill('Sign-up sheet of the fair');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const report = page.getByRole('region', { name: /^Import 1,/ });
  await report.getByText('1 added, 1 already on the list, 1 rejected').waitFor();
  await report.getByRole('link', { name: 'Show rejected rows' }).click();
  await report.getByRole('cell', { name: 'nobody' }).waitFor();
  const send = async (name: string, buffer: Buffer) => {
    await page.getByLabel('Source of consent').fill('fair');
    await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await send('list.xlsx', Buffer.from('PK\x03\x04\x14\0\x06\0'));
  await page.getByText('Nothing was imported: This isn’t a text file.').waitFor();
  await send('old.csv', Buffer.from('email;name\nzoe@example.com;Zoë\nbad;x\n', 'latin1'));
  await page.getByText('Read as Windows-1252').waitFor();
  await page.getByText('1 added, 1 rejected').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/admin/subscribers?q=new@example.com');
  await page.getByRole('link', { name: 'new@example.com' }).click();
  await page.getByRole('heading', { name: 'new@example.com' }).waitFor();
  await page.getByRole('table', { name: 'Proof of consent' }).getByText('Sign-up sheet of the fair').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[F104, F106] deleting subscribers works with the keyboard, asks first and can be undone, and a failure shows status and error', async () => {
  const { page, mutations } = await opened('/admin/subscribers?q=reader030');
  await total(page, '1 in all');
  const button = page.getByRole('button', { name: 'Delete record 30' });
  const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 80 && !(await hasFocus(button)); press += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(button)).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete Record with ID# 30' });
  await dialog.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(button)).toBe(true);
  expect(mutations).toEqual([]);
  await page.keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  for (let press = 0; press < 5 && !(await hasFocus(confirm)); press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('No subscribers found.').waitFor();
  expect(mutations).toHaveLength(1);
  await page.getByRole('region', { name: 'Deleted' }).getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('link', { name: 'reader030@example.com' }).waitFor();

  await page.getByRole('searchbox', { name: 'Search by email or name' }).fill('reader04');
  await total(page, '10 in all');
  await page.getByRole('checkbox', { name: 'Select record 40' }).check();
  await page.getByRole('checkbox', { name: 'Select record 41' }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Are you sure you want to delete 2 records?' }).getByRole('button', { name: 'Delete' }).click();
  await total(page, '8 in all');

  await page.getByRole('searchbox', { name: 'Search by email or name' }).fill('reader050');
  await total(page, '1 in all');
  await page.route('**/graphql', (route) => ((route.request().postData() ?? '').includes('"input"') ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Delete record 50' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const [first, second] = ['Status: error', 'Error: You are probably offline.'].map((name) => page.getByRole('dialog', { name }));
  await first?.waitFor();
  expect(await second?.count()).toBe(0);
  await page.keyboard.press('Enter');
  await second?.waitFor();
  expect(await first?.count()).toBe(0);
  await page.keyboard.press('Enter');
  await second?.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'reader050@example.com' }).waitFor();
});

test('[F105] only administrators can delete all subscribers, after entering the count, and undo it', async () => {
  const other = await opened('/admin/subscribers', staff);
  expect(await other.page.getByRole('button', { name: 'Delete all data' }).count()).toBe(0);
  const { page, mutations } = await opened();
  const count = Number(/(\d+) in all/.exec(await page.getByText(/in all$/).innerText())?.[1]);
  await page.getByRole('button', { name: 'Delete all data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete all subscribers from the database?' });
  await dialog.getByRole('button', { name: 'Export subscribers first' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete all' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(mutations).toEqual([]);
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await dialog.getByRole('textbox').fill(String(count));
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await page.getByText('No subscribers yet.').waitFor();
  // The second of two administrators finds nothing left.
  await other.page.reload();
  await other.page.getByText('No subscribers yet.').waitFor();
  const done = page.getByRole('region', { name: 'Deleted' }).filter({ hasText: `All subscribers: ${count} records` });
  await done.getByRole('button', { name: 'Undo' }).click();
  await total(page, `${count} in all`);
});

test('[F103] staff without permission can neither export nor import subscribers', async () => {
  const headers = { cookie: `admin=${stranger.token}`, origin: shop.url };
  const file = { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body: 'email\na@example.com' };
  const answers = [
    await fetch(`${shop.url}/admin/subscribers/export.csv`, { headers }),
    await fetch(`${shop.url}/admin/subscribers/import?consentNote=x`, file),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});
