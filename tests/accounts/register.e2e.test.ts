import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { noScript } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { makeAccount, password } from './accountDocuments.ts';
import { queryApi, axeProblems, focused, isSignedInBy, linkIn, mailTo, own, signedInLink, soon, tokenOf } from './signInDriver.ts';

// Registration: from the form to the email, and from its link into the account.

const subject = 'Confirm your email address';
let shop: PreparedShop;
let productId = '';

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    productId = globalId('Product', (await makeProduct(db, { name: 'lamp', slug: 'lamp' })).id);
    await makeAccount(db, { email: 'known@example.com' });
    await makeAccount(db, { email: 'known-plain@example.com' });
  });
});
afterAll(() => shop.stop());

const open = (options: object = {}) => openPage({ baseURL: shop.url, ...options });

async function register(page: Page, email: string, given = password): Promise<void> {
  await page.goto('/account/register/');
  await page.getByRole('main').getByLabel('Name (optional)').fill('Ada Lovelace');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Create account' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const variants: [string, object, string][] = [
  ['with JavaScript', {}, ''],
  ['without JavaScript', noScript, '-plain'],
];

describe.each(variants)('%s', (_name, options, suffix) => {
  const isScripted = options !== noScript;
  const emailOf = (person: string) => `${person}${suffix}@example.com`;

  test('[F142] a visitor registers, confirms by email, and is signed in with their cart', async () => {
    const { page, problems } = await open(options);
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
    await queryApi(page, shop, add, { input: { productId, quantity: 2 } });
    const guest = await tokenOf(page.context());
    await register(page, emailOf('ada'));
    await heading(page, 'Check your email').waitFor();
    await page.getByText(emailOf('ada')).waitFor();
    await expect.poll(() => focused(page), soon).toBe(isScripted ? 'H1' : 'BODY');
    expect(await axeProblems(page, isScripted)).toEqual([]);
    const link = linkIn(await mailTo(shop, emailOf('ada'), subject));
    expect(link).toMatch(/^\/account\/verify\/\?token=[\w-]{22}$/);
    await page.goto(link);
    await heading(page, 'Confirm your email address').waitFor();
    // Email clients open links to scan them, so that opening the link must not confirm the address.
    expect((await own(page, shop)).isSignedIn).toBe(false);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await heading(page, 'Your account is ready').waitFor();
    await page.getByText('1 item added to your cart.').waitFor();
    expect(await own(page, shop)).toMatchObject({ account: { email: emailOf('ada'), name: 'Ada Lovelace' }, cart: { itemCount: 2 } });
    expect([await isSignedInBy(shop, guest), await isSignedInBy(shop, await tokenOf(page.context()))]).toEqual([false, true]);
    if (isScripted) await signedInLink(page).waitFor();

    // The link works only once.
    const other = await open(options);
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Confirm email address' }).click();
    await heading(other.page, 'Your email address is already confirmed').waitFor();
    expect(await axeProblems(other.page, isScripted)).toEqual([]);
    await other.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await heading(other.page, 'Sign in').waitFor();
    expect(problems).toEqual([]);
  });

  test('[F142] confirming in another browser requires the password', async () => {
    const { page } = await open(options);
    await register(page, emailOf('grace'));
    await heading(page, 'Check your email').waitFor();
    const link = linkIn(await mailTo(shop, emailOf('grace'), subject));
    const { page: other } = await open(options);
    await other.goto(link);
    expect(await other.getByLabel('Password', { exact: true }).count()).toBe(0);
    await other.getByRole('button', { name: 'Confirm email address' }).click();
    await other.getByText('You signed up in another browser.').waitFor();
    await expect.poll(() => focused(other), soon).toBe('password');
    expect(await axeProblems(other, isScripted)).toEqual([]);
    const field = other.getByLabel('Password', { exact: true });
    await field.fill('not the password');
    await other.getByRole('button', { name: 'Confirm email address' }).click();
    await other.getByText('Enter the password you chose when you signed up.').waitFor();
    expect((await own(other, shop)).isSignedIn).toBe(false);
    await field.fill(password);
    await other.getByRole('button', { name: 'Confirm email address' }).click();
    await heading(other, 'Your account is ready').waitFor();
    expect((await own(other, shop)).account?.email).toBe(emailOf('grace'));
    expect((await own(page, shop)).isSignedIn).toBe(false);
  });

  test('[F142] an address in use gets the same page but a different email', async () => {
    const { page } = await open(options);
    const texts: string[] = [];
    for (const person of ['known', 'unknown']) {
      await register(page, emailOf(person));
      await heading(page, 'Check your email').waitFor();
      texts.push(((await page.getByRole('main').textContent()) ?? '').replaceAll(emailOf(person), 'ADDRESS'));
    }
    expect(texts[0]).toContain('ADDRESS');
    expect(texts[1]).toBe(texts[0]);
    expect(linkIn(await mailTo(shop, emailOf('known'), 'You already have an account'))).toBe('/account/');
    await mailTo(shop, emailOf('unknown'), subject);
  });

  test('[F142] invalid input is shown beside its field and kept, except for the password', async () => {
    const { page } = await open(options);
    await register(page, 'ada(at)example', 'short');
    await page.getByText('Enter an email address such as name@example.com.').waitFor();
    await expect.poll(() => focused(page), soon).toBe('email');
    expect(await page.getByRole('main').getByLabel('Name (optional)').inputValue()).toBe('Ada Lovelace');
    expect(await page.getByRole('main').getByLabel('Email').inputValue()).toBe('ada(at)example');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(isScripted ? 'short' : '');
    await page.getByRole('main').getByLabel('Email').fill(emailOf('weak'));
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This password is too easy to guess.').waitFor();
    await expect.poll(() => focused(page), soon).toBe('password');
    expect(await axeProblems(page, isScripted)).toEqual([]);
  });

  test('[F142] the email can be sent again, which invalidates earlier links', async () => {
    const { page } = await open(options);
    await register(page, emailOf('again'));
    const first = linkIn(await mailTo(shop, emailOf('again'), subject));
    await page.getByRole('button', { name: 'Send again' }).click();
    const status = page.getByRole('status').filter({ hasText: 'Email sent again. Only the link in the newest email works.' });
    await status.waitFor();
    // Screen readers announce live regions when they change; a freshly rendered page is read from the focused element.
    expect(await status.evaluate((element) => element === document.activeElement)).toBe(!isScripted);
    const second = linkIn(await mailTo(shop, emailOf('again'), subject, 2));
    expect(second).not.toBe(first);

    await page.goto(first);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await heading(page, 'Use the newest email').waitFor();
    expect(await axeProblems(page, isScripted)).toEqual([]);
    await page.getByRole('main').getByLabel('Email').fill('again(at)example');
    await page.getByRole('button', { name: 'Send new link' }).click();
    await page.getByText('Enter an email address such as name@example.com.').waitFor();
    await expect.poll(() => focused(page), soon).toBe('email');
    await page.getByRole('main').getByLabel('Email').fill(emailOf('again'));
    await page.getByRole('button', { name: 'Send new link' }).click();
    await heading(page, 'Check your email').waitFor();
    const third = linkIn(await mailTo(shop, emailOf('again'), subject, 3));
    await page.goto(second);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await heading(page, 'Use the newest email').waitFor();
    await page.goto(third);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await heading(page, 'Your account is ready').waitFor();
  });
});
