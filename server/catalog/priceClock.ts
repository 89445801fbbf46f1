import type { Db } from '../db.ts';
import { applyDuePrices, nextPriceBoundary } from './prices.ts';
import type { CatalogRevision } from './revision.ts';

const longestWaitMs = 60_000;
const newsEveryMs = 1_000;

/**
 * Puts prices into effect when a sale begins or ends, and notices catalogue changes of other processes on the same PostgreSQL (another
 * instance, an import) within a second. The embedded database has no other process.
 * @returns how to stop it
 */
export function watchPrices(db: Db, catalog: CatalogRevision, onFault: (fault: unknown) => void): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function turn(): Promise<void> {
    let wait = longestWaitMs;
    try {
      const now = new Date();
      await applyDuePrices(db, now);
      await catalog.reload();
      const next = await nextPriceBoundary(db, now);
      if (next) wait = Math.min(longestWaitMs, Math.max(10, next.getTime() - Date.now()));
    } catch (fault) {
      if (!isStopped) onFault(fault);
    }
    if (isStopped) return;
    timer = setTimeout(() => void turn(), wait);
    timer.unref();
  }

  let news: NodeJS.Timeout | undefined;
  // Not what the catalogue says: it may have heard of the change before.
  let known = catalog.current();
  async function listen(): Promise<void> {
    const revision = await catalog.reload().catch((fault: unknown) => {
      if (!isStopped) onFault(fault);
      return known;
    });
    if (isStopped) return;
    // The catalogue was changed, perhaps by another process, and perhaps the time of the next sale.
    const isNews = revision !== known;
    known = revision;
    if (isNews && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      void turn();
    }
    news = setTimeout(() => void listen(), newsEveryMs);
    news.unref();
  }

  void turn();
  if (db.kind === 'postgres') void listen();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(news);
    },
  };
}
