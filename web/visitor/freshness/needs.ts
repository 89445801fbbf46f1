// Pages are made for everybody. Whether there is anything of this visitor's own to ask for is told by cookies: somebody who never
// put anything into a cart is not asked about, and no code for it is loaded.

/** Names of the cookies by which the server tells scripts of the cart (server/pages/cartCookies.ts): what it holds, as a digest. */
export const cartHashCookie = 'woocommerce_cart_hash';
/** Above 0 while something is in it. */
export const itemsInCartCookie = 'woocommerce_items_in_cart';

/** @returns the cookie's value; '' without one */
export function cookieValue(cookies: string, name: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

/**
 * Each is enough. A room whose data is shown in the personal layer without the visitor ever having written anything adds its own.
 */
const conditions: readonly ((cookies: string) => boolean)[] = [
  (cookies) => Number(cookieValue(cookies, itemsInCartCookie)) > 0,
  // It comes with the visitor's own cookie, which scripts cannot see, and stays when the cart's cookies end with the browser.
  (cookies) => cookieValue(cookies, 'known_visitor') !== '',
];

/** Whether there may be something of the visitor's own. @param cookies as document.cookie has them */
export function mayHaveOwn(cookies: string): boolean {
  return conditions.some((isMet) => isMet(cookies));
}
