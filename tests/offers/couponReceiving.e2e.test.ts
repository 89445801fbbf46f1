import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { codes, dialog, makeCouponVotes, maskedLink, startCouponShop, type CouponNumbers, type CouponShop } from './couponShop.ts';

// Pages opened with ?codeid= or ?codetext=, their dialog, and the page with the code (rows 54, 56 and 57).

let shop: CouponShop;
let numbers: CouponNumbers;

beforeAll(async () => {
  shop = await startCouponShop(async (db, { masked, open }) => {
    await makeCouponVotes(db, masked, [...Array<boolean>(11).fill(true), false, false]);
    await makeCouponVotes(db, open, [true, false, false, false]);
  });
  numbers = shop.numbers;
});
afterAll(() => shop.stop());

const soon = { timeout: 20_000 };
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Coupon code' });

/** Returns the responses to the page's own requests. */
function watchAnswers(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => response.url().endsWith('/graphql') && answers.push(response.text()));
  return answers;
}

test('[F56] ?codeid= shows the code in the dialog and in its coupon on any page', async () => {
  const { page, problems } = await shop.open();
  for (const path of ['/', '/cart/']) {
    await page.goto(`${path}?codeid=${numbers.masked}`);
    expect(await field(page).inputValue()).toBe(codes.masked);
  }
  for (const path of ['/deals/', '/deals/twenty-off-lamps/']) {
    await page.goto(`${path}?codeid=${numbers.masked}`);
    expect(await field(page).inputValue()).toBe(codes.masked);
    expect(await page.locator(`main [data-codeid="${numbers.masked}"][data-codetext="${codes.masked}"]`).count()).toBe(1);
  }
  // Reloading the window shows the code again.
  expect(page.url()).toContain('codeid=');
  await page.reload();
  expect(await field(page).inputValue()).toBe(codes.masked);

  // A part that is hydrated later with its own data shows the code too.
  await page.goto(`/product/desk-lamp/?codeid=${numbers.masked}`);
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.getElementById('offers')?.scrollIntoView());
  await page.locator(`#offers [data-codeid="${numbers.masked}"][data-codetext="${codes.masked}"]`).waitFor();
  expect(problems).toEqual([]);
});

test('[F56] the server returns the same page with and without coupon parameters', async () => {
  const bytes = async (query: string) => (await fetch(`${shop.url}/deals/new-customers/${query}`)).text();
  // Pages with votes are rendered again every half minute.
  const halfMinute = () => Math.floor(Date.now() / 30_000);
  let [began, pages] = [halfMinute() - 1, ['']];
  while (halfMinute() !== began) {
    began = halfMinute();
    // The first answer is made before the others are requested: a page that is being made is answered with the one before.
    const plain = await bytes('');
    pages = [plain, ...(await Promise.all([`?codeid=${numbers.masked}`, '?codetext=%3Cimg%20src%3Dx%3E'].map(bytes)))];
  }
  const [plain, ...others] = pages;
  expect(others).toEqual([plain, plain]);
});

test('[F56] ?codetext= shows a known code in the merchant’s spelling', async () => {
  const { page, problems } = await shop.open();
  await page.goto(`/shop/?codetext=${codes.masked.toLowerCase()}`);
  expect(await field(page).inputValue()).toBe(codes.masked);
  await page.goto(`/shop/?codetext=%20${codes.open}%20`);
  expect(await field(page).inputValue()).toBe(codes.open);
  expect(problems).toEqual([]);
});

test('[F56] markup in ?codetext= is neither shown nor executed', async () => {
  const { page, problems } = await shop.open();
  const answers = watchAnswers(page);
  await page.goto('/shop/?codetext=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D%27broken%27%22%3E');
  await expect.poll(async () => (await Promise.all(answers)).join(), soon).toContain('NotFoundError');
  await expect.poll(() => page.locator('dialog[open], [data-toast], main [data-codeid]').count(), soon).toBe(0);
  const [text, title] = [await page.locator('body').innerText(), await page.title()];
  expect(text).not.toMatch(/onerror|<img/);
  expect(title).not.toBe('broken');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F56] invalid ids and codes send no request', async () => {
  const { page, requests } = await openPage({ baseURL: shop.url });
  await page.goto(`/shop/?codeid=99999999999&codetext=${'A'.repeat(65)}&code=WELCOME5`, { waitUntil: 'networkidle' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(requests).toEqual([]);
});

// Votes on whether a code worked, and the page with the code for visitors without scripts.

const couponPath = (id: number) => `/coupon/${id}/`;

/** Returns how many voters the code worked for, and the total, from the text. */
async function tallyIn(place: Locator): Promise<[worked: number, total: number]> {
  const [, worked, total] = /Worked for (\d+) of (\d+) this week/.exec(await place.innerText()) ?? [];
  return [Number(worked), Number(total)];
}

test('[F57] the dialog shows how often the code worked and stores one vote per visitor', async () => {
  const { page, problems } = await shop.open();
  await page.goto(`/shop/?codeid=${numbers.masked}`);
  await dialog(page).waitFor();
  const [worked, total] = await tallyIn(dialog(page));
  expect(worked).toBeGreaterThanOrEqual(11);
  expect(total).toBeGreaterThanOrEqual(13);
  const expectTally = (a: number, b: number) => dialog(page).getByText(`Worked for ${a} of ${b} this week.`).waitFor();
  await dialog(page).getByRole('button', { name: 'Worked for me' }).click();
  await expectTally(worked + 1, total + 1);
  await dialog(page).getByRole('button', { name: 'Worked for me', pressed: true }).waitFor();
  await dialog(page).getByRole('button', { name: 'Didn’t work' }).click();
  await expectTally(worked, total + 1);
  await page.reload();
  await expectTally(worked, total + 1);
  await dialog(page).getByRole('button', { name: 'Didn’t work', pressed: true }).waitFor();
  expect(problems).toEqual([]);
});

test('[F54] without JavaScript, a masked coupon links to a page with its code that accepts votes', async () => {
  const { page } = await shop.open({ javaScriptEnabled: false });
  await page.goto('/deals/twenty-off-lamps/');
  await maskedLink(page).click();
  await page.waitForURL(`**${couponPath(numbers.masked)}`);
  expect(await page.getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe(codes.masked);
  expect(await page.getByRole('link', { name: 'Go to Nordlicht' }).getAttribute('href')).toBe(`/out/${numbers.masked}`);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const [worked, total] = await tallyIn(page.locator('main'));
  await page.getByRole('button', { name: 'Worked for me' }).click();
  await page.getByText(`Worked for ${worked + 1} of ${total + 1} this week.`).waitFor();
  expect(new URL(page.url()).pathname).toBe(couponPath(numbers.masked));
});

test('[F54] the coupon page is uncached, excluded from crawling, and 404 for anything without a published code', async () => {
  const found = await fetch(shop.url + couponPath(numbers.masked));
  expect(found.status).toBe(200);
  expect(found.headers.get('cache-control')).toBe('private, no-store');
  for (const id of [numbers.hidden, numbers.late, 999_999, 99_999_999_999, 0]) {
    const response = await fetch(shop.url + couponPath(id));
    expect(response.status).toBe(404);
    const html = await response.text();
    for (const code of [codes.hidden, codes.late]) expect(html).not.toContain(code);
  }
  expect((await fetch(`${shop.url}/coupon/abc/`)).status).toBe(404);
  expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toContain('Disallow: /coupon/\n');
});

test('[F54] an unknown form on the coupon page is rejected', async () => {
  const response = await fetch(shop.url + couponPath(numbers.masked), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url, 'sec-fetch-site': 'same-origin' },
    body: 'worked=perhaps',
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Unknown form.');
});

test('[F54] with JavaScript, the coupon page hydrates without requesting the code again', async () => {
  const { page, problems } = await shop.open();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && sent.push(request.postData() ?? ''));
  await page.goto(couponPath(numbers.masked), { waitUntil: 'networkidle' });
  expect(sent.filter((body) => body.includes('"codeId"'))).toEqual([]);
  expect(await page.getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe(codes.masked);
  expect(await problemsInBothThemes(page)).toEqual([]);
  // The page still shows the code after going back.
  await page.getByRole('link', { name: 'More about this offer' }).click();
  await page.waitForURL('**/deals/twenty-off-lamps/');
  await page.goBack();
  await expect.poll(() => page.getByRole('textbox', { name: 'Coupon code' }).inputValue(), soon).toBe(codes.masked);
  expect(problems).toEqual([]);
});

test('[F54] too many requested codes are rejected with 429 and a message', async () => {
  const { page } = await shop.open();
  let status = 200;
  for (let times = 0; status === 200 && times < 40; times += 1) {
    status = (await page.request.get(couponPath(numbers.open))).status();
    if (status === 200) status = (await page.request.get(couponPath(numbers.masked))).status();
  }
  expect(status).toBe(429);
  await page.goto(couponPath(numbers.masked));
  await page.getByRole('alert').filter({ hasText: 'Wait a minute' }).waitFor();
  expect(await page.content()).not.toContain(codes.masked);
  await page.goto(`/shop/?codeid=${numbers.masked}`);
  await page
    .locator('[role=alert], [role=status]')
    .filter({ hasText: /too many|wait/i })
    .first()
    .waitFor();
});
