import { plainPostcode } from './postcodes.ts';

// Which country and way of delivery the checkout counts with. They stand in the page's address, so that a reload keeps them; a form
// that was sent without script says them itself, and the page that answers it tells the browser by attributes of its form.

/** What the shopper has chosen so far; null where nothing was. */
export interface DeliveryWish {
  country: string | null;
  /** Of the recipient, where it decides about VAT; null otherwise. */
  postcode: string | null;
  /** Of the recipient, where its postcode may decide about VAT only together with the town; null otherwise. */
  city: string | null;
  shippingMethod: string | null;
}

export const checkoutPath = '/checkout/';

const known = (text: string | null | undefined, form: RegExp) => (text && form.test(text) ? text : null);

/** @returns the code; null for what is none */
export function countryCode(text: string | null | undefined): string | null {
  return known(text, /^[A-Z]{2}$/);
}

/** @returns null for what no way of delivery is called */
export function methodCode(text: string | null | undefined): string | null {
  return known(text, /^[\w.-]{1,100}$/);
}

/** @returns as plainPostcode writes it; null for what no postcode looks like */
export function postcodeText(text: string | null | undefined): string | null {
  return known(text && plainPostcode(text), /^[\p{L}\p{N} .-]{1,20}$/u);
}

/** @returns null for what no town is called */
export function cityText(text: string | null | undefined): string | null {
  return known(text?.trim(), /^[\p{L}\p{M}\p{N} .,'’()/-]{1,100}$/u);
}

/** Address of the checkout with these choices. */
export function checkoutAddress({ country, postcode, city, shippingMethod }: Partial<DeliveryWish>): string {
  const search = new URLSearchParams();
  if (country) search.set('country', country);
  if (postcode) search.set('postcode', postcode);
  if (postcode && city) search.set('city', city);
  if (shippingMethod) search.set('shipping', shippingMethod);
  return search.size === 0 ? checkoutPath : `${checkoutPath}?${search}`;
}

/**
 * @param url address of the page
 * @param posted what a form said that this page answers; null when there is none
 */
export function deliveryWish(url: URL, posted: DeliveryWish | null): DeliveryWish {
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
