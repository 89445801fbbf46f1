import type { Page } from 'playwright-core';
import type { Db } from '../../server/db.ts';
import { makeProduct } from '../support/products.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// A shop with coupons of every state, for browsers: all dates are around now.

/** Codes that the pages must not tell before they are asked for. */
export const codes = { masked: 'LAMP-7731-SECRET', open: 'WELCOME5', expired: 'LATE-0815', hidden: 'DRAFT-0001', late: 'TOO-SOON-1' } as const;

/** Numbers of the offers. */
export type CouponShop = Record<keyof typeof codes, number> & { productSlug: string };

const second = 1_000;
const day = 24 * 3_600 * second;
const after = (ms: number) => new Date(Date.now() + ms);

/** One product with offers of two merchants, and coupons: masked, open, expired, a draft, and one that has not begun. */
export async function makeCouponShop(db: Db): Promise<CouponShop> {
  const now = new Date();
  const nordlicht = await makeMerchant(db, { slug: 'nordlicht', name: 'Nordlicht', homepage: 'https://www.nordlicht.example/' });
  const hafen = await makeMerchant(db, { slug: 'hafen', name: 'Hafen & Co', homepage: 'https://hafen.example/', isAffiliate: false });
  const product = await makeProduct(db, { name: 'Desk lamp', slug: 'desk-lamp', regularPriceMinor: 8_900 });
  const offer = (facts: Omit<Parameters<typeof makeOffer>[1], 'merchantId'>, merchantId = nordlicht) =>
    makeOffer(db, { merchantId, ...facts }, after(-day));
  const masked = await offer({
    slug: 'twenty-off-lamps',
    title: '20 % off all lamps',
    summary: 'For orders of €50 and more.',
    details: 'Once a customer.\n\nNot for gift cards.',
    code: codes.masked,
    isCodeMasked: true,
    endsAt: after(9 * day),
    destinationUrl: 'https://www.nordlicht.example/lamps?from=souk',
  });
  const open = await offer({ title: '€5 for new customers', code: codes.open, isCodeMasked: false, destinationUrl: 'https://hafen.example/' }, hafen);
  const expired = await offer({ title: 'Free shipping in spring', code: codes.expired, isCodeMasked: true, startsAt: after(-9 * day), endsAt: after(-day) });
  const hidden = await offer({ title: 'Not published', code: codes.hidden, isCodeMasked: true, status: 'DRAFT' });
  const late = await offer({ title: 'Not yet', code: codes.late, isCodeMasked: true, startsAt: after(9 * day) });
  await offer({ title: 'Desk lamp, black', productId: product.id, priceMinor: 7_990, shippingMinor: 495, shipsTo: ['DE', 'AT'] });
  await offer({ title: 'Desk lamp', productId: product.id, priceMinor: 8_290, shippingMinor: 0, availability: 'LIMITED' }, hafen);
  await db.prisma.offer.updateMany({ data: { createdAt: now } });
  return { masked, open, expired, hidden, late, productSlug: product.slug };
}

/** The masked coupon of the page, as it stands there. */
export const maskedLink = (page: Page) => page.getByRole('link', { name: /^Show code/ }).first();

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Your code for/ });
