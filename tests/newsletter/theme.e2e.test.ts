import type { Dialog, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('[F102] a legacy theme’s form', () => {
  test('[F97, F101] sends its fields in order, shows the thank-you message, and a confirmation email is sent', async () => {
    const { page, sent } = await openTheme('newsletter');
    const form = page.getByRole('form', { name: 'First' });
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('E-mail').fill('first@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByText('Thank you for subscribing.').waitFor();
    expect(sent.map((fields) => fields.map(([name]) => name))).toEqual([
      ['action', 'subscribername', 'subscriberemail', 'post_id', 'sfba_page_link', 'wpnonce'],
    ]);
    const link = await mailedLink(shop.dataDir, 'confirm', 'first@example.com', 'confirm');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByRole('heading', { name: 'You’re subscribed' }).waitFor();
  });

  test('[F98, F99] is not sent without consent or address, and sends no name without a field for it', async () => {
    const { page, sent } = await openTheme('newsletter');
    const form = page.getByRole('form', { name: 'Second' });
    const button = form.getByRole('button', { name: 'Subscribe' });
    await form.getByLabel('E-mail').fill('second@example.com');
    await button.click();
    await form.getByText('Agree first.').waitFor();
    await form.getByLabel('I agree').check();
    await form.getByLabel('E-mail').fill('');
    await button.click();
    await form.getByText('Enter an address.').waitFor();
    expect(await form.getByText('Agree first.').isVisible()).toBe(false);
    expect(sent).toEqual([]);

    await form.getByLabel('E-mail').fill('second@example.com');
    await button.click();
    await form.getByText('Thank you for subscribing.').waitFor();
    expect(sent.map((fields) => fields.map(([name]) => name))).toEqual([
      ['action', 'subscriberemail', 'post_id', 'sfba_page_link', 'wpnonce'],
    ]);
    await mailedLink(shop.dataDir, 'confirm', 'second@example.com', 'confirm');
  });

  test('[F101] thanks a known subscriber too, without an email', async () => {
    const { page } = await openTheme('newsletter');
    const form = page.getByRole('form', { name: 'First' });
    await form.getByLabel('E-mail').fill('known@example.com');
    await form.getByLabel('E-mail').press('Enter');
    await form.getByText('Thank you for subscribing.').waitFor();
    expect(mailsTo(shop.dataDir, 'confirm', 'known@example.com')).toBe(0);
  });

  test('[F138] shows no thank-you message for an expired token, and nothing is stored', async () => {
    const { page } = await openTheme('newsletter');
    await page.evaluate('window.the_ajax_script.ajax_nonce = "old"');
    const form = page.getByRole('form', { name: 'First' });
    await form.getByLabel('E-mail').fill('late@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('sfba_403').waitFor();
    expect(await form.getByText('Thank you for subscribing.').isVisible()).toBe(false);
    expect(mailsTo(shop.dataDir, 'confirm', 'late@example.com')).toBe(0);
  });
});

/**
 * Answers every prompt and alert.
 * @returns their messages, in order
 */
function answerDialogs(page: Page, accept: boolean): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog: Dialog) => {
    messages.push(dialog.message());
    void (accept ? dialog.accept() : dialog.dismiss());
  });
  return messages;
}

describe('[F104, F105] a legacy theme’s subscriber list', () => {
  test('sends nothing when a prompt is declined', async () => {
    const { page, sent } = await openTheme('subscriberList', admin);
    const messages = answerDialogs(page, false);
    await page.getByRole('button', { name: 'Delete one' }).click();
    await page.getByRole('button', { name: 'Delete all data' }).click();
    expect(messages).toEqual([
      `Are you sure you want to delete Record with ID# ${people.get('one')?.id}`,
      'Are you sure you want to delete all subscribers from the database?',
    ]);
    expect(sent).toEqual([]);
    expect([await isThere('one'), await isThere('two')]).toEqual([true, true]);
  });

  test('[F106] shows two alerts for an expired token or without permission, and nothing is deleted', async () => {
    const alerts = ['Status: error', 'Error: Forbidden'];
    const { page } = await openTheme('subscriberList', admin);
    const messages = answerDialogs(page, true);
    await page.evaluate('window.the_ajax_script.ajax_nonce = "old"');
    await page.getByRole('button', { name: 'Delete all data' }).click();
    await expect.poll(() => messages.slice(1)).toEqual(alerts);

    // An administrator who is signed in to the shop, but not to the admin, has to re-authenticate.
    const shopOnly = await openTheme('subscriberList', admin);
    const shopOnlyMessages = answerDialogs(shopOnly.page, true);
    await shopOnly.page.getByRole('button', { name: 'Delete all data' }).click();
    await expect.poll(() => shopOnlyMessages.slice(1)).toEqual(alerts);

    const stranger = await openTheme('subscriberList');
    const strangerMessages = answerDialogs(stranger.page, true);
    await stranger.page.getByRole('button', { name: 'Delete one' }).click();
    await expect.poll(() => strangerMessages.slice(1)).toEqual(alerts);
    expect([await isThere('one'), await isThere('two')]).toEqual([true, true]);
  });

  test('deletes one subscriber, then all, and reloads the page each time', async () => {
    const { page, sent } = await openTheme('subscriberList', admin);
    await signInAsAdmin(page.context(), shop.url, office);
    await page.reload();
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    const messages = answerDialogs(page, true);
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
    expect(messages).toHaveLength(2);
    expect(sent.map((fields) => fields[0]?.[1])).toEqual(['sfba_delete_db_record', 'sfba_delete_db_data']);
  });
});
