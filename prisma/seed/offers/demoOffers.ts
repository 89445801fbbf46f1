// Merchants' offers in the demo shop: the shop's own products at similar prices, and offers without a product.
import type { OfferInput } from '../../../server/engagement/offers/input.ts';
import data from '../data/offers.json' with { type: 'json' };

/** Optional data of an offer. */
export interface DemoFacts {
  /** Days since the price dropped, and the price before (in cents, or as a percentage of ours). */
  was?: number[];
  availability?: string;
  shipsTo?: string[];
  code?: string;
  masked?: boolean;
  /** Hours before now. */
  published?: number;
  /** Hours from now; negative values are in the past. */
  starts?: number;
  ends?: number;
  /** Numbers of hot and cold votes. */
  votes?: number[];
  /** Reports on the code this week: [worked, all]. */
  worked?: number[];
  comments?: (DemoComment & { replies?: DemoComment[] })[];
}

/** A comment or a reply. */
export interface DemoComment {
  /** Name of its author. */
  by: string;
  /** Hours after the offer was published. */
  after: number;
  text: string;
}

/** Merchant slug; percentage of our price, absent for our own offer; shipping cost, null if unknown. */
type OfProduct = [merchant: string, percent?: number, shippingMinor?: number | null, facts?: DemoFacts];

/** An offer without a product, in a category given by slug. */
interface Other extends DemoFacts {
  slug: string;
  merchant: string;
  in: string | null;
  title: string;
  summary: string;
  details?: string;
  price?: number;
  shipping?: number;
}

// TypeScript infers arrays instead of tuples for the rows of a JSON file; seed.test.ts saves all of them.
const written = data as unknown as { products: { sku: string; at: OfProduct[] }[]; others: Other[] };

/** A demo offer: the input to save, and the earlier price. */
export interface DemoOffer {
  input: OfferInput;
  was: { at: Date; priceMinor: number } | null;
  facts: DemoFacts;
}

/** An hour in milliseconds. */
export const hourMs = 3_600_000;

/** SKUs of the products with offers. */
export const offeredSkus = data.products.map(({ sku }) => sku);

/** A product with offers. */
export interface DemoProduct {
  id: number;
  sku: string | null;
  slug: string;
  name: string;
  priceMinor: number;
}

function timed(now: Date, facts: DemoFacts): Pick<OfferInput, 'startsAt' | 'endsAt' | 'publishedAt'> {
  const fromNow = (hours: number | undefined) => (hours === undefined ? null : new Date(now.getTime() + hours * hourMs));
  const published = fromNow(facts.published === undefined ? undefined : -facts.published);
  return {
    startsAt: fromNow(facts.starts),
    endsAt: fromNow(facts.ends),
    // A price drop is published on the day it happened.
    publishedAt: published ?? (facts.was?.[0] === undefined ? undefined : (fromNow(-24 * facts.was[0]) ?? undefined)),
  };
}

function described(facts: DemoFacts) {
  return {
    availability: (facts.availability ?? 'IN_STOCK') as OfferInput['availability'],
    shipsTo: facts.shipsTo ?? [],
    code: facts.code ?? null,
    isCodeMasked: facts.masked ?? true,
  };
}

/** Rounds to a typical shop price: ending in 90, or in 9 below ten euros. */
function priceTag(minor: number): number {
  return minor >= 1_000 ? Math.round(minor / 100) * 100 - 10 : Math.max(1, Math.round(minor / 10) * 10 - 1);
}

function pastPrice(now: Date, was: number[] | undefined, price: (value: number) => number): DemoOffer['was'] {
  const [days = 0, before = 0] = was ?? [];
  return was ? { at: new Date(now.getTime() - days * 24 * hourMs), priceMinor: price(before) } : null;
}

/** Merchants by their slugs. */
export type MerchantIds = ReadonlyMap<string, { id: number; homepage: string }>;

/** Offers for our products; products that the shop doesn't have are omitted. */
export function offersOfProducts(now: Date, products: readonly DemoProduct[], merchantIds: MerchantIds): DemoOffer[] {
  return written.products.flatMap(({ sku, at }, line) => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (!product) return [];
    return at.flatMap(([slug, percent, shippingMinor = null, more = {}], place): DemoOffer[] => {
      const merchant = merchantIds.get(slug);
      if (!merchant) return [];
      // Offers without a time are published one after another.
      const facts: DemoFacts = { published: more.was ? undefined : 9 + 31 * place + 23 * line, ...more };
      const tag = (value: number) => priceTag((product.priceMinor * value) / 100);
      const isOwn = percent === undefined;
      return [
        {
          facts,
          was: pastPrice(now, facts.was, tag),
          input: {
            slug: `${product.slug}-at-${slug}`,
            merchantId: merchant.id,
            productId: product.id,
            title: product.name,
            destinationUrl: isOwn ? null : `${merchant.homepage}p/${product.slug}`,
            priceMinor: isOwn ? null : tag(percent),
            // Our delivery cost within Germany.
            shippingMinor: isOwn ? (product.priceMinor >= 5_000 ? 0 : 490) : shippingMinor,
            ...described(facts),
            ...timed(now, facts),
          },
        },
      ];
    });
  });
}

/** Offers without a product. */
export function otherOffers(now: Date, categoryIds: ReadonlyMap<string, number>, merchantIds: MerchantIds): DemoOffer[] {
  return written.others.flatMap((offer): DemoOffer[] => {
    const merchant = merchantIds.get(offer.merchant);
    if (!merchant) return [];
    return [
      {
        facts: offer,
        was: pastPrice(now, offer.was, (price) => price),
        input: {
          slug: offer.slug,
          merchantId: merchant.id,
          categoryId: offer.in === null ? null : (categoryIds.get(offer.in) ?? null),
          title: offer.title,
          summary: offer.summary,
          details: offer.details ?? '',
          destinationUrl: offer.merchant === 'souk' ? null : `${merchant.homepage}deals/${offer.slug}`,
          priceMinor: offer.price ?? null,
          shippingMinor: offer.shipping ?? null,
          ...described(offer),
          ...timed(now, offer),
        },
      },
    ];
  });
}
