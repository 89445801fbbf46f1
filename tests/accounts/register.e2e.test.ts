import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { noScript } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { makeAccount, password } from './accountDocuments.ts';
import {
  queryApi,
  axeProblems,
  fillSignIn,
  focused,
  isSignedInBy,
  linkIn,
  mailTo,
  own,
  signedInLink,
  soon,
  tokenOf,
} from './signInDriver.ts';
import { messages } from '../../server/foundation/accounts/mails/__generated__/messages.ts';

const t = messages.en;

// Registration, password resets and changes of address: from the form to the email, and from its link to completion.

const subject = t.confirmYourEmailAddress;
let shop: PreparedShop;
let productId = '';

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    productId = globalId('Product', (await makeProduct(db, { name: 'lamp', slug: 'lamp' })).id);
    for (const person of ['known', 'forgets', 'moves', 'other'])
      for (const suffix of ['', '-plain']) await makeAccount(db, { email: `${person}${suffix}@example.com` });
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

const newPassword = 'orange harbour teapot';

async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.goto('/account/sign-in/?from=%2Fproduct%2Flamp%2F');
  await fillSignIn(page, email, given);
  await heading(page, 'lamp').waitFor();
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

  test('[F142] a forgotten password is replaced through an emailed link, which ends all sessions', async () => {
    const elsewhere = await open(options);
    await signIn(elsewhere.page, emailOf('forgets'));
    const session = await tokenOf(elsewhere.page.context());
    const { page, problems } = await open(options);
    await page.goto('/account/sign-in/');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Forgot your password?').waitFor();
    const texts: string[] = [];
    for (const person of ['nobody', 'forgets']) {
      await page.goto('/account/forgot/');
      await page.getByRole('main').getByLabel('Email').fill(emailOf(person));
      await page.getByRole('button', { name: 'Send link' }).click();
      await heading(page, 'Check your email').waitFor();
      texts.push(((await page.getByRole('main').textContent()) ?? '').replaceAll(emailOf(person), 'ADDRESS'));
    }
    expect(texts[1]).toBe(texts[0]);
    const link = linkIn(await mailTo(shop, emailOf('forgets'), t.resetYourPassword));
    await page.goto(link);
    const field = page.getByLabel('New password', { exact: true });
    expect(await field.getAttribute('autocomplete')).toBe('new-password');
    await field.fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Use at least 10 characters. A few words are easy to remember.').waitFor();
    await expect.poll(() => focused(page), soon).toBe('password');
    expect(await axeProblems(page, isScripted)).toEqual([]);
    expect(await isSignedInBy(shop, session)).toBe(true);
    await field.fill(newPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();
    expect(await isSignedInBy(shop, session)).toBe(false);
    await mailTo(shop, emailOf('forgets'), 'Your password was changed');
    await fillSignIn(page, emailOf('forgets'), password);
    await page.getByRole('alert').filter({ hasText: 'Incorrect email address or password' }).waitFor();
    await signIn(page, emailOf('forgets'), newPassword);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(`${newPassword} again`);
    await page.getByRole('button', { name: 'Set password' }).click();
    await heading(page, 'This link doesn’t work').waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await heading(page, 'Forgot your password?').waitFor();
    // The browser logs rejected requests too, as expected.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  test('[F142] a new email address takes effect when confirmed by the account that requested it', async () => {
    const { page } = await open(options);
    await signIn(page, emailOf('moves'));
    const change = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename } }';
    await queryApi(page, shop, change, { input: { email: emailOf('moved'), password } });
    const link = linkIn(await mailTo(shop, emailOf('moved'), 'Confirm your new email address'));

    // Another account's session can't change anything with the link.
    const { page: other } = await open(options);
    await signIn(other, emailOf('other'));
    await other.goto(link);
    await other.getByRole('button', { name: 'Confirm new email address' }).click();
    await heading(other, 'This link doesn’t work').waitFor();
    expect((await own(other, shop)).account?.email).toBe(emailOf('other'));

    // A guest has to sign in first, and returns to the link.
    const { page: telephone } = await open(options);
    await telephone.goto(link);
    await telephone.getByText('Sign in to confirm your new email address.').waitFor();
    await fillSignIn(telephone, emailOf('moves'), password);
    await heading(telephone, 'Confirm your new email address').waitFor();
    expect(await telephone.getByRole('main').textContent()).toContain(emailOf('moves'));
    expect(await axeProblems(telephone, isScripted)).toEqual([]);
    await telephone.getByRole('button', { name: 'Confirm new email address' }).click();
    await heading(telephone, 'Your new email address is active').waitFor();
    await telephone.getByText(emailOf('moved')).waitFor();
    expect((await own(page, shop)).account?.email).toBe(emailOf('moved'));
    await mailTo(shop, emailOf('moves'), 'Your email address was changed');
  });
});
