import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { codes, dialog, makeCouponVotes, maskedLink, startCouponShop, type CouponNumbers, type CouponShop } from './couponShop.ts';

// Whether a code worked, and the page with the code for those without script (rows 54 and 57).

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

const couponPath = (id: number) => `/coupon/${id}/`;

/** For how many of how many it worked, as the text says. */
async function tallyIn(place: Locator): Promise<[worked: number, total: number]> {
  const [, worked, total] = /Worked for (\d+) of (\d+) this week/.exec(await place.innerText()) ?? [];
  return [Number(worked), Number(total)];
}

test('[F57] the dialog tells for how many the code worked, and takes in one word of everybody', async () => {
  const { page, problems } = await shop.open();
  await page.goto(`/shop/?codeid=${numbers.masked}`);
  await dialog(page).waitFor();
  const [worked, total] = await tallyIn(dialog(page));
  expect(worked).toBeGreaterThanOrEqual(11);
  expect(total).toBeGreaterThanOrEqual(13);
  const says = (a: number, b: number) => dialog(page).getByText(`Worked for ${a} of ${b} this week.`).waitFor();
  await dialog(page).getByRole('button', { name: 'Worked for me' }).click();
  await says(worked + 1, total + 1);
  await dialog(page).getByRole('button', { name: 'Worked for me', pressed: true }).waitFor();
  await dialog(page).getByRole('button', { name: 'Did not work' }).click();
  await says(worked, total + 1);
  await page.reload();
  await says(worked, total + 1);
  await dialog(page).getByRole('button', { name: 'Did not work', pressed: true }).waitFor();
  expect(problems).toEqual([]);
});

test('[F54] without script a masked coupon leads to a page with its code, and the page takes votes', async () => {
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

test('[F54] that page is never kept, crawlers stay away, and there is none for what is no coupon (yet)', async () => {
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

test('[F54] a form that is not ours is refused, and the page stays', async () => {
  const response = await fetch(shop.url + couponPath(numbers.masked), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url, 'sec-fetch-site': 'same-origin' },
    body: 'worked=perhaps',
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('This form is not known.');
});

test('[F54] with script it comes to life without asking for the code again', async () => {
  const { page, problems } = await shop.open();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && sent.push(request.postData() ?? ''));
  await page.goto(couponPath(numbers.masked), { waitUntil: 'networkidle' });
  expect(sent.filter((body) => body.includes('"codeId"'))).toEqual([]);
  expect(await page.getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe(codes.masked);
  expect(await problemsInBothThemes(page)).toEqual([]);
  // Come back to, it has the code too.
  await page.getByRole('link', { name: 'More about this offer' }).click();
  await page.waitForURL('**/deals/twenty-off-lamps/');
  await page.goBack();
  await expect.poll(() => page.getByRole('textbox', { name: 'Coupon code' }).inputValue(), { timeout: 20_000 }).toBe(codes.masked);
  expect(problems).toEqual([]);
});

test('[F54] who asks for too many codes is told to wait', async () => {
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
