import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../compare/chartPages.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { seeStreams, streamsOf } from '../live/liveDriver.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { announced, cards, offerOnServer, soon, startDealsShop } from './dealsShop.ts';

// The vote arrows beside the temperature (rows 64 and 65), and the page of a deal (row 61). Each test votes on its own deal.

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
  const ask = async (query: string, variables: object) => {
    const headers = { 'content-type': 'application/json', origin: shop.url };
    return (await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })).json();
  };
  const { data } = (await ask('query ($slug: String!) { offer(slug: $slug) { id } }', { slug })) as { data: { offer: { id: string } } };
  const vote = 'mutation ($input: VoteHotInput!) { voteHot(input: $input) { __typename } }';
  const answer = await ask(vote, { input: { offerId: data.offer.id, vote: 'HOT' } });
  expect(answer).toMatchObject({ data: { voteHot: { __typename: 'VoteHotPayload' } } });
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

// The page of one deal (row 61), in every state.

const lamp = '/deals/hot-lamp/';
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const toggle = (page: Page) => page.getByRole('button', { name: /(Show|Hide) details/ });
/** Returns the distance of the details from the window's top edge. */
const top = (page: Page) => details(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const isAtEnd = (page: Page) => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1);

test('[F61] the toggle expands the details, scrolls to them, and collapses them again', async () => {
  const { page, problems } = await open({ viewport: { width: 1280, height: 500 } });
  await page.goto(lamp);
  expect(await details(page).count()).toBe(0);
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  await toggle(page).click();
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
  const controls = await toggle(page).getAttribute('aria-controls');
  expect(await details(page).getAttribute('id')).toBe(controls);
  await expect.poll(async () => (await top(page)) === 45 || (await isAtEnd(page)), soon).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await details(page).innerText()).toContain('Comes with a bulb.\n\nReturns are free within 30 days.');
  await toggle(page).click();
  await expect.poll(() => details(page).count(), soon).toBe(0);
  expect(await toggle(page).innerText()).toBe('Show details');
  expect(problems).toEqual([]);
});

test('[F61] with reduced motion, the toggle jumps to the details', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 500 }, reducedMotion: 'reduce' });
  await page.goto(lamp);
  // Records every scroll position of the page's own scrolling.
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    window.scrollTo = new Proxy(window.scrollTo, {
      apply(target, self, args: [ScrollToOptions]) {
        places.push(args[0].top ?? 0);
        return Reflect.apply(target, self, args) as unknown;
      },
    });
  });
  await toggle(page).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { places: number[] }).places.length), soon).toBe(1);
  expect((await top(page)) === 45 || (await isAtEnd(page))).toBe(true);
});

test('[F61] a deal’s page shows price, shipping, votes, end and, without JavaScript, all details', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const response = await page.goto(`${lamp}?codeid=3`);
  expect(response?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('A hot lamp');
  const text = (await page.locator('main article').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('€79.90 + €4.95 delivery = €84.85 Only a few left');
  expect(text).toContain('31 votes');
  expect(await page.getByRole('timer').innerText()).toMatch(/^Ends \d+ \w+ \d{4}, \d\d:\d\d UTC$/);
  expect(await page.getByRole('link', { name: /^Go to shop/ }).getAttribute('href')).toMatch(/^\/out\/\d+$/);
  expect(await page.getByRole('link', { name: 'Desk lamp' }).getAttribute('href')).toBe('/product/desk-lamp/');
  expect(await page.getByRole('link', { name: 'Hafen & Co', exact: true }).getAttribute('href')).toBe('/deals/?merchant=hafen');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.url}${lamp}`);
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) => JSON.parse(json) as object);
  expect(facts).toContainEqual(
    expect.objectContaining({
      '@type': 'Offer',
      price: '79.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
    }),
  );
  expect(await toggle(page).isVisible()).toBe(false);
  const region = page.locator('#offer-details');
  expect(await region.isVisible()).toBe(true);
  const shown = (await region.innerText()).replace(/\s+/g, ' ');
  expect(shown).toMatch(/Delivery \+ €4.95 delivery Delivers to Austria, Germany Posted .* UTC Valid until .* UTC Links to hafen.example/);
  expect(await region.getByRole('link', { name: 'Deals in Lamps' }).getAttribute('href')).toBe('/deals/?category=lamps');
});

test('an expired deal shows its state and accepts no votes, and an unknown one is a 404', async () => {
  const response = await fetch(`${shop.url}/deals/old-lamp/`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  expect(textOf(main)).toMatch(/This deal has ended\.[^]*Expired .* UTC/);
  expect(main).not.toContain('role="timer"');
  const [arrow = ''] = /<button [^>]*data-vote="HOT"[^>]*>/.exec(main) ?? [];
  expect(arrow).toContain('aria-disabled="true"');
  expect(arrow).toContain('title="This deal has ended"');
  expect(html).not.toContain('"@type":"Offer"');
  const unknown = await fetch(`${shop.url}/deals/no-such-deal/`);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringMatching(/<h1[^>]*>Page not found/)]);
});

test('[F61] the page of a deal has no layout shift, overflow or accessibility violations in wide and narrow windows', async () => {
  const { page, problems } = await open();
  const expectFits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(lamp);
    await page.getByRole('timer').getByText('min').waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    await toggle(page).click();
    await details(page).waitFor();
    await expectFits();
  }
  expect(await problemsInBothThemes(page)).toEqual([]);
  // A title of one very long word doesn't overflow the screen.
  await page.getByRole('heading', { level: 1 }).evaluate((element) => (element.textContent = 'Schreibtischlampenhalterung'.repeat(3)));
  await expectFits();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectFits();
  expect(problems).toEqual([]);
});
