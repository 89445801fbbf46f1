import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeStreams, streamsOf } from '../live/liveDriver.ts';
import { openPage } from '../support/browser.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { announced, cards, offerOnServer, soon, startDealsShop } from './dealsShop.ts';

// The vote arrows beside the temperature (rows 64 and 65). Each test votes on its own deal.

let shop: ServerProcess;
beforeAll(async () => {
  shop = await startDealsShop();
});
afterAll(() => shop.stop());

const already = 'You’ve already voted';
const open = (options: Parameters<typeof openPage>[0] = {}) => openPage({ baseURL: shop.url, ...options });
const arrow = (place: Locator | Page, way: 'Hot' | 'Cold') => place.getByRole('button', { name: new RegExp(`^${way}`) });
const score = (place: Locator) => place.locator('[data-heat]').textContent();
const looks = async (button: Locator) => ({
  title: await button.getAttribute('title'),
  isLocked: (await button.getAttribute('aria-disabled')) === 'true',
  isPressed: (await button.getAttribute('aria-pressed')) === 'true',
});

/** Pressed by keyboard, because a locked arrow can be focused too. */
const press = (button: Locator) => button.press('Enter');

/** Waits until a vote has locked both arrows. */
async function expectLocked(place: Locator, given: 'Hot' | 'Cold'): Promise<void> {
  for (const way of ['Hot', 'Cold'] as const) {
    await expect.poll(() => looks(arrow(place, way)), soon).toEqual({ title: already, isLocked: true, isPressed: way === given });
  }
}

test('[F65] a vote counts once, locks both arrows, is announced, and persists across reloads and pages', async () => {
  const { page, problems, requests } = await open();
  await page.goto('/deals/?merchant=nordlicht');
  expect(requests.filter((path) => path === '/graphql')).toEqual([]);
  const card = cards(page, 'Deal 2');
  expect(await looks(arrow(card, 'Hot'))).toEqual({ title: 'Vote hot', isLocked: false, isPressed: false });
  await arrow(card, 'Hot').focus();
  await page.keyboard.press('Enter');
  await expectLocked(card, 'Hot');
  await expect.poll(() => score(card), soon).toBe('Temperature: 1°, hot');
  await expect.poll(() => announced(page), soon).toContain('“Deal 2”: you voted hot. Temperature: 1.');
  expect(await arrow(card, 'Hot').evaluate((element) => element === document.activeElement)).toBe(true);
  await press(arrow(card, 'Cold'));
  expect(await offerOnServer(page, 'deal-2')).toMatchObject({ score: 1, voteCount: 1 });

  await page.reload();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expectLocked(card, 'Hot');
  expect((await looks(arrow(cards(page, 'Deal 3'), 'Hot'))).isLocked).toBe(false);
  await card.getByRole('link', { name: 'Deal 2', exact: true }).click();
  await page.waitForURL('**/deals/deal-2/');
  await expectLocked(page.locator('main article'), 'Hot');
  expect(problems).toEqual([]);
});

test('[F65] without JavaScript, a vote leads to the deal’s page, counts, and a second vote is rejected', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto('/deals/?merchant=nordlicht');
  await arrow(cards(page, 'Deal 8'), 'Cold').click();
  expect(new URL(page.url()).pathname).toBe('/deals/deal-8/');
  expect(await page.getByRole('alert').innerText()).toBe('You voted cold. Thank you.');
  const main = page.locator('main article');
  await expectLocked(main, 'Cold');
  expect(await score(main)).toBe('Temperature: −1°, cold');
  await page.goto('/deals/deal-8/');
  await arrow(main, 'Hot').click();
  expect(await page.getByRole('alert').innerText()).toMatch(/already voted/);
  expect(await offerOnServer(page, 'deal-8')).toMatchObject({ score: -1, voteCount: 1 });
});

// Deals pages update with other visitors' votes.

const patient = { timeout: 60_000 };
const heat = (page: Page, title: string) => cards(page, title).locator('[data-heat]').textContent();

/** Opens a deals page and waits until it listens. */
async function listening(path: string) {
  const opened = await open();
  await seeStreams(opened.page.context());
  await opened.page.goto(path);
  await expect.poll(() => streamsOf(opened.page).then(({ open }) => open), patient).toBe(1);
  return opened;
}

/** Votes hot on this deal as another visitor. */
async function voteElsewhere(slug: string): Promise<void> {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`/deals/${slug}/`);
  await arrow(page.locator('main article'), 'Hot').click();
  expect(await page.getByRole('alert').innerText()).toBe('You voted hot. Thank you.');
}

test('[F64] votes by others appear on the deals page and the deal’s page without a reload', async () => {
  const [{ page: list, problems }, { page: single }] = await Promise.all([listening('/deals/'), listening('/deals/deal-1/')]);
  expect(await heat(list, 'Deal 1')).toBe('Temperature: 0°, neither hot nor cold');
  await voteElsewhere('deal-1');
  await expect.poll(() => heat(list, 'Deal 1'), patient).toBe('Temperature: 1°, hot');
  await expect.poll(() => single.locator('main [data-heat]').first().textContent(), patient).toBe('Temperature: 1°, hot');
  await expect.poll(() => single.getByText('1 vote').count(), patient).toBe(1);

  // Deals loaded later are updated too.
  const more = list.getByRole('link', { name: 'More deals' });
  await more.click();
  await expect.poll(() => cards(list).count(), soon).toBe(48);
  await expect.poll(() => streamsOf(list), patient).toMatchObject({ open: 1, all: 2 });
  await voteElsewhere('deal-40');
  await expect.poll(() => heat(list, 'Deal 40'), patient).toBe('Temperature: 1°, hot');

  // If there are more deals than can be updated at once, those in view are: the page's first deals aren't among the fifty loaded last.
  await more.click();
  await expect.poll(() => cards(list).count(), soon).toBe(54);
  await list.evaluate(() => window.scrollTo(0, 0));
  await cards(list, 'Deal 3').scrollIntoViewIfNeeded();
  await voteElsewhere('deal-3');
  await expect.poll(() => heat(list, 'Deal 3'), patient).toBe('Temperature: 1°, hot');

  // A page that was left no longer listens.
  await list
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist/ })
    .click();
  await list.waitForURL('**/wishlist/');
  await expect.poll(() => streamsOf(list).then(({ open: count }) => count), patient).toBe(0);
  expect(problems).toEqual([]);
});
