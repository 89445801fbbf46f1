import '@fastify/cookie';
import { readCartState } from '../commerce/cart/cart.ts';
import type { CartState } from '../platform/operation/shop.ts';
import type { Tracked } from './effects.ts';
import { setVisibleCookie, stateNow, type VisitorDoor } from './visibleCookies.ts';

// The two cookies by which scripts know the cart without asking: its hash, and whether there is anything in it. They are set here
// and nowhere else, whichever door the request came through: from the state that the answer itself has read, or, when it changed
// the cart without reading it, from one more statement.

const cartHashCookie = 'woocommerce_cart_hash';
const itemsInCartCookie = 'woocommerce_items_in_cart';

/** Sets the cart's cookies where the request saw or changed the cart and the browser's are not those. */
export async function settleCartCookies(door: VisitorDoor, cart: Tracked<CartState>): Promise<void> {
  const state = await stateNow(door, cart, readCartState);
  if (state === null) return;
  setVisibleCookie(door, cartHashCookie, state.hash);
  setVisibleCookie(door, itemsInCartCookie, state.itemCount > 0 ? '1' : '');
}
