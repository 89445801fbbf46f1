import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { noScript } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { makeAccount, password } from './accountDocuments.ts';
import { openAs } from './accountDriver.ts';
import { accountLink, queryApi, axeProblems, fillSignIn, focused, isSignedInBy, own, signedInLink, soon, tokenOf } from './signInDriver.ts';
import type { Page } from 'playwright-core';

// Sign-in and sign-out in a browser. Each test has its own account, because wrong passwords are counted.

const names = ['lamp', 'chair', 'rug'];
const people = ['merge', 'merge-plain', 'wrong', 'wrong-plain', 'out', 'out-plain', 'from', 'keys', 'tabs', 'wisher', 'buyer'];
const emailOf = (person: string) => `${person}@example.com`;
const productIds: string[] = [];
let shop: PreparedShop;

async function prepare(db: Db) {
  for (const name of names) productIds.push(globalId('Product', (await makeProduct(db, { name, slug: name })).id));
  for (const person of people) await makeAccount(db, { email: emailOf(person) });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

const open = (options: object = {}) => openPage({ baseURL: shop.url, ...options });

/** Adds products to the cart and wishlist through the API. */
async function addProducts(page: Page, { cart, wished }: { cart: number; wished: number }): Promise<void> {
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
  const wish = 'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }';
  for (const productId of productIds.slice(0, cart)) await queryApi(page, shop, add, { input: { productId } });
  for (const productId of productIds.slice(0, wished)) await queryApi(page, shop, wish, { input: { productId } });
}

const variants: [string, object, string][] = [
  ['with JavaScript', {}, ''],
  ['without JavaScript', noScript, '-plain'],
];

describe.each(variants)('%s', (_name, options, suffix) => {
  const isScripted = options !== noScript;

  test('[F137] a guest signs in, sees what was merged, and returns to the page with a new session', async () => {
    const { page, problems } = await open(options);
    await addProducts(page, { cart: 2, wished: 1 });
    const guest = await tokenOf(page.context());
    await page.goto('/product/rug/');
    await accountLink(page).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await fillSignIn(page, emailOf(`merge${suffix}`).toUpperCase(), password);
    const mergeMessage = page.getByText('3 items added: 2 to your cart, 1 to your wishlist.');
    await mergeMessage.waitFor();
    if (!isScripted) await page.getByRole('link', { name: 'Continue shopping' }).click();
    await page.waitForURL('**/product/rug/');
    await page.getByRole('heading', { level: 1, name: 'rug' }).waitFor();
    expect(await own(page, shop)).toMatchObject({ isSignedIn: true, cart: { itemCount: 2 }, wishlist: { totalCount: 1 } });
    const session = await tokenOf(page.context());
    expect([guest.length, session.length, guest === session]).toEqual([43, 43, false]);
    expect(await isSignedInBy(shop, guest)).toBe(false);
    expect(await isSignedInBy(shop, session)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('[F137] missing fields and wrong credentials are reported, and repeated failures are throttled', async () => {
    const { page } = await open(options);
    await page.goto('/account/sign-in/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter your email address.').waitFor();
    await expect.poll(() => focused(page), soon).toBe('email');
    const email = page.getByRole('main').getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.getAttribute('aria-describedby')).toBe('email-problem');
    await page.getByText('Enter your password.').waitFor();
    expect(await axeProblems(page, isScripted)).toEqual([]);

    const messages: string[] = [];
    for (const person of [`wrong${suffix}`, `nobody${suffix}`]) {
      await fillSignIn(page, emailOf(person), 'not the password');
      const alert = page.getByRole('alert').filter({ hasText: 'Incorrect email address or password' });
      await alert.waitFor();
      // Waits for the response for this address rather than the previous one.
      await expect.poll(() => focused(page), soon).toBe(isScripted ? 'password' : 'BODY');
      messages.push((await alert.textContent()) ?? '');
      expect(await email.inputValue()).toBe(emailOf(person));
    }
    expect(new Set(messages).size).toBe(1);
    expect(await axeProblems(page, isScripted)).toEqual([]);

    const throttled = page.getByRole('alert').filter({ hasText: /Try again in \d+ (second|minute)s?\./ });
    // The delays grow: even the right password is rejected until they are over.
    await expect
      .poll(async () => {
        await fillSignIn(page, emailOf(`wrong${suffix}`), 'not the password');
        await page.getByRole('button', { name: 'Sign in', disabled: false }).waitFor();
        await page.getByRole('alert').waitFor();
        return throttled.isVisible();
      }, soon)
      .toBe(true);
    expect(await throttled.getAttribute('data-code')).toBe('THROTTLED');
    expect((await own(page, shop)).isSignedIn).toBe(false);
  });

  test('[F137] signing out ends the session on the server', async () => {
    const { page } = await openAs(shop.url, emailOf(`out${suffix}`), options);
    const session = await tokenOf(page.context());
    expect(await isSignedInBy(shop, session)).toBe(true);
    await page.goto('/account/sign-out/');
    await page.getByText(emailOf(`out${suffix}`)).waitFor();
    // Opening the URL alone doesn't sign out.
    expect(await isSignedInBy(shop, session)).toBe(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You’re signed out.').waitFor();
    expect(await isSignedInBy(shop, session)).toBe(false);
    expect((await own(page, shop)).isSignedIn).toBe(false);
    expect(await tokenOf(page.context())).not.toBe(session);
  });
});

test('[F137] the header of shared pages shows the signed-in state without a request', async () => {
  const { page, requests } = await open();
  await page.goto('/account/sign-in/?from=%2Fproduct%2Flamp%2F');
  await fillSignIn(page, emailOf('tabs'), password);
  await page.waitForURL('**/product/lamp/');
  await signedInLink(page).waitFor();
  requests.length = 0;
  await page.goto('/product/chair/', { waitUntil: 'networkidle' });
  await signedInLink(page).waitFor();
  expect(requests.filter((request) => request === '/graphql')).toEqual([]);
  expect(await (await fetch(`${shop.url}/product/chair/`)).text()).not.toContain(', signed in');
  // Signing out in another tab updates this one.
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/account/sign-out/`);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByText('You’re signed out.').waitFor();
  await page.bringToFront();
  await signedInLink(page).waitFor({ state: 'detached' });
  expect(await accountLink(page).count()).toBe(1);
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', '/account/sign-out/', 'javascript:alert(1)'])(
  '[F137] signing in never redirects to %j',
  async (from) => {
    const answer = await fetch(`${shop.url}/account/sign-in/?from=${encodeURIComponent(from)}`, {
      method: 'POST',
      body: new URLSearchParams({ email: emailOf('from'), password }),
      headers: { origin: shop.url },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/']);
  },
);

test('[F137] cross-site requests can’t sign anyone in or out', async () => {
  for (const task of ['sign-in', 'sign-out', 'register', 'forgot']) {
    const body = new URLSearchParams({ email: emailOf('from'), password });
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await fetch(`${shop.url}/account/${task}/`, { method: 'POST', body, headers, redirect: 'manual' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
});

test('[F137] the wishlist links to sign-in and enables email afterwards', async () => {
  const { page } = await open();
  await addProducts(page, { cart: 0, wished: 1 });
  await page.goto('/wishlist/');
  const mails = page.getByRole('switch', { name: 'Email me' });
  expect(await mails.isDisabled()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await fillSignIn(page, emailOf('wisher'), password);
  await page.getByText('1 item added to your wishlist.').waitFor();
  await page.waitForURL('**/wishlist/');
  await page.getByRole('heading', { level: 1, name: 'Your wishlist' }).waitFor();
  expect(await mails.isEnabled()).toBe(true);
});

test('[I78] a sign-in from the checkout returns to it, with what was entered', async () => {
  const { page, problems } = await open();
  await addProducts(page, { cart: 1, wished: 0 });
  await page.goto('/checkout/');
  await page.locator('#city').fill('Potsdam');
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await fillSignIn(page, emailOf('buyer'), password);
  await page.waitForURL('**/checkout/');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  expect(await page.locator('#email').inputValue()).toBe(emailOf('buyer'));
  expect(await page.locator('#city').inputValue()).toBe('Potsdam');
  expect(await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F137] signing in works with the keyboard, including showing the password', async () => {
  const { page } = await open();
  await page.goto('/account/sign-in/?from=%2Fproduct%2Flamp%2F');
  await page.getByRole('main').getByLabel('Email').focus();
  await page.keyboard.type(emailOf('keys'));
  // Nothing is between the two fields, so that typing on doesn't press a button.
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  const field = page.getByLabel('Password', { exact: true });
  expect([await field.inputValue(), await field.getAttribute('type')]).toEqual([password, 'password']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await field.getAttribute('type')).toBe('text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'lamp' }).waitFor();
  expect((await own(page, shop)).account?.email).toBe(emailOf('keys'));
});
