import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { codes, dialog, maskedLink, merchantPages, startCouponShop, type CouponNumbers, type CouponShop } from './couponShop.ts';

// A coupon on a page: what it tells before somebody asks, and what a click does in which window (rows 54, 55, 58).

let shop: CouponShop;
let numbers: CouponNumbers;

beforeAll(async () => {
  shop = await startCouponShop();
  numbers = shop.numbers;
});
afterAll(() => shop.stop());

const offerPath = '/deals/twenty-off-lamps/';

/** The window that opens next. */
const nextWindow = (page: Page) => page.context().waitForEvent('page');

test('[F54] no page tells a masked code before it is asked for; its element says all else', async () => {
  for (const path of ['/deals/', offerPath, '/product/desk-lamp/', `/product/desk-lamp/?codeid=${numbers.masked}`]) {
    const html = await (await fetch(shop.url + path)).text();
    expect(html).toContain('20 % off all lamps');
    expect(html).not.toContain(codes.masked);
    expect(html).not.toContain(codes.hidden);
    expect(html).not.toContain(codes.late);
  }
  const { page, problems } = await shop.open();
  await page.goto(offerPath);
  const { dataset, href } = await maskedLink(page).evaluate((link: HTMLAnchorElement) => ({
    dataset: { ...link.dataset },
    href: link.href,
  }));
  const id = String(numbers.masked);
  expect(dataset).toEqual({ coupon: 'masked', codeid: id, dest: `/out/${id}`, expired: 'false' });
  expect(href).toBe(`${shop.url}/coupon/${id}/`);
  expect(problems).toEqual([]);
});

test('[F54] one that is not masked shows its code, and copies it', async () => {
  const { page, problems } = await shop.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/deals/new-customers/');
  const coupon = page.locator(`main [data-codeid="${numbers.open}"]`);
  expect(await coupon.evaluate((element: HTMLElement) => ({ ...element.dataset }))).toEqual({
    coupon: 'unmasked',
    codeid: String(numbers.open),
    codetext: codes.open,
    clipboardText: codes.open,
    dest: `/out/${numbers.open}`,
    expired: 'false',
  });
  await coupon.getByRole('button', { name: `Copy code ${codes.open}` }).click();
  await coupon.getByRole('button', { name: /^Copied/ }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.open);
  await page
    .getByRole('status')
    .filter({ hasText: `The code ${codes.open} has been copied.` })
    .waitFor();
  expect(problems).toEqual([]);
});

test('[F55] a click opens this page with the code in a new window, and goes to the shop in this one', async () => {
  const { page, problems } = await shop.open();
  const seen = await merchantPages(page);
  await page.goto(`${offerPath}?codetext=OLD&from=a%20mail#details`);
  const [opened] = await Promise.all([nextWindow(page), maskedLink(page).click()]);
  await page.waitForURL(`**/out/${numbers.masked}`);
  expect(seen).toEqual(['https://www.nordlicht.example/lamps?from=souk']);
  expect(opened.url()).toBe(`${shop.url}${offerPath}?from=a%20mail&codeid=${numbers.masked}#details`);
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await dialog(opened).getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe(codes.masked);
  await opened.keyboard.press('Escape');
  const coupon = opened.locator(`main [data-codeid="${numbers.masked}"]`);
  expect(await coupon.getAttribute('data-coupon')).toBe('unmasked');
  expect(await coupon.getAttribute('data-clipboard-text')).toBe(codes.masked);
  expect(problems).toEqual([]);
});

test('[F55] by keyboard just the same, and a double click opens one window', async () => {
  const { page } = await shop.open();
  await merchantPages(page);
  await page.goto(offerPath);
  await maskedLink(page).focus();
  const [opened] = await Promise.all([nextWindow(page), page.keyboard.press('Enter')]);
  await page.waitForURL('**/out/*');
  await dialog(opened).waitFor();

  const again = await shop.open();
  await merchantPages(again.page);
  await again.page.goto(offerPath);
  await maskedLink(again.page).dblclick();
  await again.page.waitForURL('**/out/*');
  await expect.poll(() => again.page.context().pages().length, { timeout: 20_000 }).toBe(2);
});

test('[F55] without a destination this window stays', async () => {
  for (const nowhere of ['', '#', ' # ']) {
    const { page } = await shop.open();
    const out = `/out/${numbers.masked}`;
    await page.route(`**${offerPath}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(`"${out}"`, JSON.stringify(nowhere)) });
    });
    await page.goto(offerPath);
    expect(await maskedLink(page).getAttribute('data-dest')).toBe(nowhere);
    const [opened] = await Promise.all([nextWindow(page), maskedLink(page).click()]);
    await dialog(opened).waitFor();
    expect(page.url()).toBe(shop.url + offerPath);
  }
});

test.each([
  ['none is given out', false],
  ['one is given out that is closed', true],
])('[F55] where no window may open (%s), the code is revealed in place, and nobody is taken away', async (_name, isGivenOut) => {
  const { page, problems } = await shop.open();
  const seen = await merchantPages(page);
  await page.addInitScript((given) => {
    window.open = () => (given ? ({ closed: true } as Window) : null);
  }, isGivenOut);
  await page.goto(offerPath);
  await maskedLink(page).focus();
  await page.keyboard.press('Enter');
  expect(await dialog(page).getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe(codes.masked);
  expect(page.url()).toBe(shop.url + offerPath);
  expect(page.context().pages()).toHaveLength(1);
  expect(seen).toEqual([]);
  await page.keyboard.press('Escape');
  const copy = page.getByRole('button', { name: `Copy code ${codes.masked}` });
  await expect.poll(() => copy.evaluate((button) => button === document.activeElement), { timeout: 20_000 }).toBe(true);
  expect(problems).toEqual([]);
});

test('[F55] a code that cannot be asked for says so, and offers another try', async () => {
  const { page } = await shop.open();
  await page.addInitScript(() => (window.open = () => null));
  await page.goto(offerPath);
  await page.route('**/graphql', (route) => route.abort());
  await maskedLink(page).click();
  await page.getByText('You are probably offline.').waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await dialog(page).waitFor();
});

test('[F55] who asks for a tab of their own gets the coupon’s own page there, and stays here', async () => {
  const { page } = await shop.open();
  const seen = await merchantPages(page);
  await page.goto(offerPath);
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [opened] = await Promise.all([nextWindow(page), maskedLink(page).click(click)]);
    await opened.getByRole('heading', { name: 'Your code for Nordlicht', level: 1 }).waitFor();
    expect(opened.url()).toBe(`${shop.url}/coupon/${numbers.masked}/`);
    expect(page.url()).toBe(shop.url + offerPath);
  }
  expect(seen).toEqual([]);
});

test('[F58] an expired coupon shows its code to everybody, and has nothing to reveal', async () => {
  const { page, problems } = await shop.open();
  await page.goto('/deals/free-shipping-in-spring/');
  const coupon = page.locator(`main [data-codeid="${numbers.expired}"]`);
  expect(await coupon.getAttribute('data-coupon')).toBe('expired');
  expect(await coupon.getAttribute('data-expired')).toBe('true');
  expect(await coupon.getAttribute('data-codetext')).toBe(codes.expired);
  await coupon.getByText(codes.expired).click();
  expect(await coupon.getByRole('button').count()).toBe(0);
  expect(await coupon.getByRole('link').count()).toBe(0);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.getByRole('timer').count()).toBe(0);
  expect(problems).toEqual([]);
});

test.each([
  [1280, 900],
  [390, 844],
])('[F54] coupons are clean for axe at %i × %i in both themes', async (width, height) => {
  const { page } = await shop.open({ viewport: { width, height } });
  for (const path of [offerPath, '/deals/new-customers/', '/deals/free-shipping-in-spring/']) {
    await page.goto(path);
    expect(await problemsInBothThemes(page)).toEqual([]);
  }
});
