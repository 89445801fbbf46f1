import { addDays, isMidnight, shopDay, wallText } from '../../shared/clock/shopClock.ts';
import { listOf } from '../products/valueRules.ts';
import { amountFaultOf, amountText, centsOf, shopInstantOf } from '../kit/form/amounts.ts';

// From an offer to what stands in the fields of its form, and back to what is sent. Pure.

export const availabilities = ['IN_STOCK', 'LIMITED', 'PREORDER', 'OUT_OF_STOCK'] as const;

/** What fields are called where the form is not at hand. */
export const offerLabels = {
  title: 'Title',
  slug: 'Address',
  merchantId: 'Merchant',
  productId: 'Product',
  categoryId: 'Category',
  summary: 'Summary',
  details: 'Details',
  destinationUrl: 'Where it leads',
  price: 'Price',
  shipping: 'Delivery',
  availability: 'Availability',
  shipsTo: 'Delivered to',
  code: 'Code',
  isCodeMasked: 'Show the code only when it is asked for',
  startsAt: 'Begins',
  endsAt: 'Ends',
} as const;

type OfferFieldName = keyof typeof offerLabels;

/** Texts as they were typed; `startsAt` and `endsAt` are days (2026-03-04) or instants. */
export type OfferValues = Record<Exclude<OfferFieldName, 'isCodeMasked'>, string> & { isCodeMasked: boolean };

/** An offer as it is read. */
export interface OfferFacts {
  readonly title: string;
  readonly slug: string;
  readonly merchant: { readonly databaseId: number };
  readonly productId?: number | null;
  readonly categoryId?: number | null;
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

/** The fields of an offer that is to be made. */
export const blankOffer: OfferValues = {
  title: '',
  slug: '',
  merchantId: '',
  productId: '',
  categoryId: '',
  summary: '',
  details: '',
  destinationUrl: '',
  price: '',
  shipping: '',
  availability: 'IN_STOCK',
  shipsTo: '',
  code: '',
  isCodeMasked: true,
  startsAt: '',
  endsAt: '',
};

const numberText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** A bound as the form has it, by the shop's clock: an instant at which a day begins, or ends, is that day. */
export function boundText(instant: string | null | undefined, isEnd: boolean): string {
  if (instant == null) return '';
  if (!isMidnight(instant)) return wallText(instant);
  return isEnd ? addDays(shopDay(instant), -1) : shopDay(instant);
}

/** Day and time of a bound, for their fields; the time is empty for a whole day. */
export function partsOf(bound: string): { day: string; time: string } {
  return { day: bound.slice(0, 10), time: bound.slice(11, 16) };
}

/** The bound that a day and a time make; a time without a day makes none. */
export function boundOf({ day, time }: { day: string; time: string }): string {
  return day === '' || time === '' ? day : `${day}T${time}`;
}

/** A bound as it is sent: a whole day as it is, a time as the instant that it names by the shop's clock. */
const sentBound = (bound: string): string | null => (bound.length > 10 ? shopInstantOf(bound) : bound || null);

/** What stands in the fields. */
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
    price: amountText(offer.ownPrice?.amount),
    shipping: amountText(offer.shipping?.amount),
    shipsTo: offer.shipsTo.join(', '),
    code: offer.code ?? '',
    startsAt: boundText(offer.startsAt, false),
    endsAt: boundText(offer.endsAt, true),
  };
}

/** What is wrong that the server could not be asked about: texts that are no numbers. By the field's name. */
export function problemsOf({ merchantId, productId, price, shipping }: OfferValues): Partial<Record<OfferFieldName, string>> {
  const isAmount = (text: string) => text.trim() === '' || centsOf(text) !== null;
  return {
    ...(merchantId === '' && { merchantId: 'Choose a merchant.' }),
    ...(!/^\d{0,9}$/.test(productId.trim()) && { productId: 'Enter the number of a product.' }),
    ...(!isAmount(price) && { price: amountFaultOf(price) }),
    ...(!isAmount(shipping) && { shipping: amountFaultOf(shipping) }),
  };
}

/** What is sent. */
export function sentFacts(values: OfferValues) {
  const { title, slug, summary, details, destinationUrl, code, isCodeMasked, startsAt, endsAt } = values;
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    title,
    slug,
    summary,
    details,
    isCodeMasked,
    merchantId: Number(values.merchantId),
    productId: numberOf(values.productId),
    categoryId: numberOf(values.categoryId),
    destinationUrl: orNull(destinationUrl),
    priceMinor: centsOf(values.price),
    shippingMinor: centsOf(values.shipping),
    availability: availabilities.find((one) => one === values.availability) ?? 'IN_STOCK',
    shipsTo: listOf(values.shipsTo).map((country) => country.toUpperCase()),
    code: orNull(code),
    startsAt: sentBound(startsAt),
    endsAt: sentBound(endsAt),
  };
}

/** By which name the server tells what is wrong with a field. */
export function serverName(name: OfferFieldName): string {
  const names: Partial<Record<OfferFieldName, string>> = { price: 'priceMinor', shipping: 'shippingMinor' };
  return `facts.${names[name] ?? name}`;
}
