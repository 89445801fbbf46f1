import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchShifts } from '../cart/surfacesWalk.ts';
import { makeEnding, startCouponShop, type CouponShop } from '../offers/couponShop.ts';
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

/** The page is told another time than the shop's. */
async function answerTime(page: Page, time: () => number): Promise<void> {
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
      const json = (await response.json()) as { data: { serverTime?: string } };
      if (json.data.serverTime) json.data.serverTime = new Date(time()).toISOString();
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

test('[F59] a visitor’s clock that is wrong by a day does not matter; nothing moves when it begins, and axe is content in both themes', async () => {
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
  expect(Math.abs(shown - (end - Date.now()) / 1_000)).toBeLessThan(60);
  expect(await shifts()).toBe(0);
  await expect.poll(() => shownSeconds(page), soon).toBeLessThan(shown);
  expect(await problemsInBothThemes(page)).toEqual([]);

  // On the next page of the tab, which is a phone's now, nobody has to be asked.
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('response', async (response) => response.url().endsWith('/graphql') && asked.push(await response.text().catch(() => '')));
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (end - Date.now()) / 1_000)).toBeLessThan(60);
  expect(asked.filter((text) => text.startsWith('{"data":{"serverTime"'))).toEqual([]);
  expect(await shifts()).toBe(0);
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F59] where the shop cannot be asked the visitor’s own clock has to do', async () => {
  const { page } = await shop.open();
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(path);
  await expect.poll(() => shownSeconds(page), soon).not.toBeNull();
  expect(Math.abs(((await shownSeconds(page)) ?? 0) - (end - Date.now()) / 1_000)).toBeLessThan(60);
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
