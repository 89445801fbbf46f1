import type { Dialog, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveThemePages } from '../legacy/themePage.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage } from '../support/browser.ts';
import { setVisitorCookie, preparedShop, signedInToken } from '../support/preparedShop.ts';
import { makeSubscriber } from './newsletter.ts';
import { mailedLink, mailsTo } from './newsletterShop.ts';

// The newsletter on pages of an old theme, against the built shop: requests of its scripts, and how they handle the responses.

let shop: Awaited<ReturnType<typeof preparedShop>>;
let admin = '';
let office: AdminWithSession;
const people = new Map<string, Awaited<ReturnType<typeof makeSubscriber>>>();

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    for (const name of ['known', 'one', 'two']) people.set(name, await makeSubscriber(db, { email: `${name}@example.com` }));
    admin = await signedInToken(db);
    office = await adminWithSession(db, { isSteppedUp: true });
  });
});
afterAll(() => shop.stop());

async function openTheme(name: string, token?: string) {
  const opened = await openPage({ baseURL: shop.url });
  const { page } = opened;
  await serveThemePages(page, { ONE: people.get('one')?.id ?? 0, TWO: people.get('two')?.id ?? 0 });
  if (token) await setVisitorCookie(page.context(), shop.url, token);
  /** Fields of each request, in order. */
  const sent: [string, string][][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wp-admin/admin-ajax.php')) sent.push([...new URLSearchParams(request.postData() ?? '')]);
  });
  await page.goto(`/legacy-test/${name}.html`);
  return { ...opened, sent };
}

/** Returns whether an address is in the admin's list. Email links stay valid for longer, because a deletion can be undone. */
async function isThere(name: string): Promise<boolean> {
  const query = '{ subscribers(first: 10) { edges { node { email } } } }';
  const headers = { 'content-type': 'application/json', cookie: `admin=${office.token}`, origin: shop.url };
  const answer = await fetch(`${shop.url}/admin/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return (await answer.text()).includes(`"${name}@example.com"`);
}

test('[F97, F98, F99, F101, F102, F138] a legacy theme’s forms are checked, sent in order, thank everyone, and refuse an old token', async () => {
  const { page, sent } = await openTheme('newsletter');
  const second = page.getByRole('form', { name: 'Second' });
  const button = second.getByRole('button', { name: 'Subscribe' });
  await second.getByLabel('E-mail').fill('second@example.com');
  await button.click();
  await second.getByText('Agree first.').waitFor();
  await second.getByLabel('I agree').check();
  await second.getByLabel('E-mail').fill('');
  await button.click();
  await second.getByText('Enter an address.').waitFor();
  expect(await second.getByText('Agree first.').isVisible()).toBe(false);
  expect(sent).toEqual([]);
  await second.getByLabel('E-mail').fill('second@example.com');
  await button.click();
  await second.getByText('Thank you for subscribing.').waitFor();

  const form = page.getByRole('form', { name: 'First' });
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('E-mail').fill('first@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('Thank you for subscribing.').waitFor();
  // Without a field for it, no name is sent.
  expect(sent.map((fields) => fields.map(([name]) => name))).toEqual([
    ['action', 'subscriberemail', 'post_id', 'sfba_page_link', 'wpnonce'],
    ['action', 'subscribername', 'subscriberemail', 'post_id', 'sfba_page_link', 'wpnonce'],
  ]);
  for (const name of ['first', 'second']) await mailedLink(shop.dataDir, 'confirm', `${name}@example.com`, 'confirm');

  await page.reload();
  await form.getByLabel('E-mail').fill('known@example.com');
  await form.getByLabel('E-mail').press('Enter');
  await form.getByText('Thank you for subscribing.').waitFor();
  await page.reload();
  await page.evaluate('window.the_ajax_script.ajax_nonce = "old"');
  await form.getByLabel('E-mail').fill('late@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('sfba_403').waitFor();
  expect(await form.getByText('Thank you for subscribing.').isVisible()).toBe(false);
  for (const name of ['known', 'late']) expect(mailsTo(shop.dataDir, 'confirm', `${name}@example.com`)).toBe(0);
});

/**
 * Answers every prompt and alert.
 * @returns their messages, in order
 */
function answerDialogs(page: Page, answer: { isYes: boolean }): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog: Dialog) => {
    messages.push(dialog.message());
    void (answer.isYes ? dialog.accept() : dialog.dismiss());
  });
  return messages;
}

test('[F104, F105, F106] a legacy theme’s subscriber list asks first, shows two alerts when refused, and deletes one and all', async () => {
  const alerts = ['Status: error', 'Error: Forbidden'];
  const { page, sent } = await openTheme('subscriberList', admin);
  const answer = { isYes: false };
  const messages = answerDialogs(page, answer);
  await page.getByRole('button', { name: 'Delete one' }).click();
  await page.getByRole('button', { name: 'Delete all data' }).click();
  expect(messages).toEqual([
    `Are you sure you want to delete Record with ID# ${people.get('one')?.id}`,
    'Are you sure you want to delete all subscribers from the database?',
  ]);
  expect(sent).toEqual([]);

  answer.isYes = true;
  // An administrator who is signed in to the shop, but not to the admin, has to re-authenticate.
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await expect.poll(() => messages.slice(3)).toEqual(alerts);
  await page.evaluate('window.the_ajax_script.ajax_nonce = "old"');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await expect.poll(() => messages.slice(6)).toEqual(alerts);
  const stranger = await openTheme('subscriberList');
  const strangerMessages = answerDialogs(stranger.page, answer);
  await stranger.page.getByRole('button', { name: 'Delete one' }).click();
  await expect.poll(() => strangerMessages.slice(1)).toEqual(alerts);
  expect([await isThere('one'), await isThere('two')]).toEqual([true, true]);

  await signInAsAdmin(page.context(), shop.url, office);
  await page.reload();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const before = [messages.length, sent.length] as const;
  // The page is reloaded each time.
  const press = async (name: string) => {
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name }).click();
    await loaded;
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  };
  await press('Delete one');
  expect([await isThere('one'), await isThere('two')]).toEqual([false, true]);
  await press('Delete all data');
  await expect.poll(() => isThere('two'), { timeout: 60_000 }).toBe(false);
  expect(messages.slice(before[0])).toHaveLength(2);
  expect(sent.slice(before[1]).map((fields) => fields[0]?.[1])).toEqual(['sfba_delete_db_record', 'sfba_delete_db_data']);
});
