import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/graphql/context.ts';
import type { Bus } from '../platform/events/bus.ts';
import { cartTopic, listsTopic, offerTopic, topicsOf } from '../engagement/live/live.ts';
import type { CartState, Effects, Owners, Shop } from '../platform/operation/shop.ts';
import { settleCartCookies } from './cartCookies.ts';
import { settleConsentCookie } from './consentCookie.ts';
import { settleListsCookie } from './listsCookie.ts';

// What follows when a request has seen or changed what is the visitor's own: cookies by which scripts know it, and news for the
// visitor's other pages. It is done in one place, whichever door the request came through.

/** What a request has seen and done of something of its visitor's. */
export interface Tracked<State> {
  /** As it is now, as far as the request knows. */
  seen: State | null;
  isChanged: boolean;
}

export interface EffectsOptions {
  isSecure: boolean;
  /** Called when the answer depends on the visitor. */
  markPrivate: () => void;
  bus: Bus;
}

/** The effects of a request that can set cookies. An answer that carries them is private. */
export class RequestEffects implements Effects {
  readonly cart: Tracked<CartState> = { seen: null, isChanged: false };
  /** By their hash. */
  readonly lists: Tracked<string> = { seen: null, isChanged: false };
  /** Topics of owners who may be others than the visitor, and of what belongs to nobody. */
  readonly topics = new Set<string>();
  /** The answer to the question of cookies, if it was given now. */
  cookieAnswer: { value: string; isGranted: boolean } | null = null;
  readonly options: EffectsOptions;

  constructor(options: EffectsOptions) {
    this.options = options;
  }

  cartChanged(): void {
    this.#change(this.cart);
  }

  cartSeen(state: CartState): void {
    this.options.markPrivate();
    this.cart.seen = state;
  }

  listsChanged(): void {
    this.#change(this.lists);
  }

  ownersChanged(owners: Owners): void {
    for (const topic of topicsOf(owners)) this.topics.add(topic);
  }

  offersChanged(offerIds: readonly number[]): void {
    for (const id of offerIds) this.topics.add(offerTopic(id));
  }

  listsSeen(hash: string): void {
    this.options.markPrivate();
    this.lists.seen = hash;
  }

  cookiesAnswered(answer: { value: string; isGranted: boolean }): void {
    this.options.markPrivate();
    this.cookieAnswer = answer;
  }

  #change(tracked: Tracked<unknown>): void {
    this.options.markPrivate();
    tracked.isChanged = true;
    tracked.seen = null;
  }
}

/**
 * Tells the visitor's other pages of what was changed, and sets the cookies where the browser's are not what the request saw. To be
 * called once the operation is done and before the answer is sent.
 */
export async function settleEffects({ shop }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { effects } = shop;
  if (!(effects instanceof RequestEffects)) return;
  await tellOthers(shop, effects);
  const door = { shop, request, reply, isSecure: effects.options.isSecure };
  await settleCartCookies(door, effects.cart);
  await settleListsCookie(door, effects.lists);
  settleConsentCookie(door, effects.cookieAnswer);
}

/** Who the visitor is has been looked up by the change itself. */
async function tellOthers({ visitor }: Shop, { cart, lists, topics, options: { bus } }: RequestEffects): Promise<void> {
  const changed = [cart.isChanged ? await cartTopic(visitor) : null, lists.isChanged ? await listsTopic(visitor) : null];
  for (const topic of new Set([...changed, ...topics])) if (topic !== null) bus.tell(topic);
}
