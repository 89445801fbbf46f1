import type { IEnvironment } from 'relay-runtime';
import { createSignal } from '../signal.ts';
import { fetchServerTime } from './askServerTime.ts';
import { createServerClock, type StoredOffset, type ServerClock } from './serverClock.ts';

// The server's time on this page: requested once, by the first component that needs it, and stored for the next pages of the tab.

const storageKey = 'souk_server_time';

/** Signals that the clock was updated. */
const changes = createSignal<void>();

let made: ServerClock | null = null;
let pendingRequest: Promise<void> | null = null;

const steady = () => performance.now();

/** Storage may be forbidden, or contain foreign data. */
function readStoredOffset(): StoredOffset | null {
  try {
    const { offsetMs, at } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Record<string, unknown>;
    return Number.isFinite(offsetMs) && Number.isFinite(at) ? ({ offsetMs, at } as StoredOffset) : null;
  } catch {
    return null;
  }
}

function storeOffset(offset: StoredOffset | null): void {
  try {
    if (offset) sessionStorage.setItem(storageKey, JSON.stringify(offset));
  } catch {
    // If storing fails, the next page requests the time again.
  }
}

const clock = () => (made ??= createServerClock({ wall: () => Date.now(), steady }, readStoredOffset()));

function settle(): void {
  storeOffset(clock().offset());
  changes.emit();
}

function requestServerTime(environment: IEnvironment): void {
  const askedAt = steady();
  pendingRequest ??= fetchServerTime(environment)
    .then(
      (server) => clock().update(server, askedAt),
      () => clock().assume(),
    )
    .finally(() => {
      pendingRequest = null;
      settle();
    });
}

/**
 * Updates the clock with a time that the server sends anyway, such as in the stream of offers.
 * @param serverTime ISO 8601
 */
export function syncServerClock(serverTime: string): void {
  const server = Date.parse(serverTime);
  if (Number.isNaN(server)) return;
  clock().sync(server);
  settle();
}

/**
 * Returns the server's time.
 * @returns milliseconds since 1970; null while it is being requested: watchClock() then signals when it is known
 */
export function serverNow(environment: IEnvironment): number | null {
  const now = clock().now();
  if (now !== null && !clock().needsSync()) return now;
  requestServerTime(environment);
  return null;
}

/**
 * Subscribes to occasions for reading the clock again: it was updated, or a page with suspended timers became visible.
 * @returns a function that unsubscribes
 */
export function watchClock(environment: IEnvironment, look: () => void): () => void {
  const unlisten = changes.listen(look);
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  // A request that failed offline is retried.
  window.addEventListener('online', () => clock().offset() === null && requestServerTime(environment), { signal });
  return () => {
    unlisten();
    ended.abort();
  };
}
