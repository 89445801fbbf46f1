import type { Db } from '../../platform/database/db.ts';
import { timedChanges } from './extensionPoints.ts';
import { applyDuePrices, nextPriceBoundary } from './prices.ts';
import type { CatalogRevision } from '../../platform/cache/revision.ts';

const longestWaitMs = 60_000;
const publishIntervalMs = 1_000;
/** Short, because after a fault a change may already be due. */
const retryMs = 1_000;

/** The instant of the next timed change of any kind. */
async function nextBoundary(db: Db, now: Date): Promise<Date | null> {
  const instants = [await nextPriceBoundary(db, now)];
  for (const changes of timedChanges.participants) instants.push(await changes.next(db, now));
  return instants.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
}

/**
 * Applies prices when a sale begins or ends, and all other timed changes. Catalogue changes are noticed within a second, because they may
 * move the next such instant: on PostgreSQL also changes by other processes (another instance, an import); the embedded database has no
 * other process.
 * @returns a handle that stops the watch
 */
export function watchPrices(db: Db, catalog: CatalogRevision, onFault: (fault: unknown) => void): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function turn(): Promise<void> {
    let wait = longestWaitMs;
    try {
      const now = new Date();
      await applyDuePrices(db, now);
      for (const changes of timedChanges.participants) await changes.apply(db, now);
      await catalog.reload();
      const next = await nextBoundary(db, now);
      catalog.expectChange(next);
      if (next) wait = Math.min(longestWaitMs, Math.max(10, next.getTime() - Date.now()));
    } catch (fault) {
      if (!isStopped) onFault(fault);
      wait = retryMs;
    }
    if (isStopped) return;
    timer = setTimeout(() => void turn(), wait);
    timer.unref();
  }

  let news: NodeJS.Timeout | undefined;
  // Tracked here rather than compared with catalog.current(), which may already have received the change.
  let known = catalog.current();
  const latest = () => (db.kind === 'postgres' ? catalog.reload() : Promise.resolve(catalog.current()));
  async function listen(): Promise<void> {
    const revision = await latest().catch((fault: unknown) => {
      if (!isStopped) onFault(fault);
      return known;
    });
    if (isStopped) return;
    // The catalogue was changed, perhaps by another process, and with it perhaps the time of the next sale or offer.
    const isNews = revision !== known;
    known = revision;
    if (isNews && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      void turn();
    }
    news = setTimeout(() => void listen(), publishIntervalMs);
    news.unref();
  }

  void turn();
  void listen();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(news);
    },
  };
}
