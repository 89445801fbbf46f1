import { beforeAll, expect, test } from 'vitest';
import { totpCode } from '../../server/foundation/accounts/totp.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { officeShop, staffPassword, type OfficeShop } from './officeShop.ts';

// Signing in to the admin in a browser: both factors, permissions, and the end of a session.

let office: OfficeShop;
beforeAll(async () => {
  office = await officeShop();
});

test('[F137] the first sign-in enrols a second factor, shows recovery codes once, and signing out ends the session', async () => {
  const { page, problems } = await openPage({ baseURL: office.url, viewport: { width: 390, height: 844 } });
  await page.goto('/admin/audit');
  await page.getByLabel('Email address').fill(office.made.signIns.first);
  expect(await page.title()).toBe('Sign in – Souk admin');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /password/i })
    .waitFor();
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  await expect.poll(() => page.title()).toBe('Set up two-factor authentication – Souk admin');
  expect(await page.locator('title').count()).toBe(1);
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, new Date()));
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  // Sign-in returns to the requested URL.
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  await page.getByText('Two-factor authentication set up').waitFor();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(problems).toEqual([]);
});

test('[F137] a warning about few recovery codes appears on every screen until new ones are generated', async () => {
  const { page, problems } = await office.open('/audit', { who: office.made.signIns.last, width: 390 });
  const warning = page.getByRole('main').getByText('You have only 1 recovery code left.');
  await warning.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Generate new recovery codes' }).click();
  await page.getByRole('heading', { name: 'Sign-in and security' }).waitFor();
  await warning.waitFor();
  await page.getByRole('button', { name: 'Generate new codes' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('You have 10 codes left.').waitFor();
  expect(await warning.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F137] a sensitive action asks for the password, and an expired session asks to sign in again and keeps the input', async () => {
  const { asked } = office.made.signIns;
  const { page, problems } = await office.open('/staff', { who: asked });
  await page.getByLabel('Email address').fill('second@shop.example');
  await page.getByRole('checkbox', { name: 'Orders' }).check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Password for second@shop.example' }).waitFor();
  await page.getByRole('cell', { name: 'second@shop.example', exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/admin/audit?area=account.');
  await page.getByRole('cell', { name: 'Account created' }).first().waitFor();
  expect(await page.getByRole('cell', { name: /role: STAFF · permissions: ORDERS/ }).count()).toBe(1);
  expect(problems).toEqual([]);

  await page.goto('/admin/staff');
  await page.locator('main').getByLabel('Email address').fill('half-typed@shop.example');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Email address').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByLabel('Email address').fill(asked.email);
  await dialog.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code').fill(totpCode(asked.secret, new Date()));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator('main').getByLabel('Email address').inputValue()).toBe('half-typed@shop.example');
});
