import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeStreams, streamsOf } from '../live/liveWalk.ts';
import { adminWithSession, type AdminWithSession } from '../support/adminSession.ts';
import { endingCode, makeEnding, maskedLink, startCouponShop, type CouponShop } from './couponShop.ts';
import { cards } from './dealsShop.ts';

// A coupon whose time comes while somebody looks at it, by the shop's own clock (rows 58, 60 and 64).

const second = 1_000;
const path = '/deals/ending-soon/';
const soon = { timeout: 60_000 };

let shop: CouponShop;
let desk: AdminWithSession;
let offer: { databaseId: number; merchantId: number; productId: number | null };

beforeAll(async () => {
  shop = await startCouponShop(async (db) => {
    desk = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'] });
    const databaseId = await makeEnding(db, new Date(Date.now() + 3_600 * second));
    const { merchantId, productId } = await db.prisma.offer.findUniqueOrThrow({ where: { id: databaseId } });
    offer = { databaseId, merchantId, productId };
  });
});
afterAll(() => shop.stop());

let version = 1;

/** The staff sets another end. */
async function setEnd(end: number): Promise<void> {
  const { databaseId, ...belongsTo } = offer;
  const facts = {
    ...belongsTo,
    slug: 'ending-soon',
    title: 'A kettle for little',
    code: endingCode,
    priceMinor: 1_990,
    destinationUrl: 'https://eilig.example/kettle',
    endsAt: new Date(end).toISOString(),
  };
  const query = 'mutation ($input: SaveOfferInput!) { saveOffer(input: $input) { __typename ... on UserError { message } } }';
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, cookie: `admin=${desk.token}` },
    body: JSON.stringify({ query, variables: { input: { databaseId, expectedVersion: version, facts } } }),
  });
  expect(await answer.json()).toEqual({ data: { saveOffer: { __typename: 'SaveOfferPayload' } } });
  version += 1;
}

const state = (page: Page) => page.locator('main [data-coupon]').first().getAttribute('data-coupon');

/** What the countdown of a page has said so far. */
const saidBy = (page: Page) => page.evaluate(() => (window as unknown as { texts: string[] }).texts);

/** A visitor's page, which writes down what its countdown says, and the window's streams. */
async function open(address: string) {
  const { page, problems } = await shop.open();
  await seeStreams(page.context());
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const note = () => {
      const text = document.querySelector<HTMLElement>('main [role=timer]')?.textContent;
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(address);
  return { page, problems };
}

/** Pages that were there before their offer ended: on a slow machine they take longer to open. */
async function openBeforeEnd() {
  const [{ page: list, problems: ofList }, { page: single, problems: ofSingle }, { page: product, problems: ofProduct }] = [
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
    if (Date.now() < end - 2 * second) return { list, single, product, end, problems: [ofList, ofSingle, ofProduct] };
  }
  throw new Error('The machine is too slow for this test');
}

test(
  '[F58, F60, F64] when its time comes the coupon is over at once, tells its code, and the offer is in no list',
  { timeout: 400_000 },
  async () => {
    const { list, single, product, end, problems } = await openBeforeEnd();
    expect(await state(single)).toBe('masked');
    expect(await single.content()).not.toContain(endingCode);
    const card = cards(list, 'A kettle for little');
    const before = await card.boundingBox();
    expect(await card.getByRole('link', { name: /^Show code/ }).count()).toBe(1);
    expect(await product.locator('#offers').count()).toBe(1);

    await expect.poll(() => state(single), { timeout: end - Date.now() + 60_000 }).toBe('expired');
    // The shop and this test are told the time by the same clock.
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    await single.locator(`main [data-coupon=expired][data-codetext="${endingCode}"]`).waitFor();
    await single.getByText('This deal has ended.').waitFor();
    expect(await single.locator('main [role=timer]').count()).toBe(0);
    expect(await maskedLink(single).count()).toBe(0);
    // The last second is told as one; it never said 0.
    expect((await saidBy(single)).at(-1)).toBe('0days00hours00min01sec');

    // A card is marked, and stays where it is.
    await expect.poll(() => card.getByText('This deal has ended').count(), soon).toBe(1);
    expect(await card.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
    expect(await card.getByRole('timer').count()).toBe(0);
    await expect.poll(() => card.getByText(endingCode).count(), soon).toBe(1);
    expect(await card.getByRole('button', { name: /^Hot/ }).getAttribute('title')).toBe('This deal has ended');
    // The table of other shops' offers goes with its last row.
    await product.locator('#offers').waitFor({ state: 'detached' });

    const html = async (of: string) => (await fetch(shop.url + of)).text();
    await expect.poll(() => html('/deals/'), soon).not.toContain('A kettle for little');
    await expect.poll(() => html('/product/kettle/'), soon).not.toContain('Offers from other shops');
    await expect.poll(() => html(path), soon).toContain('data-coupon="expired"');
    expect(await html(path)).not.toContain('role="timer"');
    expect(problems).toEqual([[], [], []]);
  },
);
