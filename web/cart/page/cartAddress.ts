import { useLocation } from 'react-router';
import { cartPath } from '../ViewCartLink.tsx';

// The cart page estimates delivery for a country in its URL, so that it needs neither scripts nor storage.

/**
 * Returns the country code in a page's URL; null if there is none.
 * @param search such as "?country=FR"
 */
export function countryOf(search: string): string | null {
  const code = new URLSearchParams(search).get('country');
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Returns the URL of the cart page with this country. */
export function cartAddress(country: string | null): string {
  return country === null ? cartPath : `${cartPath}?country=${country}`;
}

/** Returns the country of the current cart page; null if none was chosen. */
export function useCartCountry(): string | null {
  return countryOf(useLocation().search);
}
