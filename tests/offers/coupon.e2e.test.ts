import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchShifts } from '../support/layoutShift.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { makeProduct } from '../support/products.ts';
import {
  codes,
  dialog,
  makeCouponVotes,
  maskedLink,
  merchantPages,
  openTable,
  startCouponShop,
  table,
  tablePath,
  tableRows,
  tallyIn,
  watchAnswers,
  type CouponNumbers,
  type CouponShop,
} from './couponShop.ts';

// A coupon on a page: what it reveals before a click, which window a click affects, and how the code is received (rows 54 to 57).

let shop: CouponShop;
let numbers: CouponNumbers;

beforeAll(async () => {
  shop = await startCouponShop(async (db, { masked, open }) => {
    await makeProduct(db, { slug: 'offered-nowhere', name: 'Offered nowhere else' });
    await makeCouponVotes(db, masked, [...Array<boolean>(11).fill(true), false, false]);
    await makeCouponVotes(db, open, [true, false, false, false]);
  });
  numbers = shop.numbers;
});
afterAll(() => shop.stop());

const offerPath = '/deals/twenty-off-lamps/';

const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Coupon code' });
const nextWindow = (page: Page) => page.context().waitForEvent('page');

test('[F54] no page contains a masked code before it is revealed', async () => {
  for (const path of ['/deals/', offerPath, '/product/desk-lamp/', `/product/desk-lamp/?codeid=${numbers.masked}`]) {
    const html = await (await fetch(shop.url + path)).text();
    expect(html).toContain('20% off all lamps');
    expect(html).not.toContain(codes.masked);
    expect(html).not.toContain(codes.hidden);
    expect(html).not.toContain(codes.late);
  }
});

test('[F54, F55] a click or Enter opens the page with the code in a new window and the shop in this one; a double click opens one', async () => {
  const { page, problems } = await shop.open();
  const seen = await merchantPages(page);
  await page.goto(`${offerPath}?codetext=OLD&from=a%20mail#details`);
  const [opened] = await Promise.all([nextWindow(page), maskedLink(page).click()]);
  await page.waitForURL(`**/out/${numbers.masked}`);
  expect(seen).toEqual(['https://www.nordlicht.example/lamps?from=souk']);
  expect(opened.url()).toBe(`${shop.url}${offerPath}?from=a%20mail&codeid=${numbers.masked}#details`);
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await field(opened).inputValue()).toBe(codes.masked);
  await opened.keyboard.press('Escape');
  const coupon = opened.locator(`main [data-codeid="${numbers.masked}"]`);
  expect(await coupon.getAttribute('data-coupon')).toBe('unmasked');
  expect(await coupon.getAttribute('data-clipboard-text')).toBe(codes.masked);
  expect(problems).toEqual([]);
  await opened.close();

  for (const press of [() => maskedLink(page).press('Enter'), () => maskedLink(page).dblclick()]) {
    await page.goto(offerPath);
    const [again] = await Promise.all([nextWindow(page), press()]);
    await page.waitForURL('**/out/*');
    await dialog(again).waitFor();
    expect(page.context().pages()).toHaveLength(2);
    await again.close();
  }
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

// Other shops' prices of a product, on its page.

test('[F12] other shops’ offers are sorted by total, with the lowest marked', async () => {
  const { page, problems } = await shop.open({ javaScriptEnabled: false });
  await page.goto(tablePath);
  const [first, second, third, fourth] = await tableRows(page).allInnerTexts();
  expect(first).toMatch(/Hafen & Co[^]*€82\.90[^]*Free[^]*€82\.90[^]*Lowest total[^]*Only a few left[^]*All countries/);
  expect(second).toMatch(/Nordlicht[^]*€79\.90[^]*€4\.95[^]*€84\.85[^]*In stock[^]*Austria, Germany/);
  // Shipping costs are unknown, and so is the total.
  expect(third).toMatch(/Nordlicht[^]*€89\.90[^]*Not stated[^]*€89\.90 \+ delivery/);
  expect(fourth).toMatch(/Hafen & Co[^]*€5 for new customers[^]*See shop/);
  expect(await tableRows(page).count()).toBe(4);
  expect(await table(page).getByText('Lowest total').count()).toBe(1);
  const text = await table(page).innerText();
  expect(text).toContain('At Souk, it costs €89.00, plus delivery.');
  expect(text).toContain('We may earn a commission when you buy through links to other shops.');
  const out = tableRows(page)
    .nth(1)
    .getByRole('link', { name: /^Go to shop/ });
  expect(await out.getAttribute('href')).toMatch(/^\/out\/\d+$/);
  expect(await out.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(await page.getByRole('link', { name: '4 offers from €82.90' }).getAttribute('href')).toBe('#offers');
  expect(problems).toEqual([]);
});

test('[F12] a product without other offers shows no table and loads no code for it', async () => {
  const html = await (await fetch(`${shop.url}/product/offered-nowhere/`)).text();
  expect(html).toContain('Offered nowhere else</h1>');
  expect(html).not.toMatch(/id="offers"|href="#offers"|OffersTable/);
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
  }
  expect(await problemsInBothThemes(page)).toEqual([]);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), maskedLink(page).click()]);
  await page.waitForURL('**/out/*');
  expect(new URL(opened.url()).pathname).toBe(tablePath);
  expect(await field(opened).inputValue()).toBe(codes.masked);
  expect(problems).toEqual([]);
});

// Pages opened with ?codeid= or ?codetext=, their dialog, and the page with the code.

const soon = { timeout: 20_000 };

test('[F56] ?codeid= shows the code in the dialog and in its coupon on any page', async () => {
  const { page, problems } = await shop.open();
  await page.goto(`/cart/?codeid=${numbers.masked}`);
  expect(await field(page).inputValue()).toBe(codes.masked);
  await page.goto(`/deals/?codeid=${numbers.masked}`);
  expect(await field(page).inputValue()).toBe(codes.masked);
  expect(await page.locator(`main [data-codeid="${numbers.masked}"][data-codetext="${codes.masked}"]`).count()).toBe(1);
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

test('[F56] ?codetext= shows a known code in the merchant’s spelling, and neither shows nor executes markup', async () => {
  const { page, problems, requests } = await shop.open();
  await page.goto(`/shop/?codetext=${codes.masked.toLowerCase()}`);
  expect(await field(page).inputValue()).toBe(codes.masked);
  await page.goto(`/shop/?codetext=%20${codes.open}%20`);
  expect(await field(page).inputValue()).toBe(codes.open);

  const answers = watchAnswers(page);
  await page.goto('/shop/?codetext=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D%27broken%27%22%3E');
  await expect.poll(async () => (await Promise.all(answers)).join(), soon).toContain('NotFoundError');
  await expect.poll(() => page.locator('dialog[open], [data-toast], main [data-codeid]').count(), soon).toBe(0);
  const [text, title] = [await page.locator('body').innerText(), await page.title()];
  expect(text).not.toMatch(/onerror|<img/);
  expect(title).not.toBe('broken');
  expect(await page.locator('img[src="x"]').count()).toBe(0);

  // Invalid ids and codes send no request.
  requests.length = 0;
  await page.goto(`/shop/?codeid=99999999999&codetext=${'A'.repeat(65)}&code=WELCOME5`, { waitUntil: 'networkidle' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

// Votes on whether a code worked, and the page with the code for visitors without scripts.

const couponPath = (id: number) => `/coupon/${id}/`;

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
  expect(await response.text()).toContain('We couldn’t process this form. Reload the page and try again.');
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
  await page.getByRole('link', { name: 'More about this deal' }).click();
  await page.waitForURL('**/deals/twenty-off-lamps/');
  await page.goBack();
  await expect.poll(() => page.getByRole('textbox', { name: 'Coupon code' }).inputValue(), soon).toBe(codes.masked);
  expect(problems).toEqual([]);
});

test('[F54] too many requested codes are rejected with 429 and a message', async () => {
  const { page } = await shop.open();
  let response = await page.request.get(couponPath(numbers.open));
  for (let times = 0; response.ok() && times < 80; times += 1)
    response = await page.request.get(couponPath(times % 2 === 0 ? numbers.masked : numbers.open));
  expect(response.status()).toBe(429);
  const html = await response.text();
  expect(html).toMatch(/role="alert"[^>]*>(?:<[^>]*>)*[^<]*Wait a minute/);
  expect(html).not.toContain(codes.masked);
  expect(html).not.toContain(codes.open);
});
