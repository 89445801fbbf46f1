import '@fastify/cookie';
import { readCartState } from '../commerce/cart/cart.ts';
import type { CartState } from '../platform/operation/shop.ts';
import type { Tracked } from './effects.ts';
import { setVisibleCookie, stateNow, type VisitorEndpoint } from './visibleCookies.ts';

// The two cookies by which scripts know the cart's state without a request: its hash, and whether it has items. This is the only code that
// sets them, for every endpoint: from the state that the request itself has read, or with one more statement if the request changed the
// cart without reading it.

const cartHashCookie = 'woocommerce_cart_hash';
const itemsInCartCookie = 'woocommerce_items_in_cart';

/** Sets the cart's cookies if the request read or changed the cart and the browser's cookies differ. */
export async function settleCartCookies(endpoint: VisitorEndpoint, cart: Tracked<CartState>): Promise<void> {
  const state = await stateNow(endpoint, cart, readCartState);
  if (state === null) return;
  setVisibleCookie(endpoint, cartHashCookie, state.hash);
  setVisibleCookie(endpoint, itemsInCartCookie, state.itemCount > 0 ? '1' : '');
}
