import type { IEnvironment, OperationDescriptor } from 'relay-runtime';
import { selectedPart } from '../../kit/relay/selectedPart.ts';
import { reportEvent } from '../../kit/telemetry.ts';
import type { OwnHashes } from '../../live/liveRules.ts';
import { listenLive } from '../../live/liveStart.ts';
import { cartQueue } from '../cartQueue.ts';
import { cartWarnings, lastOwnAnswer, ownAnswers, type OwnAnswer } from './answers.ts';
import { cartHashCookie, cookieValue } from './needs.ts';
import { refetch, refreshFailureOf } from './refresh.ts';
import { isCreatedBy, timeLeft, whyStale, type CartCopy, type StaleReason } from './rules.ts';
import { refreshState, setRefreshState } from './state.ts';
import { readCopy, writeCopy, type StoredViewer } from './storage.ts';
import { openTabs, type Tabs } from './tabs.ts';
import { cartRefreshRequests, consumeRefreshRequest } from './refreshRequests.ts';

/** The cart to keep fresh, and its queries. */
export interface FreshCart {
  environment: IEnvironment;
  /** The query of the visitor's own data. */
  personal: OperationDescriptor;
  /** The query of the current page, if that page follows the cart: its data includes the personal data. */
  page: () => OperationDescriptor | null;
}

/** Why the cart is refetched: its copy cannot be used, or an event requires it. */
type RefreshReason =
  | StaleReason
  | 'other tab'
  | 'other device'
  | 'restored page'
  | 'failed change'
  | 'failed refresh'
  | 'online again'
  | 'wished for';

/** Timers may be suspended with the device: the clock is checked at least this often. */
const wakeMs = 60 * 60_000;

/** Pause before a failed request is repeated; four times as long after each further failure, so that a busy server recovers. */
const retryMs = 15_000;

const cookieHashes = (): OwnHashes => ({
  cart: cookieValue(document.cookie, cartHashCookie),
  lists: cookieValue(document.cookie, 'lists_hash'),
});

class CartSync {
  readonly #cart: FreshCart;
  /** Key of the query whose response the copy is. */
  readonly #query: string;
  readonly #tabs: Tabs = openTabs((hashes) => this.receive(hashes, 'other tab'));
  #copy: CartCopy;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  /** Failed requests since the last response. */
  #failures = 0;
  /** Whether there was a change since the latest response that it cannot contain. */
  #isOld = false;
  /** Why to refetch when the page is visible again. */
  #postponed: RefreshReason | null = null;
  /** Whether the page was left during a request: the response would be outdated. */
  #isLeft = false;
  /** Whether it was restored and has to request once more. */
  #isRestored = false;
  /** Hashes received from others since the latest request. */
  #heard: Partial<OwnHashes> = {};

  constructor(cart: FreshCart) {
    this.#cart = cart;
    this.#query = cart.personal.request.node.params.id ?? '';
    const { copy, viewer } = readCopy(this.#query);
    this.#copy = copy;
    const seen = lastOwnAnswer();
    if (seen) this.handleResponse(seen);
    else if (viewer && this.#whyStale() === null) this.#show(viewer);
    this.checkFreshness();
    this.handleRefreshRequests();
  }

  #show(viewer: StoredViewer) {
    this.#cart.environment.commitPayload(this.#cart.personal, { viewer });
  }

  #whyStale() {
    return whyStale(this.#copy, cookieHashes(), Date.now());
  }

  /** Handles a response: stores a copy and notifies the other tabs. The Relay store has it already. */
  handleResponse({ viewer, cause, at }: OwnAnswer) {
    this.#isOld = false;
    this.#failures = 0;
    setRefreshState({ ...refreshState(), failure: null });
    const { cartHash: hash, listsHash: lists } = viewer;
    const kept = cause === 'refresh' ? null : this.#copy.created;
    this.#copy = { hasContents: true, hash, lists, created: isCreatedBy(cause, hash, this.#copy.hash) ? String(at) : kept };
    const part = selectedPart(this.#cart.personal.request.node.operation.selections, { viewer });
    writeCopy(this.#query, (part?.viewer as StoredViewer | undefined) ?? null, this.#copy);
    this.#tabs.broadcast({ cart: hash, lists });
    this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    const left = this.#failures ? retryMs * 4 ** (this.#failures - 1) : timeLeft(this.#copy.created, Date.now());
    if (left !== null)
      this.#timer = setTimeout(() => (this.#failures ? this.refresh('failed refresh') : this.checkFreshness()), Math.min(left, wakeMs));
  }

  /** Compares the copy with the cookies and the clock. */
  checkFreshness() {
    const reason = this.#postponed ?? this.#whyStale();
    if (reason) this.refresh(reason);
    else this.#wait();
  }

  /** Refetches if the visitor has opened the cart or asked for a retry. */
  handleRefreshRequests() {
    if (consumeRefreshRequest()) this.refresh('wished for');
  }

  refresh(reason: RefreshReason) {
    this.#isOld = true;
    const waits = document.hidden && !this.#hasLeft();
    this.#postponed = waits ? reason : null;
    if (waits) return;
    if (this.#isAsking) this.#isRestored ||= this.#isLeft && reason === 'restored page';
    else void this.#ask(reason);
  }

  /** Handles the current hashes of cart and lists, from another tab or the server. */
  receive(hashes: Partial<OwnHashes>, reason: 'other tab' | 'other device') {
    this.#heard = { ...this.#heard, ...hashes };
    if (this.#hasHeardOthers()) this.refresh(reason);
  }

  /**
   * Whether the visitor has signed out elsewhere. Their data is then removed from the page at once, not only when the page becomes visible.
   */
  #hasLeft() {
    return this.#heard.lists === '' && this.#copy.lists !== '';
  }

  #hasHeardOthers() {
    const { cart = this.#copy.hash, lists = this.#copy.lists } = this.#heard;
    return cart !== this.#copy.hash || lists !== this.#copy.lists;
  }

  async #ask(reason: RefreshReason) {
    this.#isAsking = true;
    this.#heard = {};
    this.#isLeft = false;
    this.#isRestored = false;
    reportEvent('cart-refresh', { reason });
    // The last failure stays until this request has a response.
    setRefreshState({ ...refreshState(), isRefreshing: true });
    const failure = await this.#askUntilAnswered().then(() => null, refreshFailureOf);
    this.#failures = failure === null ? 0 : this.#failures + 1;
    if (failure) reportEvent('cart-refresh-failed', { reason: failure });
    this.#isAsking = false;
    setRefreshState({ isRefreshing: false, failure });
    this.#wait();
    if (this.#isRestored) this.refresh('restored page');
    else if (!this.#failures && this.#hasHeardOthers()) this.refresh('other tab');
  }

  /** A change of the cart has precedence; its response includes the data requested here, and if it fails, the request is repeated. */
  async #askUntilAnswered() {
    const { environment, personal, page } = this.#cart;
    const ask = async (signal: AbortSignal) => !this.#isOld || refetch(environment, page() ?? personal, signal);
    while (!(await cartQueue(environment).whenIdle(ask)));
  }

  /** Retries after a failure. */
  retry() {
    if (this.#failures) this.refresh('online again');
  }

  /** The page may be restored from the back/forward cache. */
  leave() {
    this.#isLeft = this.#isAsking;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#tabs.close();
  }
}

/**
 * Keeps the cart on the page in sync with the server, and stores a copy of it for the tab's next pages (specification section 4, Cart
 * fragments cache).
 * @returns a function that stops it
 */
export function startCartSync(cart: FreshCart): () => void {
  const keeper = new CartSync(cart);
  const ended = new AbortController();
  const on = (target: EventTarget, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { signal: ended.signal });
  on(document, 'visibilitychange', () => document.hidden || keeper.checkFreshness());
  on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && keeper.refresh('restored page'));
  on(window, 'pagehide', () => keeper.leave());
  on(window, 'online', () => keeper.retry());
  const stopListening = ownAnswers.listen((answer) => keeper.handleResponse(answer));
  const unlisten = listenLive((hashes) => keeper.receive(hashes, 'other device'));
  const unwish = cartRefreshRequests.listen(() => keeper.handleRefreshRequests());
  const stopWatchingWarnings = cartWarnings.listen((isUnknown) => (isUnknown ? keeper.refresh('failed change') : keeper.checkFreshness()));
  return () => {
    ended.abort();
    unlisten();
    stopListening();
    stopWatchingWarnings();
    unwish();
    keeper.stop();
  };
}
