import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { setVisitorCookie, preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// A shop for browser tests with coupons in every state; all dates are close to the current time.

/** Codes that pages must not contain before they are revealed. */
export const codes = {
  masked: 'LAMP-7731-SECRET',
  open: 'WELCOME5',
  expired: 'LATE-0815',
  hidden: 'DRAFT-0001',
  late: 'TOO-SOON-1',
} as const;

export const endingCode = 'HURRY-4711';

/** Ids of the offers. */
export type CouponNumbers = Record<keyof typeof codes, number>;

export interface CouponShop {
  url: string;
  numbers: CouponNumbers;
  stop(): Promise<unknown>;
  /** Opens a page as a visitor who doesn't share their reveal limits with other tests. */
  open(options?: BrowserContextOptions): Promise<ShopPage>;
}

/**
 * Starts a shop with coupons in every state.
 * @param prepare creates more data
 */
export async function startCouponShop(prepare?: (db: Db, numbers: CouponNumbers) => Promise<unknown>): Promise<CouponShop> {
  const tokens: string[] = [];
  let made: CouponNumbers | undefined;
  const server = await preparedShop(async (db) => {
    made = await makeCoupons(db);
    await prepare?.(db, made);
    for (let visitor = 0; visitor < 60; visitor += 1) {
      await visitorIdentity(db, undefined, new Date(), (token) => tokens.push(token)).orCreate();
    }
  });
  if (!made) throw new Error('No coupons were made');
  return {
    url: server.url,
    numbers: made,
    stop: () => server.stop(),
    async open(options = {}) {
      const opened = await openPage({ baseURL: server.url, ...options });
      await setVisitorCookie(opened.page.context(), server.url, tokens.pop() ?? '');
      return opened;
    },
  };
}

const second = 1_000;
const day = 24 * 3_600 * second;
const after = (ms: number) => new Date(Date.now() + ms);

/** Creates one product with offers of two merchants, and coupons: masked, open, expired, a draft, and one that hasn't started. */
async function makeCoupons(db: Db): Promise<CouponNumbers> {
  const nordlicht = await makeMerchant(db, { slug: 'nordlicht', name: 'Nordlicht', homepage: 'https://www.nordlicht.example/' });
  const hafen = await makeMerchant(db, { slug: 'hafen', name: 'Hafen & Co', homepage: 'https://hafen.example/', isAffiliate: false });
  const product = await makeProduct(db, { name: 'Desk lamp', slug: 'desk-lamp', regularPriceMinor: 8_900 });
  const offer = (facts: Omit<Parameters<typeof makeOffer>[1], 'merchantId'>, merchantId = nordlicht) =>
    makeOffer(db, { merchantId, ...facts }, after(-day));
  const masked = await offer({
    slug: 'twenty-off-lamps',
    title: '20% off all lamps',
    summary: 'For orders of €50 and more.',
    details: 'Once a customer.\n\nNot for gift cards.',
    code: codes.masked,
    isCodeMasked: true,
    endsAt: after(9 * day),
    destinationUrl: 'https://www.nordlicht.example/lamps?from=souk',
    productId: product.id,
    priceMinor: 8_990,
  });
  const open = await offer(
    {
      slug: 'new-customers',
      title: '€5 for new customers',
      code: codes.open,
      isCodeMasked: false,
      destinationUrl: 'https://hafen.example/',
      productId: product.id,
    },
    hafen,
  );
  const expired = await offer({
    slug: 'free-shipping-in-spring',
    title: 'Free shipping in spring',
    code: codes.expired,
    isCodeMasked: true,
    startsAt: after(-9 * day),
    endsAt: after(-day),
  });
  const hidden = await offer({ title: 'Not published', code: codes.hidden, isCodeMasked: true, status: 'DRAFT' });
  const late = await offer({ title: 'Not set up', code: codes.late, isCodeMasked: true, startsAt: after(9 * day) });
  await offer({ title: 'Desk lamp, black', productId: product.id, priceMinor: 7_990, shippingMinor: 495, shipsTo: ['DE', 'AT'] });
  await offer({ title: 'Desk lamp', productId: product.id, priceMinor: 8_290, shippingMinor: 0, availability: 'LIMITED' }, hafen);
  return { masked, open, expired, hidden, late };
}

/**
 * Creates an offer with a masked code that ends soon.
 * @returns its id
 */
export async function makeEnding(db: Db, endsAt: Date): Promise<number> {
  const merchantId = await makeMerchant(db, { slug: 'eilig', name: 'Eilig', homepage: 'https://eilig.example/' });
  const product = await makeProduct(db, { name: 'Kettle', slug: 'kettle' });
  const facts = { slug: 'ending-soon', title: 'A kettle for little', code: endingCode, isCodeMasked: true, priceMinor: 1_990 };
  return makeOffer(db, { merchantId, productId: product.id, endsAt, ...facts }, after(-day));
}

/** Creates recent votes on a code, the latest last. */
export async function makeCouponVotes(db: Db, offerId: number, votes: readonly boolean[]): Promise<void> {
  const start = Date.now() - 3_600 * second;
  await db.prisma.couponVote.createMany({
    data: votes.map((worked, index) => ({ offerId, worked, at: new Date(start + index * second) })),
  });
}

/** Locates the page's masked coupon. */
export const maskedLink = (page: Page) => page.getByRole('link', { name: /^Show code/ }).first();

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Your code for/ });

/**
 * Intercepts links out of the shop within the test, and records where they lead.
 * @returns the merchants' URLs that were opened
 */
export async function merchantPages(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.context().route('**/out/*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    seen.push(response.headers().location ?? '');
    await route.fulfill({ contentType: 'text/html', body: '<title>A merchant</title>' });
  });
  return seen;
}

// Other shops' prices of a product, on its page.

export const tablePath = '/product/desk-lamp/';
export const table = (page: Page) => page.getByRole('region', { name: 'Offers from other shops' });
export const tableRows = (page: Page) => table(page).getByRole('list').first().getByRole('listitem');

/** Opens the product and scrolls near the table, whose code then loads and renders its elements again. */
export async function openTable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Runs before any script of the page.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.getElementById('offers')?.setAttribute('data-made', 'by the server');
    });
  });
  await page.goto(tablePath);
  await page.evaluate(() => document.getElementById('offers')?.scrollIntoView());
  await page.locator('#offers:not([data-made])').waitFor();
}

/** Returns the responses to the page's own requests. */
export function watchAnswers(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => response.url().endsWith('/graphql') && answers.push(response.text()));
  return answers;
}

/** Returns how many voters the code worked for, and the total, from the text. */
export async function tallyIn(place: Locator): Promise<[worked: number, total: number]> {
  const [, worked, total] = /Worked for (\d+) of (\d+) this week/.exec(await place.innerText()) ?? [];
  return [Number(worked), Number(total)];
}
