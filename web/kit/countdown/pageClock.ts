import type { IEnvironment } from 'relay-runtime';
import { createSignal } from '../signal.ts';
import { askServerTime } from './askServerTime.ts';
import { createServerClock, type KeptOffset, type ServerClock } from './serverClock.ts';

// The shop's time on this page: asked for once, by the first part of the page that needs it, and kept for the next pages of the tab.

const storageKey = 'souk_server_time';

/** Tells when the clock has learned something. */
const changes = createSignal<void>();

let made: ServerClock | null = null;
let asking: Promise<void> | null = null;

const steady = () => performance.now();

/** Storage may be forbidden, or hold what somebody else wrote. */
function readKept(): KeptOffset | null {
  try {
    const { offsetMs, at } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Record<string, unknown>;
    return Number.isFinite(offsetMs) && Number.isFinite(at) ? ({ offsetMs, at } as KeptOffset) : null;
  } catch {
    return null;
  }
}

function keep(offset: KeptOffset | null): void {
  try {
    if (offset) sessionStorage.setItem(storageKey, JSON.stringify(offset));
  } catch {
    // The next page asks again.
  }
}

const clock = () => (made ??= createServerClock({ wall: () => Date.now(), steady }, readKept()));

function settle(): void {
  keep(clock().offset());
  changes.tell();
}

function ask(environment: IEnvironment): void {
  const askedAt = steady();
  asking ??= askServerTime(environment)
    .then(
      (server) => clock().learn(server, askedAt),
      () => clock().assume(),
    )
    .finally(() => {
      asking = null;
      settle();
    });
}

/** For who hears from the shop what time it is anyway, such as the stream of offers. @param serverTime ISO 8601 */
export function hearServerTime(serverTime: string): void {
  const server = Date.parse(serverTime);
  if (Number.isNaN(server)) return;
  clock().hear(server);
  settle();
}

/**
 * What time it is at the shop.
 * @returns milliseconds since 1970; null while it is being asked for: then watchClock() tells when it is known
 */
export function serverNow(environment: IEnvironment): number | null {
  const now = clock().now();
  if (now !== null && !clock().isInDoubt()) return now;
  ask(environment);
  return null;
}

/**
 * Hears when there is reason to look at the clock again: something was learned, or a page that timers had forgotten is looked at.
 * @returns ends it
 */
export function watchClock(environment: IEnvironment, look: () => void): () => void {
  const unlisten = changes.listen(look);
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  // Who could not be asked before may be asked now.
  window.addEventListener('online', () => clock().offset() === null && ask(environment), { signal });
  return () => {
    unlisten();
    ended.abort();
  };
}
