import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { codes, dialog, startCouponShop, type CouponNumbers, type CouponShop } from './couponShop.ts';

// Pages that are opened with ?codeid= or ?codetext=, and the dialog that they show (rows 56 and 57).

let shop: CouponShop;
let numbers: CouponNumbers;

beforeAll(async () => {
  shop = await startCouponShop();
  numbers = shop.numbers;
});
afterAll(() => shop.stop());

const soon = { timeout: 20_000 };
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Coupon code' });

/** Answers of the page's own requests. */
function watchAnswers(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => response.url().endsWith('/graphql') && answers.push(response.text()));
  return answers;
}

test('[F56] any page shows the code of ?codeid= in the dialog, and on its coupon wherever that stands', async () => {
  const { page, problems } = await shop.open();
  for (const path of ['/', '/shop/', '/cart/', '/deals/', '/deals/twenty-off-lamps/']) {
    await page.goto(`${path}?codeid=${numbers.masked}`);
    expect(await field(page).inputValue()).toBe(codes.masked);
  }
  for (const path of ['/deals/', '/deals/twenty-off-lamps/']) {
    await page.goto(`${path}?codeid=${numbers.masked}`);
    await dialog(page).waitFor();
    expect(await page.locator(`main [data-codeid="${numbers.masked}"][data-codetext="${codes.masked}"]`).count()).toBe(1);
  }
  // Who loads the window again finds the code again.
  expect(page.url()).toContain('codeid=');
  await page.reload();
  expect(await field(page).inputValue()).toBe(codes.masked);
  expect(problems).toEqual([]);
});

test('[F56] what comes to life later, with its own data, shows the code too', async () => {
  const { page, problems } = await shop.open();
  await page.goto(`/product/desk-lamp/?codeid=${numbers.masked}`);
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.getElementById('offers')?.scrollIntoView());
  await page.locator(`#offers [data-codeid="${numbers.masked}"][data-codetext="${codes.masked}"]`).waitFor();
  expect(problems).toEqual([]);
});

test('[F56] a kept page does not matter: it is the same for everybody, and what is asked for comes after it', async () => {
  const bytes = async (path: string) => (await fetch(shop.url + path)).text();
  const plain = await bytes('/deals/new-customers/');
  expect(await bytes(`/deals/new-customers/?codeid=${numbers.masked}`)).toBe(plain);
  expect(await bytes('/deals/new-customers/?codetext=%3Cimg%20src%3Dx%3E')).toBe(plain);
});

test('[F56] ?codetext= shows a known code, written as the merchant writes it', async () => {
  const { page, problems } = await shop.open();
  await page.goto(`/shop/?codetext=${codes.masked.toLowerCase()}`);
  expect(await field(page).inputValue()).toBe(codes.masked);
  await page.goto(`/shop/?codetext=%20${codes.open}%20`);
  expect(await field(page).inputValue()).toBe(codes.open);
  expect(problems).toEqual([]);
});

test.each([
  ['unknown text', 'codetext=CALL-0800-555-0100'],
  ['markup', 'codetext=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D%27broken%27%22%3E'],
  ['markup around a known code', `codetext=%3Cb%3E${codes.open}%3C%2Fb%3E`],
  ['an unknown number', 'codeid=999999'],
  ['a draft', `codetext=${codes.hidden}`],
  ['one that has not begun', `codetext=${codes.late}`],
])('[F56] %s shows nothing at all', async (_name, query) => {
  const { page, problems } = await shop.open();
  const answers = watchAnswers(page);
  await page.goto(`/shop/?${query}`);
  await expect.poll(async () => (await Promise.all(answers)).join(), soon).toContain('UnknownCouponError');
  await expect.poll(() => page.locator('dialog[open], [data-toast], main [data-codeid]').count(), soon).toBe(0);
  const [text, title] = [await page.locator('body').innerText(), await page.title()];
  expect(text).not.toMatch(/CALL-0800|onerror|<b>/);
  expect(title).not.toBe('broken');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F56] what cannot be a number or a code is not even asked for', async () => {
  const { page, requests } = await openPage({ baseURL: shop.url });
  for (const query of ['codeid=abc', 'codeid=99999999999', `codetext=${'A'.repeat(65)}`, 'codetext=A%0AB', 'code=WELCOME5']) {
    await page.goto(`/shop/?${query}`, { waitUntil: 'networkidle' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
  }
  expect(requests).toEqual([]);
});
