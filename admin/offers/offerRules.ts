import { globalId, numberIn } from '../../shared/globalId.ts';
import { boolean, minLength, object, pipe, regex, string, transform, type input } from 'zod/mini';
import { addDays, isMidnight, shopDay, wallText } from '../../shared/clock/shopClock.ts';
import { listOf } from '../products/valueRules.ts';
import { amountText, shopInstantOf } from '../kit/form/amounts.ts';
import { blankAsNull, optionalAmount } from '../kit/form/schemas.ts';
import * as t from './__generated__/messages.ts';

// Maps an offer to its form's values, and these to the mutation's input. Pure.

export const availabilities = ['IN_STOCK', 'LIMITED', 'PREORDER', 'OUT_OF_STOCK'] as const;

/** Labels of the fields, for use without the form. */
export const offerLabels = {
  title: t.title,
  slug: t.slug,
  merchantId: t.merchant,
  productId: t.product,
  categoryId: t.category,
  summary: t.summary,
  details: t.details,
  destinationUrl: t.destinationUrl,
  priceMinor: t.price,
  shippingMinor: t.delivery,
  availability: t.availability,
  shipsTo: t.deliversTo,
  code: t.code,
  isCodeMasked: t.hideCodeUntilShopper,
  startsAt: t.starts,
  endsAt: t.ends,
} as const;

/** An offer as the form's fragment reads it. */
export interface OfferFacts {
  readonly title: string;
  readonly slug: string;
  readonly merchant: { readonly databaseId: number };
  readonly productId?: string | null;
  readonly categoryId?: string | null;
  readonly summary: string;
  readonly details: string;
  readonly destinationUrl: string;
  readonly ownPrice?: { readonly amount: number } | null;
  readonly shipping?: { readonly amount: number } | null;
  readonly availability: string;
  readonly shipsTo: readonly string[];
  readonly code?: string | null;
  readonly isCodeMasked: boolean;
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
}

export const blankOffer: OfferValues = {
  title: '',
  slug: '',
  merchantId: '',
  productId: '',
  categoryId: '',
  summary: '',
  details: '',
  destinationUrl: '',
  priceMinor: '',
  shippingMinor: '',
  availability: 'IN_STOCK',
  shipsTo: '',
  code: '',
  isCodeMasked: true,
  startsAt: '',
  endsAt: '',
};

const numberText = (id: string | null | undefined) => (id == null ? '' : String(numberIn(id)));

/** A bound as the form has it, in the shop's time zone: an instant at which a day begins, or ends, becomes that day. */
export function boundText(instant: string | null | undefined, isEnd: boolean): string {
  if (instant == null) return '';
  if (!isMidnight(instant)) return wallText(instant);
  return isEnd ? addDays(shopDay(instant), -1) : shopDay(instant);
}

/** Date and time of a bound, for their fields; the time is empty for a whole day. */
export function partsOf(bound: string): { day: string; time: string } {
  return { day: bound.slice(0, 10), time: bound.slice(11, 16) };
}

/** The bound of a date and a time; a time without a date makes none. */
export function boundOf({ day, time }: { day: string; time: string }): string {
  return day === '' || time === '' ? day : `${day}T${time}`;
}

/** A bound for the mutation: a whole day as it is, a time as the instant in the shop's time zone. */
const sentBound = (bound: string): string | null => (bound.length > 10 ? shopInstantOf(bound) : bound || null);

/** An offer as the fields' values. */
export function valuesOf(offer: OfferFacts): OfferValues {
  const { title, slug, summary, details, destinationUrl, availability, isCodeMasked } = offer;
  return {
    title,
    slug,
    summary,
    details,
    destinationUrl,
    availability,
    isCodeMasked,
    merchantId: String(offer.merchant.databaseId),
    productId: numberText(offer.productId),
    categoryId: numberText(offer.categoryId),
    priceMinor: amountText(offer.ownPrice?.amount),
    shippingMinor: amountText(offer.shipping?.amount),
    shipsTo: offer.shipsTo.join(', '),
    code: offer.code ?? '',
    startsAt: boundText(offer.startsAt, false),
    endsAt: boundText(offer.endsAt, true),
  };
}

const idOrNull = (type: string) => (text: string) => (text.trim() === '' ? null : globalId(type, Number(text)));
const bound = pipe(string(), transform(sentBound));

/** Maps the fields' values to the mutation's input; `startsAt` and `endsAt` are days (2026-03-04) or instants. */
export const offerSchema = object({
  title: string(),
  slug: string(),
  merchantId: pipe(
    string().check(minLength(1, t.chooseMerchantError)),
    transform((text) => globalId('Merchant', Number(text))),
  ),
  productId: pipe(string().check(regex(/^\s*\d{0,9}\s*$/, t.enterAProductId)), transform(idOrNull('Product'))),
  categoryId: pipe(string(), transform(idOrNull('Category'))),
  summary: string(),
  details: string(),
  destinationUrl: blankAsNull,
  priceMinor: optionalAmount,
  shippingMinor: optionalAmount,
  availability: pipe(
    string(),
    transform((text) => availabilities.find((one) => one === text) ?? 'IN_STOCK'),
  ),
  shipsTo: pipe(
    string(),
    transform((text) => listOf(text).map((country) => country.toUpperCase())),
  ),
  code: blankAsNull,
  isCodeMasked: boolean(),
  startsAt: bound,
  endsAt: bound,
});

/** Texts as they were typed. */
export type OfferValues = input<typeof offerSchema>;

/** Maps the server's path of an offer's field to the form's field name. */
export const offerPathOf = (path: string): string => path.replace(/^facts\./, '');
