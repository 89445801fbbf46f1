import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { textOf } from '../compare/chartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { details } from '../orders/checkoutDocuments.ts';
import { accountOf, bothWays, expectSignedOut, members, notice, openAs, sentOrder, signOutOthers, soon } from './accountDriver.ts';

// Ending sessions of other devices and deleting the account on the account page. Each test has its own account.

const names = ['devices0', 'devices1', 'out', 'data', 'data0', 'data1', 'meanwhile0', 'meanwhile1', 'erase0', 'erase1', 'busy'];
const addresses = names.map((name) => `${name}@example.com`);
let shop: ServerProcess;
let lampId: string;

async function prepare(db: Db) {
  const ids = await members(db, addresses);
  const lamp = await makeProduct(db, { name: 'Lamp' });
  lampId = globalId('Product', lamp.id);
  for (const email of ['erase0@example.com', 'erase1@example.com', 'data@example.com']) await sentOrder(db, ids[email] ?? 0, [lamp]);
  await db.prisma.order.create({ data: plainOrder({ accountId: ids['busy@example.com'], status: 'ON_HOLD' }) });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1';

/** Orders through the API, as another tab would. */
async function orderLamp(page: Page) {
  const headers = { origin: shop.url };
  const post = async (query: string, input: object) =>
    (await page.request.post('/graphql', { data: { query, variables: { input } }, headers })).json();
  await post('mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }', { productId: lampId, quantity: 1 });
  const answer: unknown = await post('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }', details());
  expect(answer).toMatchObject({ data: { placeOrder: { __typename: 'PlaceOrderPayload' } } });
}

const both = bothWays.map((way, index) => [...way, index] as const);

describe('[F142] devices on the account page', () => {
  test.each(both)('are listed and can be signed out individually or all at once, %s', async (_name, options, index) => {
    const email = `devices${index}@example.com`;
    const { page, problems } = await openAs(shop.url, email, { ...options, userAgent: firefox });
    const phone = await openAs(shop.url, email, { userAgent: safari });
    const others = [await openAs(shop.url, email), await openAs(shop.url, email)];
    await page.goto('/account/devices/');
    const devices = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    expect(await devices.count()).toBe(4);
    const own = devices.filter({ hasText: 'This device' });
    expect(await own.getByRole('heading').textContent()).toContain('Firefox on Windows');
    expect(await own.getByRole('button').count()).toBe(0);
    await own.getByText('127.0.0.0/24').or(own.getByText('::')).first().waitFor();

    await devices.filter({ hasText: 'Safari on iPhone' }).getByRole('button').click();
    await notice(page, 'Device signed out.').waitFor();
    await expect.poll(() => devices.count(), soon).toBe(3);
    await expectSignedOut(phone.page);

    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await notice(page, 'All other devices signed out.').waitFor();
    await expect.poll(() => devices.count(), soon).toBe(1);
    for (const other of others) await expectSignedOut(other.page);
    expect(await accountOf(page)).toMatchObject({ email });
    expect(problems).toEqual([]);
  });

  test('require sign-in again when a form is sent after the session has ended', async () => {
    const email = 'out@example.com';
    const [{ page }, other] = [await openAs(shop.url, email), await openAs(shop.url, email)];
    await page.goto('/account/settings/');
    await signOutOthers(other.page);
    await page.getByRole('main').getByRole('textbox', { name: /^Name/ }).fill('Nobody');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
    expect(await accountOf(other.page)).toMatchObject({ name: 'out' });
  });
});

describe('[F142] privacy on the account page', () => {
  test('offers a download of the customer’s data', async () => {
    const { page } = await openAs(shop.url, 'data@example.com');
    await page.goto('/account/privacy/');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download my data' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^souk-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as object;
    expect(data).toMatchObject({ account: { email: 'data@example.com' }, orders: [{ lines: [{ name: 'Lamp' }] }] });
  });

  test.each(both)('shows why a download was rejected, %s', async (_name, options, index) => {
    const { page } = await openAs(shop.url, `data${index}@example.com`, options);
    for (let count = 0; count < 10; count += 1) await page.request.get('/account/data.json');
    await page.goto('/account/privacy/');
    await page.getByRole('link', { name: 'Download my data' }).click();
    await page.getByRole('alert').getByText('Try again in an hour').waitFor();
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Download my data' }).click();
    await page.waitForURL('**/account/sign-in/?from=%2Faccount%2Fprivacy%2F');
  });

  test.each(both)('rejects deletion when an order was placed in the meantime, %s', async (_name, options, index) => {
    const { page } = await openAs(shop.url, `meanwhile${index}@example.com`, options);
    await page.goto('/account/privacy/');
    await orderLamp(page);
    const box = page.getByRole('region', { name: 'Delete your account' });
    await box.getByLabel('Your password').fill('violet tractor meadow');
    await box.getByRole('button', { name: 'Delete my account permanently' }).click();
    await box.getByText(/^One of your orders is still in progress/).waitFor();
    await box.getByRole('link', { name: 'View your orders' }).waitFor();
    expect([await box.getByRole('button').count(), await page.getByRole('alert').textContent()]).toEqual([
      0,
      expect.stringContaining('still in progress'),
    ]);
  });

  test.each(both)('previews the deletion, asks for the password, and confirms the deletion, %s', async (_name, options, index) => {
    const email = `erase${index}@example.com`;
    const { page, problems } = await openAs(shop.url, email, options);
    const other = await openAs(shop.url, email);
    await page.goto('/account/privacy/');
    const box = page.getByRole('region', { name: 'Delete your account' });
    expect(await box.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Deleted', 'Kept without your name', 'Kept']);
    const orders = box.getByRole('listitem').filter({ hasText: '1 order' });
    expect(await orders.textContent()).toContain('Tax law requires us to keep sales records');
    await box.getByRole('listitem').filter({ hasText: '2 signed-in devices' }).waitFor();
    const erase = async (given: string) => {
      await box.getByLabel('Your password').fill(given);
      await box.getByRole('button', { name: 'Delete my account permanently' }).click();
    };
    await erase('wrong password');
    await box.getByText('Incorrect password.').waitFor();
    expect(await accountOf(page)).toMatchObject({ email });
    await erase('violet tractor meadow');
    await page.waitForURL('**/account/goodbye/');
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    expect(index === 0 ? await accessibilityProblems(page) : []).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'You’re not signed in' }).waitFor();
    for (const who of [page, other.page]) await expectSignedOut(who);
    // Without scripts, a wrong password is answered with a page of status 422.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  test('shows why an account can’t be deleted instead of the form', async () => {
    const { page } = await openAs(shop.url, 'busy@example.com');
    const html = await (await page.request.get('/account/privacy/')).text();
    const [box = ''] = /<section [^>]*aria-label[^>]*>(?:(?!<\/section>)[\s\S])*Delete your account[\s\S]*?<\/section>/.exec(html) ?? [];
    expect(textOf(box)).toContain('One of your orders is still in progress');
    expect(box).not.toContain('<button');
  });
});
