import { useLocation } from 'react-router';
import { cartPath } from '../ViewCartLink.tsx';

// The cart page counts delivery for a country that stands in its address, so that it needs neither script nor memory.

/** The country that a page's address names, as a code; null when it names none. @param search such as "?country=FR" */
export function countryOf(search: string): string | null {
  const code = new URLSearchParams(search).get('country');
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Address of the cart page with this country. */
export function cartAddress(country: string | null): string {
  return country === null ? cartPath : `${cartPath}?country=${country}`;
}

/** The country that the shown cart page counts with; null when nobody has chosen one. */
export function useCartCountry(): string | null {
  return countryOf(useLocation().search);
}
