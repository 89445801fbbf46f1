import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { noScript } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import { makeAccount, password } from './accountDocuments.ts';
import { queryApi, axeProblems, fillSignIn, focused, isSignedInBy, linkIn, mailTo, own, soon, tokenOf } from './signInDriver.ts';

// Password resets and changes of address: from the form to the email, and from its link to completion.

const newPassword = 'orange harbour teapot';
let shop: PreparedShop;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'lamp', slug: 'lamp' });
    for (const person of ['forgets', 'moves', 'other']) {
      for (const suffix of ['', '-plain']) await makeAccount(db, { email: `${person}${suffix}@example.com` });
    }
  });
});
afterAll(() => shop.stop());

const open = (options: object = {}) => openPage({ baseURL: shop.url, ...options });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.goto('/account/sign-in/?from=%2Fproduct%2Flamp%2F');
  await fillSignIn(page, email, given);
  await heading(page, 'lamp').waitFor();
}

const variants: [string, object, string][] = [
  ['with JavaScript', {}, ''],
  ['without JavaScript', noScript, '-plain'],
];

describe.each(variants)('%s', (_name, options, suffix) => {
  const isScripted = options !== noScript;
  const emailOf = (person: string) => `${person}${suffix}@example.com`;

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
    const link = linkIn(await mailTo(shop, emailOf('forgets'), 'Set a new password'));
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
