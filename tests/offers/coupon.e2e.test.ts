import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchShifts } from '../support/layoutShift.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { makeProduct } from '../support/products.ts';
import { codes, dialog, maskedLink, merchantPages, startCouponShop, type CouponNumbers, type CouponShop } from './couponShop.ts';

// A coupon on a page: what it reveals before a click, and which window a click affects (rows 54, 55, 58).

let shop: CouponShop;
let numbers: CouponNumbers;

beforeAll(async () => {
  shop = await startCouponShop((db) => makeProduct(db, { slug: 'offered-nowhere', name: 'Offered nowhere else' }));
  numbers = shop.numbers;
});
afterAll(() => shop.stop());

const offerPath = '/deals/twenty-off-lamps/';

const nextWindow = (page: Page) => page.context().waitForEvent('page');

test('[F54] no page contains a masked code before it is revealed', async () => {
  for (const path of ['/deals/', offerPath, '/product/desk-lamp/', `/product/desk-lamp/?codeid=${numbers.masked}`]) {
    const html = await (await fetch(shop.url + path)).text();
    expect(html).toContain('20% off all lamps');
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

test('[F54] an unmasked coupon shows its code and can be copied', async () => {
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
    .filter({ hasText: `Code ${codes.open} copied.` })
    .waitFor();
  expect(problems).toEqual([]);
});

test('[F55] clicking a coupon opens the page with the code in a new window and the shop in this one', async () => {
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

test('[F55] the keyboard works like a click, and a double click opens one window', async () => {
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

test('[F55] without a destination, this window stays on the page', async () => {
  const { page } = await shop.open();
  const [out, nowhere] = [`/out/${numbers.masked}`, ' # '];
  await page.route(`**${offerPath}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(`"${out}"`, JSON.stringify(nowhere)) });
  });
  await page.goto(offerPath);
  expect(await maskedLink(page).getAttribute('data-dest')).toBe(nowhere);
  const [opened] = await Promise.all([nextWindow(page), maskedLink(page).click()]);
  await dialog(opened).waitFor();
  expect(page.url()).toBe(shop.url + offerPath);
});

test('[F55] when no window can be opened, the code is revealed in place, and a failed request can be retried', async () => {
  const { page, problems } = await shop.open();
  const seen = await merchantPages(page);
  await page.addInitScript(() => {
    // Some browsers return no window, others a closed one.
    const given = [null, { closed: true } as Window];
    window.open = () => given.shift() ?? null;
  });
  await page.goto(offerPath);
  await page.route('**/graphql', (route) => route.abort());
  await maskedLink(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText('You are probably offline.').waitFor();
  await page.unroute('**/graphql');
  // Browsers log the simulated failure.
  problems.length = 0;
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

test('[F55] opening a coupon in a new tab shows its own page and leaves this page unchanged', async () => {
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

test('[F58] an expired coupon shows its code and can’t be clicked', async () => {
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

// Other shops' prices of a product, on its page.

const tablePath = '/product/desk-lamp/';
const table = (page: Page) => page.getByRole('region', { name: 'Offers from other shops' });
const rows = (page: Page) => table(page).getByRole('list').first().getByRole('listitem');

/** Opens the product and scrolls near the table, whose code then loads and renders its elements again. */
async function openTable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Runs before any script of the page.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.getElementById('offers')?.setAttribute('data-made', 'by the server');
    });
  });
  await page.goto(tablePath);
  await page.evaluate(() => document.getElementById('offers')?.scrollIntoView());
  await page.locator('#offers:not([data-made])').waitFor();
}

test('[F12] other shops’ offers are sorted by total, with the lowest marked', async () => {
  const { page, problems } = await shop.open({ javaScriptEnabled: false });
  await page.goto(tablePath);
  const [first, second, third, fourth] = await rows(page).allInnerTexts();
  expect(first).toMatch(/Hafen & Co[^]*€82\.90[^]*Free[^]*€82\.90[^]*Lowest total[^]*Only a few left[^]*All countries/);
  expect(second).toMatch(/Nordlicht[^]*€79\.90[^]*€4\.95[^]*€84\.85[^]*In stock[^]*Austria, Germany/);
  // Shipping costs are unknown, and so is the total.
  expect(third).toMatch(/Nordlicht[^]*€89\.90[^]*Not stated[^]*€89\.90 \+ delivery/);
  expect(fourth).toMatch(/Hafen & Co[^]*€5 for new customers[^]*See shop/);
  expect(await rows(page).count()).toBe(4);
  expect(await table(page).getByText('Lowest total').count()).toBe(1);
  const text = await table(page).innerText();
  expect(text).toContain('Here at Souk it costs €89.00, plus delivery.');
  expect(text).toContain('We may earn a commission when you buy through links to other shops.');
  const out = rows(page)
    .nth(1)
    .getByRole('link', { name: /^Go to shop/ });
  expect(await out.getAttribute('href')).toMatch(/^\/out\/\d+$/);
  expect(await out.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(await page.getByRole('link', { name: '4 offers from €82.90' }).getAttribute('href')).toBe('#offers');
  expect(problems).toEqual([]);
});

test('[F12] a product without other offers shows no table and loads no code for it', async () => {
  const { page, problems } = await shop.open();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/product/offered-nowhere/', { waitUntil: 'networkidle' });
  expect(await page.locator('#offers, main a[href="#offers"]').count()).toBe(0);
  expect(scripts.filter((url) => /OffersTable.*\.js/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F12, F55] the offers table fits both screens, has no layout shift or accessibility violations, and its coupons work', async () => {
  const { page, problems } = await shop.open();
  await merchantPages(page);
  const shifts = await watchShifts(page);
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await shifts()).toEqual([]);
    expect(await problemsInBothThemes(page)).toEqual([]);
  }
  const [opened] = await Promise.all([page.context().waitForEvent('page'), maskedLink(page).click()]);
  await page.waitForURL('**/out/*');
  expect(new URL(opened.url()).pathname).toBe(tablePath);
  expect(await dialog(opened).getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe(codes.masked);
  expect(problems).toEqual([]);
});
