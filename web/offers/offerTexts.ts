import { shopFormat } from '../../shared/clock/shopClock.ts';
import type { OfferAvailability } from '../__generated__/OfferCard_offer.graphql.ts';
import * as t from './__generated__/messages.ts';

// Texts of offers. Dates are in the shop's time zone, so that the server and every browser render the same.

const day = shopFormat('en-GB', { day: 'numeric', month: 'short' });
const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/**
 * @param instant ISO 8601
 * @returns such as "3 Mar"
 */
export function shortDay(instant: string): string {
  return day(instant);
}

/**
 * The text for an offer's availability, and its mark.
 * @param left how many are left, if few and known
 */
export function availabilityLabel(availability: OfferAvailability, left?: number | null): { text: string; mark: 'good' | 'few' | 'none' } {
  if (left != null) return { text: t.onlyLeft({ left }), mark: 'few' };
  switch (availability) {
    case 'LIMITED':
      return { text: t.onlyAFewLeft, mark: 'few' };
    case 'PREORDER':
      return { text: t.availableForPreOrder, mark: 'few' };
    case 'OUT_OF_STOCK':
      return { text: t.outOfStock, mark: 'none' };
    default:
      return { text: t.inStock, mark: 'good' };
  }
}

/** @param codes ISO 3166-1 alpha-2; none means everywhere */
export function countriesText(codes: readonly string[]): string {
  return codes.length === 0 ? t.allCountries : codes.map((code) => countryNames.of(code) ?? code).join(', ');
}

const soonMs = 3 * 24 * 60 * 60 * 1_000;

/**
 * Whether an end is so near that its seconds are counted: within three days of the page's time.
 * @param asOf ISO 8601
 */
export function endsSoon(endsAt: string | null | undefined, asOf: string): endsAt is string {
  return endsAt != null && Date.parse(endsAt) - Date.parse(asOf) < soonMs;
}
