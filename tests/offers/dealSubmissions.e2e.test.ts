import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, setVisitorCookie, signedInToken, type PreparedShop } from '../support/preparedShop.ts';
import { soon } from './dealsShop.ts';
import { makeMerchant } from './offerShop.ts';

// A deal in browsers: submitted by a shopper, by script and without, and published by staff.

let shop: PreparedShop;
let boss: AdminWithSession;
let ada = '';
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    boss = await adminWithSession(db, { isSteppedUp: true });
    ada = await signedInToken(db, 'CUSTOMER');
    await makeMerchant(db, { name: 'Hafen' });
  });
});
afterAll(() => shop.stop());

test('[I93] a deal is submitted, published by staff, and shown with comments', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  await page.goto('/deals/');
  await page.getByRole('link', { name: 'Submit a deal' }).click();
  await page.waitForURL('**/account/sign-in/?from=%2Fdeals%2Fsubmit%2F');
  await setVisitorCookie(page.context(), shop.url, ada);
  await page.goto('/deals/submit/');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const form = page.getByRole('form', { name: 'Submit a deal' });
  await form.getByLabel('Title').fill('Bright lamp');
  await form.getByLabel('Link to the deal').fill('http://127.0.0.1/');
  await form.getByRole('button', { name: 'Submit deal' }).click();
  await expect.poll(() => form.getByLabel('Link to the deal').getAttribute('aria-invalid'), soon).toBe('true');
  expect(await form.getByLabel('Title').inputValue()).toBe('Bright lamp');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await form.getByLabel('Link to the deal').fill('https://hafen.example/lamp?utm_source=mail');
  await form.getByLabel('Price in euros').fill('19,99');
  await form.getByRole('button', { name: 'Submit deal' }).click();
  await page.getByText('Thanks! Your deal appears').waitFor();
  await page.getByText('Waiting for review').waitFor();

  const admin = await openPage({ baseURL: shop.url });
  await signInAsAdmin(admin.page.context(), shop.url, boss);
  await admin.page.goto('/admin/submitted-deals');
  expect(await accessibilityProblems(admin.page)).toEqual([]);
  await admin.page.getByRole('link', { name: 'Bright lamp' }).click();
  await admin.page.getByLabel('Merchant', { exact: true }).selectOption({ label: 'Hafen' });
  expect(await accessibilityProblems(admin.page)).toEqual([]);
  await admin.page.getByRole('button', { name: 'Publish deal' }).click();
  await admin.page.waitForURL('**/admin/offers/*');

  await page.goto('/deals/bright-lamp/');
  await page.locator('#comments').waitFor();
  expect([...problems, ...admin.problems]).toEqual([]);
});

test('[I93] without scripts, a refused deal keeps what was entered', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await setVisitorCookie(page.context(), shop.url, ada);
  await page.goto('/deals/submit/');
  await page.getByLabel('Title').fill('Chair');
  await page.getByRole('button', { name: 'Submit deal' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Chair');
  expect(await page.getByLabel('Link to the deal').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Link to the deal').fill('https://hafen.example/chair');
  await page.getByRole('button', { name: 'Submit deal' }).click();
  expect(await page.getByText('Thanks! Your deal appears').count()).toBe(1);
});
