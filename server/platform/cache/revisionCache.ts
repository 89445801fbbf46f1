import { LRUCache } from 'lru-cache';
import { countLookup, type CacheName } from '../metrics/metrics.ts';
import type { CatalogRevision } from './revision.ts';

/**
 * Creates a cache whose entries are valid until the catalogue changes; then it starts empty.
 * @returns the entries for the current revision of a shop's catalogue
 */
export function revisionCache<Value extends object | string>(
  max: number,
): (shop: { readonly catalog: CatalogRevision }) => LRUCache<string, Value> {
  const caches = new WeakMap<CatalogRevision, { revision: number; entries: LRUCache<string, Value> }>();
  return ({ catalog }) => {
    const revision = catalog.current();
    let cache = caches.get(catalog);
    if (cache?.revision !== revision) {
      cache = { revision, entries: new LRUCache({ max }) };
      caches.set(catalog, cache);
    }
    return cache.entries;
  };
}

/**
 * Caches the promise of a query, so that concurrent callers share one query. A failure is not cached.
 * @param answers cache of a revision
 * @param name under which /metrics shows the lookups, if any
 */
export function singleFlight<T extends object>(
  answers: LRUCache<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
  name?: CacheName,
): Promise<T> {
  const found = answers.get(key);
  if (name) countLookup(name, found !== undefined);
  if (found) return found;
  const answer = ask();
  answers.set(key, answer);
  answer.catch(() => answers.get(key) === answer && answers.delete(key));
  return answer;
}
