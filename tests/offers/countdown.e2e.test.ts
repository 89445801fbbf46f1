import { globalId } from '../../shared/globalId.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchShifts } from '../support/layoutShift.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { seeStreams, streamsOf } from '../live/liveDriver.ts';
import { adminWithSession, type AdminWithSession } from '../support/adminSession.ts';
import { endingCode, makeEnding, maskedLink, startCouponShop, type CouponShop } from './couponShop.ts';
import { cards } from './dealsShop.ts';

// Countdowns of coupons by the shop's clock, whatever the visitor's clock, and every part of the page that changes when an offer ends (rows
// 58, 59, 60 and 64).

const second = 1_000;
const path = '/deals/ending-soon/';
const soon = { timeout: 60_000 };
const day = 24 * 3_600 * second;
/** The offer's end until staff change it: a full second, as usual for offers. */
const farEnd = Math.floor(Date.now() / second) * second + 2 * 3_600 * second;

let shop: CouponShop;
let clerk: AdminWithSession;
let offer: { databaseId: number; merchantId: number; productId: number | null };

beforeAll(async () => {
  shop = await startCouponShop(async (db) => {
    clerk = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'], isSteppedUp: true });
    const databaseId = await makeEnding(db, new Date(farEnd));
    const { merchantId, productId } = await db.prisma.offer.findUniqueOrThrow({ where: { id: databaseId } });
    offer = { databaseId, merchantId, productId };
  });
});
afterAll(() => shop.stop());

const timer = (page: Page) => page.locator('main [role=timer]').first();

/** Returns the seconds left according to the tiles; null while they are empty. */
async function shownSeconds(page: Page): Promise<number | null> {
  const [days, hours, minutes, seconds] = (await timer(page).locator('b').allTextContents()).map(Number);
  if (days === undefined || hours === undefined || minutes === undefined || seconds === undefined) return null;
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** Makes the page receive a different server time. */
async function answerTime(page: Page, time: () => number): Promise<void> {
  // Disables the live stream, which starts some seconds later and would send the actual time, at which the offer hasn't ended.
  await page.addInitScript(() => {
    const silent = class extends EventTarget {
      close() {}
    };
    Object.assign(window, { EventSource: silent });
  });
  await page.route('**/graphql', async (route) => {
    try {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { serverTime?: string } };
      if (json.data.serverTime) json.data.serverTime = new Date(time()).toISOString();
      await route.fulfill({ response, json });
    } catch {
      // The test has already ended. In a running test, the missing response makes it fail.
    }
  });
}

/**
 * Records every text of a countdown; must be called before the page is loaded.
 * @returns a function that returns the texts so far
 */
async function watchTimer(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const note = () => {
      const text = document.querySelector<HTMLElement>('main [role=timer]')?.textContent;
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

test('[F59] the server-rendered countdown shows the end date, never the remaining time', async () => {
  const html = await (await fetch(shop.url + path)).text();
  const markup = /<div [^>]*role="timer".*?<\/div>/.exec(html)?.[0] ?? '';
  expect(markup).toContain(`<time dateTime="${new Date(farEnd).toISOString()}">Ends `);
  expect(markup).toMatch(/aria-label="Ends \d{1,2} \w+ \d{4}, \d\d:\d\d UTC"/);
  expect(markup).not.toMatch(/aria-live|<b\b/);
});

test('[F59] the countdown ignores a wrong visitor clock, causes no layout shift, and has no accessibility violations', async () => {
  const { page, problems } = await shop.open();
  await page.addInitScript((shift) => {
    const real = Date.now.bind(Date);
    const Shifted = new Proxy(Date, {
      construct: (target, given: []) => (given.length === 0 ? new target(real() + shift) : new target(...given)),
    });
    Shifted.now = () => real() + shift;
    window.Date = Shifted;
  }, day);
  const shifts = await watchShifts(page);
  await page.goto(path);
  expect(await page.evaluate(() => Date.now())).toSatisfy((now: number) => Math.abs(now - day - Date.now()) < 60_000);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  const shown = (await shownSeconds(page)) ?? 0;
  expect(Math.abs(shown - (farEnd - Date.now()) / 1_000)).toBeLessThan(60);
  expect(await shifts()).toEqual([]);
  await expect.poll(() => shownSeconds(page), soon).toBeLessThan(shown);
  expect(await problemsInBothThemes(page)).toEqual([]);

  // The next page of the tab, now phone-sized, doesn't need to query the time.
  await page.setViewportSize({ width: 390, height: 844 });
  const responses: string[] = [];
  page.on('response', async (response) => response.url().endsWith('/graphql') && responses.push(await response.text().catch(() => '')));
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (farEnd - Date.now()) / 1_000)).toBeLessThan(60);
  expect(responses.filter((text) => text.startsWith('{"data":{"serverTime"'))).toEqual([]);
  expect(await shifts()).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F59] without a response from the shop, the countdown uses the visitor’s clock', async () => {
  const { page } = await shop.open();
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (farEnd - Date.now()) / 1_000)).toBeLessThan(60);
});

test('[F60] an offer that ended before the page loaded never shows a countdown', async () => {
  const { page, problems } = await shop.open();
  const texts = await watchTimer(page);
  await answerTime(page, () => farEnd + 3_600_000);
  await page.goto(path);
  await timer(page).waitFor({ state: 'detached' });
  expect((await texts()).filter((text) => !text.startsWith('Ends '))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F59] a page that was suspended synchronizes the countdown when it becomes visible', async () => {
  const { page } = await shop.open();
  await page.addInitScript(() => {
    const real = Date.now.bind(Date);
    Object.assign(window, { slept: 0 });
    Date.now = () => real() + (window as unknown as { slept: number }).slept;
  });
  let slept = 0;
  await answerTime(page, () => Date.now() + slept);
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  slept = 3_600_000;
  // The monotonic clock didn't advance during the suspension.
  await page.evaluate((ms) => Object.assign(window, { slept: ms }), slept);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => shownSeconds(page), soon).toBeLessThan(3_700);
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (farEnd - slept - Date.now()) / 1_000)).toBeLessThan(60);
});

let version = 1;

/** Changes the end as staff do. */
async function setEnd(end: number): Promise<void> {
  const { databaseId, merchantId, productId } = offer;
  const facts = {
    merchantId: globalId('Merchant', merchantId),
    productId: productId === null ? null : globalId('Product', productId),
    slug: 'ending-soon',
    title: 'A kettle for little',
    code: endingCode,
    priceMinor: 1_990,
    destinationUrl: 'https://eilig.example/kettle',
    endsAt: new Date(end).toISOString(),
  };
  const query = 'mutation ($input: UpdateOfferInput!) { updateOffer(input: $input) { __typename ... on UserError { message } } }';
  const answer = await fetch(`${shop.url}/admin/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, cookie: `admin=${clerk.token}` },
    body: JSON.stringify({ query, variables: { input: { id: globalId('Offer', databaseId), expectedVersion: version, facts } } }),
  });
  expect(await answer.json()).toMatchObject({ data: { updateOffer: { __typename: 'UpdateOfferPayload' } } });
  version += 1;
}

const state = (page: Page) => page.locator('main [data-coupon]').first().getAttribute('data-coupon');

/** Opens a visitor's page, and records its streams and countdown texts. */
async function open(address: string) {
  const { page, problems } = await shop.open();
  await seeStreams(page.context());
  const texts = await watchTimer(page);
  await page.goto(address);
  return { page, problems, texts };
}

/** Opens pages before their offer ends; opening takes longer on a slow machine. */
async function openBeforeEnd() {
  const [{ page: list, problems: ofList }, { page: single, problems: ofSingle, texts }, { page: product, problems: ofProduct }] = [
    await open('/deals/'),
    await open(path),
    await open('/product/kettle/'),
  ];
  for (const patience of [10, 30, 60, 150]) {
    const end = Math.ceil(Date.now() / second + patience) * second;
    await setEnd(end);
    for (const page of [list, single, product]) await page.reload();
    await product.evaluate(() => document.getElementById('offers')?.scrollIntoView());
    const isCounting = async () => (await single.locator('main [role=timer] b').count()) > 0;
    const isListening = () => streamsOf(list).then((streams) => streams.open === 1);
    const areReady = async () => Date.now() > end - second || ((await isCounting()) && (await isListening()));
    await expect.poll(areReady, { timeout: (patience + 1) * second }).toBe(true);
    if (Date.now() < end - 2 * second) return { list, single, product, end, texts, problems: [ofList, ofSingle, ofProduct] };
  }
  throw new Error('The machine is too slow for this test');
}

test(
  '[F58, F60, F64] when an offer ends, its coupon expires, its code is revealed, and lists no longer show it',
  { timeout: 400_000 },
  async () => {
    const { list, single, product, end, texts, problems } = await openBeforeEnd();
    expect(await state(single)).toBe('masked');
    expect(await single.content()).not.toContain(endingCode);
    const card = cards(list, 'A kettle for little');
    const before = await card.boundingBox();
    expect(await card.getByRole('link', { name: /^Show code/ }).count()).toBe(1);
    expect(await product.locator('#offers').count()).toBe(1);

    await expect.poll(() => state(single), { timeout: end - Date.now() + 60_000 }).toBe('expired');
    // The shop and this test use the same clock.
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    await single.locator(`main [data-coupon=expired][data-codetext="${endingCode}"]`).waitFor();
    await single.getByText('This deal has ended.').waitFor();
    expect(await single.locator('main [role=timer]').count()).toBe(0);
    expect(await maskedLink(single).count()).toBe(0);
    // The last second is shown as 1; the countdown never showed 0.
    expect((await texts()).at(-1)).toBe('0days00hours00min01sec');

    // The card is marked as ended and stays in place.
    await expect.poll(() => card.getByText('This deal has ended').count(), soon).toBe(1);
    expect(await card.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
    expect(await card.getByRole('timer').count()).toBe(0);
    await expect.poll(() => card.getByText(endingCode).count(), soon).toBe(1);
    expect(await card.getByRole('button', { name: /^Hot/ }).getAttribute('title')).toBe('This deal has ended');
    // The table of other shops' offers is removed with its last row.
    await product.locator('#offers').waitFor({ state: 'detached' });

    const html = async (of: string) => (await fetch(shop.url + of)).text();
    await expect.poll(() => html('/deals/'), soon).not.toContain('A kettle for little');
    await expect.poll(() => html('/product/kettle/'), soon).not.toContain('Offers from other shops');
    await expect.poll(() => html(path), soon).toContain('data-coupon="expired"');
    expect(await html(path)).not.toContain('role="timer"');
    expect(problems).toEqual([[], [], []]);
  },
);
