import type { Page } from 'playwright-core';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// A shop for browser tests with deals; all dates are close to the current time, because the server uses the actual clock.

const second = 1_000;
export const hourMs = 3_600 * second;
export const dayMs = 24 * hourMs;
export const fromNow = (ms: number) => new Date(Date.now() + ms);

/** Timeout for expect.poll, because responses may take long on a busy machine. */
export const soon = { timeout: 20_000 };

/** Number of deals of the merchant Nordlicht, all without an end: more than one page shows. */
export const nordlichtDeals = 50;

/** Sets the votes of an offer as if they were old. */
export async function setVotes(db: Db, offerId: number, hot: number, cold = 0): Promise<void> {
  const at = fromNow(-hourMs);
  const value = [...Array<number>(hot).fill(1), ...Array<number>(cold).fill(-1)];
  await db.prisma.hotVote.createMany({ data: value.map((one) => ({ offerId, value: one, at })) });
  await db.prisma.offer.update({ where: { id: offerId }, data: { score: hot - cold, voteCount: hot + cold } });
}

/** Creates deals of two merchants and of the shop itself: some hot, some cold, one new, one ended, and a product in a category. */
export async function makeDeals(db: Db): Promise<void> {
  const nordlicht = await makeMerchant(db, { slug: 'nordlicht', name: 'Nordlicht', homepage: 'https://www.nordlicht.example/' });
  const hafen = await makeMerchant(db, { slug: 'hafen', name: 'Hafen & Co', homepage: 'https://hafen.example/', isAffiliate: false });
  const category = await db.prisma.category.create({ data: { slug: 'lamps', name: 'Lamps' } });
  const lamp = await makeProduct(db, { name: 'Desk lamp', slug: 'desk-lamp', regularPriceMinor: 8_900 });
  await db.prisma.productCategory.create({ data: { productId: lamp.id, categoryId: category.id } });
  await refreshProducts(db.pool, [lamp.id], new Date());
  for (let index = 1; index <= nordlichtDeals; index += 1) {
    await makeOffer(
      db,
      { merchantId: nordlicht, slug: `deal-${index}`, title: `Deal ${index}`, priceMinor: 1_000 + index },
      fromNow(-index * hourMs),
    );
  }
  const facts = { merchantId: hafen, destinationUrl: 'https://www.hafen.example/lamp?from=souk' };
  const hot = await makeOffer(
    db,
    {
      ...facts,
      slug: 'hot-lamp',
      title: 'A hot lamp',
      summary: 'Warm light for little.',
      details: 'Comes with a bulb.\n\nReturns are free within 30 days.',
      productId: lamp.id,
      priceMinor: 7_990,
      shippingMinor: 495,
      shipsTo: ['DE', 'AT'],
      availability: 'LIMITED',
      endsAt: fromNow(2 * dayMs),
    },
    fromNow(-3 * dayMs),
  );
  await setVotes(db, hot, 27, 4);
  const cold = await makeOffer(
    db,
    { ...facts, slug: 'cold-lamp', title: 'A cold lamp', priceMinor: 9_900, shippingMinor: 0 },
    fromNow(-4 * dayMs),
  );
  await setVotes(db, cold, 2, 5);
  await makeOffer(db, { ...facts, slug: 'new-lamp', title: 'A new lamp', priceMinor: 8_000 }, fromNow(-60 * second));
  await makeOffer(db, { ...facts, slug: 'code-lamp', title: 'Ten off', code: 'LAMP10', isCodeMasked: true }, fromNow(-5 * dayMs));
  await makeOffer(
    db,
    { ...facts, slug: 'old-lamp', title: 'An old lamp', priceMinor: 5_000, startsAt: fromNow(-9 * dayMs), endsAt: fromNow(-dayMs) },
    fromNow(-9 * dayMs),
  );
}

/**
 * Starts a shop with deals.
 * @param prepare creates more data
 */
export function startDealsShop(prepare?: (db: Db) => Promise<unknown>): Promise<ServerProcess> {
  return preparedShop(async (db) => {
    await makeDeals(db);
    await prepare?.(db);
  });
}

/** Locates the page's cards, or the card with this title. */
export const cards = (page: Page, title?: string | RegExp) => {
  const all = page.locator('main article[data-offer]');
  return title === undefined ? all : all.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
};

/** Returns the cards' titles, from the top. */
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** Returns the page's announcements for screen readers. */
export const announced = (page: Page) => page.locator('body [role=status].visually-hidden').allTextContents();

export interface DealsRequest {
  score: number | null;
  voteCount: number;
}

/** Returns an offer from the API, bypassing cached responses. */
export async function offerOnServer(page: Page, slug: string): Promise<DealsRequest & { id: string }> {
  const query = 'query ($slug: String!) { serverTime offer(slug: $slug) { id score voteCount } }';
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post('/graphql', { data: { query, variables: { slug } }, headers });
  return ((await response.json()) as { data: { offer: DealsRequest & { id: string } } }).data.offer;
}
