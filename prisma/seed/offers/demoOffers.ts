// What merchants offer in the demo shop: the shop's own products for prices around its own, and things that stand alone.
import type { OfferInput } from '../../../server/engagement/offers/input.ts';
import data from '../data/offers.json' with { type: 'json' };

/** What is written down of an offer beside its merchant and its price. */
export interface DemoFacts {
  /** So many days ago it became cheaper; before, it cost this (a price, or per cent of ours). */
  was?: number[];
  availability?: string;
  shipsTo?: string[];
  code?: string;
  masked?: boolean;
  /** Hours before now. */
  published?: number;
  /** Hours from now; negative ones are over. */
  starts?: number;
  ends?: number;
  /** Hot and cold ones. */
  votes?: number[];
  /** Of so many who tried the code this week, for how many it worked: [worked, all]. */
  worked?: number[];
}

/** The merchant's slug; per cent of our price, none for an offer of our own; what shipping costs, null when unknown. */
type OfProduct = [merchant: string, percent?: number, shippingMinor?: number | null, facts?: DemoFacts];

/** An offer that stands alone, in a category by its slug. */
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

// TypeScript reads the rows of a JSON file as lists of any length, and they are tuples; seed.test.ts saves every one of them.
const written = data as unknown as { products: { sku: string; at: OfProduct[] }[]; others: Other[] };

/** An offer of the demo: what to save, and what it cost before. */
export interface DemoOffer {
  input: OfferInput;
  was: { at: Date; priceMinor: number } | null;
  facts: DemoFacts;
}

/** An hour in milliseconds. */
export const hourMs = 3_600_000;

/** The products that are offered. */
export const offeredSkus = data.products.map(({ sku }) => sku);

/** A product of the shop that is offered. */
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
    // A price that has fallen is news of that day.
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

/** As prices are written in shops: ending on 90, or on 9 below ten euros. */
function priceTag(minor: number): number {
  return minor >= 1_000 ? Math.round(minor / 100) * 100 - 10 : Math.max(1, Math.round(minor / 10) * 10 - 1);
}

function pastPrice(now: Date, was: number[] | undefined, price: (value: number) => number): DemoOffer['was'] {
  const [days = 0, before = 0] = was ?? [];
  return was ? { at: new Date(now.getTime() - days * 24 * hourMs), priceMinor: price(before) } : null;
}

/** Merchants by their slugs. */
export type MerchantIds = ReadonlyMap<string, { id: number; homepage: string }>;

/** Offers of our products; those that the shop does not have are left out. */
export function offersOfProducts(now: Date, products: readonly DemoProduct[], merchantIds: MerchantIds): DemoOffer[] {
  return written.products.flatMap(({ sku, at }, line) => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (!product) return [];
    return at.flatMap(([slug, percent, shippingMinor = null, more = {}], place): DemoOffer[] => {
      const merchant = merchantIds.get(slug);
      if (!merchant) return [];
      // Without a time of their own they have come one after the other.
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
            // What delivery within Germany costs here.
            shippingMinor: isOwn ? (product.priceMinor >= 5_000 ? 0 : 490) : shippingMinor,
            ...described(facts),
            ...timed(now, facts),
          },
        },
      ];
    });
  });
}

/** Offers that stand alone. */
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
