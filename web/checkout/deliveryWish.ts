// Which country and way of delivery the checkout counts with. They stand in the page's address, so that a reload keeps them; a form
// that was sent without script says them itself, and the page that answers it tells the browser by attributes of its form.

/** What the shopper has chosen so far; null where nothing was. */
export interface DeliveryWish {
  country: string | null;
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
  return known(text, /^[\w-]{1,100}$/);
}

/** Address of the checkout with these choices. */
export function checkoutAddress({ country, shippingMethod }: Partial<DeliveryWish>): string {
  const search = new URLSearchParams();
  if (country) search.set('country', country);
  if (shippingMethod) search.set('shipping', shippingMethod);
  return search.size === 0 ? checkoutPath : `${checkoutPath}?${search}`;
}

/**
 * @param url address of the page
 * @param posted what a form said that this page answers; null when there is none
 */
export function deliveryWish(url: URL, posted: DeliveryWish | null): DeliveryWish {
  if (posted) return posted;
  const wish = { country: countryCode(url.searchParams.get('country')), shippingMethod: methodCode(url.searchParams.get('shipping')) };
  if (typeof document === 'undefined' || wish.country || wish.shippingMethod) return wish;
  const { country, shipping } = document.querySelector<HTMLElement>('form[data-step]')?.dataset ?? {};
  return { country: countryCode(country), shippingMethod: methodCode(shipping) };
}
