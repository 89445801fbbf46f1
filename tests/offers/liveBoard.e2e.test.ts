import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { seeStreams, streamsOf } from '../live/liveWalk.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { endingCode, makeEnding } from './couponShop.ts';
import { cards, soon, startDealsShop } from './dealsShop.ts';

// Pages of deals follow what becomes of the deals on them.

let shop: ServerProcess;
beforeAll(async () => {
  shop = await startDealsShop();
});
afterAll(() => shop.stop());

const patient = { timeout: 60_000 };
const heat = (page: Page, title: string) => cards(page, title).locator('[data-heat]').textContent();

/** A page of deals that is listened to. */
async function listening(path: string, baseURL = shop.url) {
  const opened = await openPage({ baseURL });
  await seeStreams(opened.page.context());
  await opened.page.goto(path);
  await expect.poll(() => streamsOf(opened.page).then(({ open }) => open), patient).toBe(1);
  return opened;
}

/** Somebody else votes hot on this deal. */
async function voteElsewhere(slug: string): Promise<void> {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto(`/deals/${slug}/`);
  await page.getByRole('button', { name: /^Hot/ }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Hot/ }).getAttribute('aria-pressed'), soon).toBe('true');
}

test('[F64] what others vote is seen on the deals page and on the page of the deal, without a reload', async () => {
  const [{ page: list, problems }, { page: single }] = await Promise.all([
    listening('/deals/?merchant=nordlicht'),
    listening('/deals/deal-1/'),
  ]);
  expect(await heat(list, 'Deal 1')).toBe('Temperature: 0°, neither hot nor cold');
  await voteElsewhere('deal-1');
  await expect.poll(() => heat(list, 'Deal 1'), patient).toBe('Temperature: 1°, hot');
  await expect.poll(() => single.locator('main [data-heat]').first().textContent(), patient).toBe('Temperature: 1°, hot');
  await expect.poll(() => single.getByText('1 vote').count(), patient).toBe(1);
  expect(problems).toEqual([]);
});

test('[F64] deals that were loaded later are followed too', async () => {
  const { page } = await listening('/deals/?merchant=nordlicht');
  await page.getByRole('link', { name: 'More deals' }).click();
  await expect.poll(() => cards(page, 'Deal 40').count(), soon).toBe(1);
  await expect.poll(() => streamsOf(page), patient).toMatchObject({ open: 1, all: 2 });
  await voteElsewhere('deal-40');
  await expect.poll(() => heat(page, 'Deal 40'), patient).toBe('Temperature: 1°, hot');
});

test('[F64] of more deals than can be followed at once, those in sight are', async () => {
  const { page } = await listening('/deals/');
  for (const count of [48, 54]) {
    await page.getByRole('link', { name: 'More deals' }).click();
    await expect.poll(() => cards(page).count(), soon).toBe(count);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // The first of the page: it is not among the fifty that were loaded last.
  await cards(page, 'Deal 3').scrollIntoViewIfNeeded();
  await voteElsewhere('deal-3');
  await expect.poll(() => heat(page, 'Deal 3'), patient).toBe('Temperature: 1°, hot');
});

test('[F64] a page that is left listens no more', async () => {
  const { page } = await listening('/deals/?merchant=nordlicht');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist/ })
    .click();
  await page.waitForURL('**/wishlist/');
  await expect.poll(() => streamsOf(page).then(({ open }) => open), patient).toBe(0);
});

/** A shop that is open well before its deal ends: on a slow machine it takes longer to open. */
async function shopBeforeEnd(): Promise<{ url: string; end: number }> {
  for (const patienceMs of [35_000, 70_000, 150_000]) {
    const end = Date.now() + patienceMs;
    const server = await preparedShop((db) => makeEnding(db, new Date(end)));
    onTestFinished(async () => void (await server.stop()));
    if (end - Date.now() > 20_000) return { url: server.url, end };
  }
  throw new Error('The machine is too slow for this test');
}

test('[F60, F64] a deal that ends while it is looked at is marked and stays where it is', { timeout: 400_000 }, async () => {
  const { url, end } = await shopBeforeEnd();
  const { page, problems } = await listening('/deals/', url);
  const card = cards(page, 'A kettle for little');
  const before = await card.boundingBox();
  expect(await card.getByRole('link', { name: /^Show code/ }).count()).toBe(1);
  await expect.poll(() => card.getByText('This deal has ended').count(), { timeout: end - Date.now() + 60_000 }).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(end);
  expect(await card.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  expect(await card.getByRole('timer').count()).toBe(0);
  await expect.poll(() => card.getByText(endingCode).count(), patient).toBe(1);
  expect(await card.getByRole('button', { name: /^Hot/ }).getAttribute('title')).toBe('This deal has ended');
  expect(problems).toEqual([]);
});
