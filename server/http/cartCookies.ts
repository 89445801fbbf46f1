import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCartState } from '../cart/state.ts';
import type { Context } from '../graphql/context.ts';
import type { CartState, Effects } from '../shop.ts';

// The two cookies by which scripts know the cart without asking: its hash, and whether there is anything in it. They are set here
// and nowhere else, whichever door the request came through: from the state that the answer itself has read, or, when it changed
// the cart without reading it, from one more statement.

export const cartHashCookie = 'woocommerce_cart_hash';
export const itemsInCartCookie = 'woocommerce_items_in_cart';

/** What a request has seen and done of its visitor's cart. */
class CartTracker implements Effects {
  /** The cart as it is now, as far as the request knows. */
  seen: CartState | null = null;
  isChanged = false;
  readonly isSecure: boolean;
  readonly #markPrivate: () => void;

  constructor(isSecure: boolean, markPrivate: () => void) {
    this.isSecure = isSecure;
    this.#markPrivate = markPrivate;
  }

  cartChanged(): void {
    this.#markPrivate();
    this.isChanged = true;
    this.seen = null;
  }

  cartSeen(state: CartState): void {
    this.#markPrivate();
    this.seen = state;
  }
}

/** The effects of a request that can set cookies. An answer that carries them is private. */
export function cartEffects({ isSecure, markPrivate }: { isSecure: boolean; markPrivate: () => void }): Effects {
  return new CartTracker(isSecure, markPrivate);
}

/**
 * Sets the cart's cookies where the request saw or changed the cart and the browser's are not those. To be called once the
 * operation is done and before the answer is sent.
 */
export async function settleCartCookies({ shop }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const tracker = shop.effects;
  if (!(tracker instanceof CartTracker)) return;
  const state = tracker.seen ?? (tracker.isChanged ? await stateAfterChange(shop, request) : null);
  if (state === null) return;
  const wanted = { [cartHashCookie]: state.hash, [itemsInCartCookie]: state.itemCount > 0 ? '1' : '' };
  // Until the browser is closed, for the whole site, and readable by scripts: they are made for them.
  const options = { path: '/', sameSite: 'lax', secure: tracker.isSecure } as const;
  for (const [name, value] of Object.entries(wanted)) {
    const sent = request.cookies[name];
    if (value === '') {
      if (sent !== undefined) reply.setCookie(name, '0', { ...options, expires: new Date(0) });
    } else if (sent !== value) reply.setCookie(name, value, options);
  }
}

/** What was changed stays changed when its state cannot be read: then the next answer that reads it sets the cookies right. */
async function stateAfterChange(shop: Context['shop'], request: FastifyRequest): Promise<CartState | null> {
  try {
    return await readCartState(shop);
  } catch (error) {
    request.log.error({ err: error, correlationId: request.id }, 'The cart’s cookies could not be set');
    return null;
  }
}
