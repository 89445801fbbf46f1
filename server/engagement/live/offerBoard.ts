import { detached } from '../../platform/tracing/tracing.ts';
import type { SharedMoment } from '../../platform/graphql/sharedMoment.ts';
import type { BoardState } from '../offers/offers.ts';
import type { Bus } from '../../platform/events/bus.ts';
import { pollIntervalMs, nextNotificationAt, publishIntervalMs } from './boardRules.ts';
import { catalogTopic, offerTopic } from './topics.ts';

// A board groups all pages that show the same offers, across windows and visitors. It receives votes and catalogue changes, knows when one
// of its offers begins or ends, and notifies all of its listeners together, so that they can share one response.

export interface BoardParts {
  bus: Bus;
  /** A moment at the current time, whose response all listeners may share. */
  momentNow(): SharedMoment;
  readState(offerIds: readonly number[], now: Date): Promise<BoardState>;
  /** Called when the state couldn't be read; the board tries again. */
  onFault(fault: unknown): void;
}

/** A listener's membership of a board. */
export interface Seat {
  /** The moment for a listener who has just joined: the current state. */
  first(): Promise<SharedMoment>;
  /** The moment for a listener who was notified. */
  latest(): SharedMoment;
  leave(): void;
}

/** Pause after a database error. */
const retryMs = 5_000;

class Board {
  readonly #parts: BoardParts;
  readonly #ids: readonly number[];
  readonly #listeners = new Set<() => void>();
  readonly #unhear: () => void;
  /** Resolves once the offers have been read: later changes are detected, so nobody may be answered earlier. */
  readonly #isReady: Promise<void>;
  #moment: { shared: SharedMoment; madeAt: number } | null = null;
  #state: BoardState | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Whether a change arrived since the latest moment. */
  #isStale = false;
  /** Changes since the last notification. Every change of offers counts; a change of the catalogue only if it affects the offers. */
  #news: 'offers' | 'catalog' | null = null;
  #isLooking = false;
  /** The offers couldn't be read: listeners may have been answered with the error. */
  #hasFailed = false;
  #earliest = 0;
  #earliestNews = 0;

  constructor(parts: BoardParts, ids: readonly number[]) {
    this.#parts = parts;
    this.#ids = ids;
    const stopListening = [
      parts.bus.subscribe(ids.map(offerTopic), () => this.#hear('offers')),
      parts.bus.subscribe([catalogTopic], () => this.#hear('catalog')),
    ];
    this.#unhear = () => stopListening.forEach((end) => end());
    this.#isReady = this.#look();
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: () => void): void {
    this.#listeners.add(listener);
  }

  remove(listener: () => void): void {
    this.#listeners.delete(listener);
    if (!this.isEmpty) return;
    clearTimeout(this.#timer);
    this.#unhear();
  }

  async first(): Promise<SharedMoment> {
    await this.#isReady;
    const now = performance.now();
    if (this.#moment && !this.#isStale && now - this.#moment.madeAt < publishIntervalMs) return this.#moment.shared;
    this.#earliestNews = now + publishIntervalMs;
    return this.#newMoment(now);
  }

  latest(): SharedMoment {
    return this.#moment?.shared ?? this.#newMoment(performance.now());
  }

  #newMoment(now: number): SharedMoment {
    const shared = this.#parts.momentNow();
    this.#moment = { shared, madeAt: now };
    this.#isStale = false;
    return shared;
  }

  #hear(news: 'offers' | 'catalog'): void {
    this.#isStale = true;
    if (this.#news !== 'offers') this.#news = news;
    this.#plan();
  }

  /** Sets the timer for the next check or notification. */
  #plan(): void {
    if (this.#isLooking || this.isEmpty) return;
    clearTimeout(this.#timer);
    const now = performance.now();
    const boundary = this.#state?.boundary ?? null;
    const at = nextNotificationAt({
      now,
      earliest: this.#earliest,
      earliestNews: this.#earliestNews,
      hasNews: this.#news !== null,
      boundaryAt: boundary && now + boundary.getTime() - Date.now(),
    });
    const wait = Math.min(pollIntervalMs, Math.max(0, Math.ceil((at ?? Infinity) - now)));
    this.#timer = detached(() => setTimeout(() => void this.#look(), wait));
    this.#timer.unref();
  }

  /** Reads the offers and notifies the listeners of changes, but not on the first read. */
  async #look(): Promise<void> {
    this.#isLooking = true;
    const news = this.#news;
    const known = this.#state;
    this.#news = null;
    try {
      const now = new Date();
      this.#state = await this.#parts.readState(this.#ids, now);
      const isDue = known?.boundary != null && known.boundary <= now;
      const isNew = known !== null && (news === 'offers' || isDue || known.digest !== this.#state.digest);
      if (isNew || this.#hasFailed) this.#tell();
      this.#hasFailed = false;
    } catch (fault) {
      this.#hasFailed = true;
      this.#news ??= news ?? 'catalog';
      this.#earliest = performance.now() + retryMs;
      this.#parts.onFault(fault);
    }
    this.#isLooking = false;
    this.#plan();
  }

  #tell(): void {
    const now = performance.now();
    this.#earliest = now + publishIntervalMs;
    this.#newMoment(now);
    for (const listener of this.#listeners) listener();
  }
}

/** All boards of a process. */
export class OfferBoards {
  readonly #parts: BoardParts;
  readonly #boards = new Map<string, Board>();

  constructor(parts: BoardParts) {
    this.#parts = parts;
  }

  /** Number of boards. */
  get count(): number {
    return this.#boards.size;
  }

  /** @param listener called when there is a new moment to answer */
  join(offerIds: readonly number[], listener: () => void): Seat {
    const ids = [...new Set(offerIds)].toSorted((a, b) => a - b);
    const key = ids.join(' ');
    const board = this.#boards.get(key) ?? new Board(this.#parts, ids);
    this.#boards.set(key, board);
    board.add(listener);
    return {
      first: () => board.first(),
      latest: () => board.latest(),
      leave: () => {
        board.remove(listener);
        if (board.isEmpty && this.#boards.get(key) === board) this.#boards.delete(key);
      },
    };
  }
}
