import { plainPostcode } from './postcodes.ts';

// The country and shipping method that the checkout calculates with. They are part of the page's address, so that a reload keeps them. A
// form that was sent without script has its own values, and the page that handles it passes them to the browser as attributes of its form.

/** The shopper's choices so far; null where none was made. */
export interface DeliveryChoices {
  country: string | null;
  /** Of the recipient, where it affects VAT; null otherwise. */
  postcode: string | null;
  /** Of the recipient, where the postcode may affect VAT only together with the town; null otherwise. */
  city: string | null;
  shippingMethod: string | null;
}

export const checkoutPath = '/checkout/';

const known = (text: string | null | undefined, form: RegExp) => (text && form.test(text) ? text : null);

/** @returns the code; null if invalid */
export function countryCode(text: string | null | undefined): string | null {
  return known(text, /^[A-Z]{2}$/);
}

/** @returns null for an invalid code of a shipping method */
export function methodCode(text: string | null | undefined): string | null {
  return known(text, /^[\w.-]{1,100}$/);
}

/** @returns as plainPostcode writes it; null if invalid */
export function postcodeText(text: string | null | undefined): string | null {
  return known(text && plainPostcode(text), /^[\p{L}\p{N} .-]{1,20}$/u);
}

/** @returns null for an invalid name of a town */
export function cityText(text: string | null | undefined): string | null {
  return known(text?.trim(), /^[\p{L}\p{M}\p{N} .,'’()/-]{1,100}$/u);
}

/** Address of the checkout with these choices. */
export function checkoutAddress({ country, postcode, city, shippingMethod }: Partial<DeliveryChoices>): string {
  const search = new URLSearchParams();
  if (country) search.set('country', country);
  if (postcode) search.set('postcode', postcode);
  if (postcode && city) search.set('city', city);
  if (shippingMethod) search.set('shipping', shippingMethod);
  return search.size === 0 ? checkoutPath : `${checkoutPath}?${search}`;
}

/**
 * @param url address of the page
 * @param posted values of the form that this page handles; null without one
 */
export function deliveryChoices(url: URL, posted: DeliveryChoices | null): DeliveryChoices {
  if (posted) return posted;
  const read = (country?: string | null, postcode?: string | null, city?: string | null, shipping?: string | null) => ({
    country: countryCode(country),
    postcode: postcodeText(postcode),
    city: cityText(city),
    shippingMethod: methodCode(shipping),
  });
  const { searchParams } = url;
  const wish = read(searchParams.get('country'), searchParams.get('postcode'), searchParams.get('city'), searchParams.get('shipping'));
  if (typeof document === 'undefined' || wish.country || wish.shippingMethod) return wish;
  const { country, postcode, city, shipping } = document.querySelector<HTMLElement>('form[data-step]')?.dataset ?? {};
  return read(country, postcode, city, shipping);
}
