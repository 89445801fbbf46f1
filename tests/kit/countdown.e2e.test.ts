import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchShifts } from '../cart/surfacesWalk.ts';
import { endingCode, makeEnding, startCouponShop, type CouponShop } from '../offers/couponShop.ts';
import { problemsInBothThemes } from './themes.ts';

// Countdowns on pages: by the shop's clock, whatever the visitor's says, and gone when the time has come (rows 59 and 60).

let shop: CouponShop;

const day = 24 * 3_600_000;
// To the second, as offers are usually made.
const end = Math.floor(Date.now() / 1_000) * 1_000 + 2 * 3_600_000;
const soon = { timeout: 30_000 };
const path = '/deals/ending-soon/';

beforeAll(async () => {
  shop = await startCouponShop((db) => makeEnding(db, new Date(end)));
});
afterAll(() => shop.stop());

const timer = (page: Page) => page.locator('main [role=timer]').first();

/** Seconds that are left, as the tiles say; null while they say nothing. */
async function shownSeconds(page: Page): Promise<number | null> {
  const [days, hours, minutes, seconds] = (await timer(page).locator('b').allTextContents()).map(Number);
  if (days === undefined || hours === undefined || minutes === undefined || seconds === undefined) return null;
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

interface Answer {
  data: { serverTime?: string; nodes?: { isExpired?: boolean; coupon?: object }[] };
}

/** The page is told another time than the shop's. @param change changes other answers */
async function answerTime(page: Page, time: () => number, change: (answer: Answer) => void = () => undefined): Promise<void> {
  // The live board, which begins some seconds later, would tell the true time, at which the offer is not over.
  await page.addInitScript(() => {
    const silent = class extends EventTarget {
      close() {}
    };
    Object.assign(window, { EventSource: silent });
  });
  await page.route('**/graphql', async (route) => {
    try {
      const response = await route.fetch();
      const json = (await response.json()) as Answer;
      if (json.data.serverTime) json.data.serverTime = new Date(time()).toISOString();
      change(json);
      await route.fulfill({ response, json });
    } catch {
      // The test has ended meanwhile; in one that has not, an answer is missing now, which fails it.
    }
  });
}

/** Writes down all that a countdown says; to be called before the page comes. @returns the texts so far */
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

test('[F59] the server renders the end itself, which stays true on a kept page, and no time that is left', async () => {
  const html = await (await fetch(shop.url + path)).text();
  const markup = /<div [^>]*role="timer".*?<\/div>/.exec(html)?.[0] ?? '';
  expect(markup).toContain(`<time dateTime="${new Date(end).toISOString()}">Ends `);
  expect(markup).toMatch(/aria-label="Ends \d{1,2} \w+ \d{4}, \d\d:\d\d UTC"/);
  expect(markup).not.toMatch(/aria-live|<b\b/);
});

test.each([[-day], [0], [day]])('[F59] a visitor’s clock that is wrong by %i ms does not matter', async (error) => {
  const { page, problems } = await shop.open();
  await page.addInitScript((shift) => {
    const real = Date.now.bind(Date);
    const Shifted = new Proxy(Date, {
      construct: (target, given: []) => (given.length === 0 ? new target(real() + shift) : new target(...given)),
    });
    Shifted.now = () => real() + shift;
    window.Date = Shifted;
  }, error);
  await page.goto(path);
  expect(await page.evaluate(() => Date.now())).toSatisfy((now: number) => Math.abs(now - error - Date.now()) < 60_000);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  const shown = (await shownSeconds(page)) ?? 0;
  expect(Math.abs(shown - (end - Date.now()) / 1_000)).toBeLessThan(60);
  await expect.poll(() => shownSeconds(page), soon).toBeLessThan(shown);
  // On the next page of the tab nobody has to be asked.
  const asked: string[] = [];
  page.on('response', async (response) => response.url().endsWith('/graphql') && asked.push(await response.text().catch(() => '')));
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (end - Date.now()) / 1_000)).toBeLessThan(60);
  expect(asked.filter((text) => text.startsWith('{"data":{"serverTime"'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F59] where the shop cannot be asked the visitor’s own clock has to do', async () => {
  const { page } = await shop.open();
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (end - Date.now()) / 1_000)).toBeLessThan(60);
});

test('[F60] at the very end it is gone, and never said 0; the coupon is over with it, and tells its code', async () => {
  const { page, problems } = await shop.open();
  const texts = await watchTimer(page);
  let asked = 0;
  await answerTime(
    page,
    () => end - 4_000,
    ({ data }) => {
      const [node] = data.nodes ?? [];
      if (node?.isExpired === undefined) return;
      asked += 1;
      Object.assign(node, { isExpired: true, coupon: { ...node.coupon, isExpired: true, code: endingCode } });
    },
  );
  await page.goto(path);
  await timer(page).waitFor({ state: 'detached' });
  await page.locator(`main [data-coupon=expired][data-codetext="${endingCode}"]`).waitFor();
  await page.getByText('This deal has ended.').waitFor();
  const said = await texts();
  expect(said.length).toBeGreaterThan(1);
  expect(said.at(-1)).toBe('0days00hours00min01sec');
  expect(said).not.toContain('0days00hours00min00sec');
  expect(asked).toBe(1);
  expect(problems).toEqual([]);
});

test('[F60] one that was over before the page came is never seen counting', async () => {
  const { page, problems } = await shop.open();
  const texts = await watchTimer(page);
  await answerTime(page, () => end + 3_600_000);
  await page.goto(path);
  await timer(page).waitFor({ state: 'detached' });
  expect((await texts()).filter((text) => !text.startsWith('Ends '))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F60] an offer of a table goes with its time', async () => {
  const { page, problems } = await shop.open();
  await answerTime(page, () => end - 4_000);
  await page.goto('/product/kettle/');
  await page.evaluate(() => document.getElementById('offers')?.scrollIntoView());
  await page.locator('#offers').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('[F59] a page that was asleep looks at the clock again when it is seen', async () => {
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
  // The steady clock stood still meanwhile.
  await page.evaluate((ms) => Object.assign(window, { slept: ms }), slept);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => shownSeconds(page), soon).toBeLessThan(3_700);
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (end - slept - Date.now()) / 1_000)).toBeLessThan(60);
});

test.each([
  [1280, 900],
  [390, 844],
])('[F59] countdowns are clean for axe at %i × %i in both themes, and nothing moves when they begin', async (width, height) => {
  const { page, problems } = await shop.open({ viewport: { width, height } });
  const shifts = await watchShifts(page);
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  expect(await shifts()).toBe(0);
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});
