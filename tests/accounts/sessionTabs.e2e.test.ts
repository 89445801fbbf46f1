import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { password } from './accountDocuments.ts';
import { members, openAs, signOutOthers } from './accountDriver.ts';

// Other tabs stop showing personal data once the session has ended.

const names = ['tabs', 'revoked', 'restored', 'erased', 'one', 'two'];
let shop: ServerProcess;

beforeAll(async () => {
  shop = await preparedShop((db) =>
    members(
      db,
      names.map((name) => `${name}@example.com`),
    ),
  );
});
afterAll(() => shop.stop());

const isAlive = (page: Page) => page.locator('html[data-alive]').waitFor({ state: 'attached' });
const mark = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' }).getByText('signed in');

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await isAlive(tab);
  await mark(tab).waitFor();
  return tab;
}

/** Sends a mutation without involving a page, as a form without scripts would. */
async function post(page: Page, mutation: string, input: object = {}): Promise<void> {
  const query = `mutation ($input: ${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename } }`;
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } }, headers: { origin: shop.url } });
  expect(await answer.json()).toMatchObject({ data: {} });
}

/** Simulates a page restored from the back/forward cache. */
const restoreFromCache = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

describe('[F142] other tabs of a browser', () => {
  test('leave the account pages at sign-out, even hidden ones, and no longer show the account as signed in', async () => {
    const { page } = await openAs(shop.url, 'tabs@example.com');
    const settings = await openTab(page, '/account/settings/');
    const hidden = await openTab(page, '/account/settings/');
    await hidden.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    const home = await openTab(page, '/shop/');
    await page.goto('/account/');
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/account/sign-in/');
    for (const tab of [settings, hidden]) await tab.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
    expect(await settings.getByText('tabs@example.com').count()).toBe(0);
    for (const tab of [settings, home]) await mark(tab).waitFor({ state: 'detached' });
  });

  test('leave the account pages when the account is deleted', async () => {
    const { page } = await openAs(shop.url, 'erased@example.com');
    const settings = await openTab(page, '/account/settings/');
    await page.goto('/account/privacy/');
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Delete my account permanently' }).click();
    await page.waitForURL('**/account/goodbye/');
    await settings.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
  });
});

describe('[F142] an account page', () => {
  test('is left when another device ends the session', async () => {
    const { page } = await openAs(shop.url, 'revoked@example.com');
    const stream = page.waitForRequest((request) => request.url().includes('/graphql?id='));
    await page.goto('/account/settings/');
    await stream;
    const phone = await openAs(shop.url, 'revoked@example.com');
    await signOutOthers(phone.page);
    await page.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
  });

  test('is checked when restored from the back/forward cache', async () => {
    const { page } = await openAs(shop.url, 'restored@example.com');
    await page.goto('/account/settings/');
    await isAlive(page);
    await post(page, 'signOut');
    await restoreFromCache(page);
    await page.waitForURL('**/account/sign-in/?from=%2Faccount%2Fsettings%2F');
  });

  test('shows the account that has signed in since, not the previous one', async () => {
    const { page } = await openAs(shop.url, 'one@example.com');
    await page.goto('/account/settings/');
    await page.getByRole('main').getByText('one@example.com').first().waitFor();
    await post(page, 'signIn', { email: 'two@example.com', password });
    await restoreFromCache(page);
    await page.getByRole('main').getByText('two@example.com').first().waitFor();
    expect(await page.getByText('one@example.com').count()).toBe(0);
  });
});
