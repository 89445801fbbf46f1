import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/graphql/context.ts';
import type { Bus } from '../platform/events/bus.ts';
import { cartTopic, listsTopic, offerTopic, topicsOf } from '../engagement/live/live.ts';
import type { CartState, Effects, Owners, Shop } from '../platform/operation/shop.ts';
import { settleCartCookies } from './cartCookies.ts';
import { settleConsentCookie } from './consentCookie.ts';
import { settleListsCookie } from './listsCookie.ts';

// Side effects of a request that has read or changed the visitor's data: cookies for scripts, and notifications of the visitor's other
// pages. They are handled in one place for every endpoint.

/** What a request has read and changed of a part of the visitor's data. */
export interface Tracked<State> {
  /** Current state, as far as the request knows. */
  current: State | null;
  isChanged: boolean;
}

export interface EffectsOptions {
  isSecure: boolean;
  /** Called when the response depends on the visitor. */
  markPrivate: () => void;
  bus: Bus;
}

/** Effects of a request that can set cookies. A response with such cookies is private. */
export class RequestEffects implements Effects {
  readonly cart: Tracked<CartState> = { current: null, isChanged: false };
  /** The state is the lists' hash. */
  readonly lists: Tracked<string> = { current: null, isChanged: false };
  /** Topics of owners other than the visitor, and of data without an owner. */
  readonly topics = new Set<string>();
  /** The visitor's answer on cookie consent, if given in this request. */
  cookieAnswer: { value: string; isGranted: boolean } | null = null;
  readonly options: EffectsOptions;

  constructor(options: EffectsOptions) {
    this.options = options;
  }

  cartChanged(): void {
    this.#change(this.cart);
  }

  cartRead(state: CartState): void {
    this.options.markPrivate();
    this.cart.current = state;
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

  listsRead(hash: string): void {
    this.options.markPrivate();
    this.lists.current = hash;
  }

  cookiesAnswered(answer: { value: string; isGranted: boolean }): void {
    this.options.markPrivate();
    this.cookieAnswer = answer;
  }

  #change(tracked: Tracked<unknown>): void {
    this.options.markPrivate();
    tracked.isChanged = true;
    tracked.current = null;
  }
}

/**
 * Notifies the visitor's other pages of changes, and sets the cookies if the browser's differ from the state that the request read. Call it
 * after the operation and before the response is sent.
 */
export async function settleEffects({ shop }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { effects } = shop;
  if (!(effects instanceof RequestEffects)) return;
  await notifyOtherPages(shop);
  const endpoint = { shop, request, reply, isSecure: effects.options.isSecure };
  await settleCartCookies(endpoint, effects.cart);
  await settleListsCookie(endpoint, effects.lists);
  settleConsentCookie(endpoint, effects.cookieAnswer);
}

/** Notifies pages that show what the request has changed. The visitor is already known, since the change has looked them up. */
export async function notifyOtherPages({ visitor, effects }: Shop): Promise<void> {
  if (!(effects instanceof RequestEffects)) return;
  const { cart, lists, topics, options } = effects;
  const changed = [cart.isChanged ? await cartTopic(visitor) : null, lists.isChanged ? await listsTopic(visitor) : null];
  for (const topic of new Set([...changed, ...topics])) if (topic !== null) options.bus.publish(topic);
}
