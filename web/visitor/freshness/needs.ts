// Pages are rendered for everyone. Cookies say whether the visitor has data of their own: a visitor who never added anything to a cart
// causes no request, and no code for it is loaded.

/** Cookies by which the server tells scripts about the cart (server/pages/cartCookies.ts): this one holds a digest of its contents. */
export const cartHashCookie = 'woocommerce_cart_hash';
/** Above 0 while the cart has items. */
export const itemsInCartCookie = 'woocommerce_items_in_cart';

/** @returns the cookie's value; '' without one */
export function cookieValue(cookies: string, name: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

/** Each is sufficient. A module with data in the personal layer that exists before the visitor has written anything adds its own. */
const conditions: readonly ((cookies: string) => boolean)[] = [
  (cookies) => Number(cookieValue(cookies, itemsInCartCookie)) > 0,
  // Set with the visitor's own cookie, which scripts cannot read, and kept when the cart's session cookies expire.
  (cookies) => cookieValue(cookies, 'known_visitor') !== '',
];

/**
 * Whether the visitor may have data of their own.
 * @param cookies as in document.cookie
 */
export function mayHaveOwn(cookies: string): boolean {
  return conditions.some((isMet) => isMet(cookies));
}
