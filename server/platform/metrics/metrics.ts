// Counts since the start of this process, which /metrics shows. They are plain numbers, so that counting costs nothing when nobody reads
// them, and modules need no metrics library.

/** What a cache holds: rendered pages, responses of the APIs, facets and product counts of lists. */
export type CacheName = 'pages' | 'responses' | 'facets' | 'counts';

/** How often a cache had what was looked up. */
export interface CacheLookups {
  hits: number;
  misses: number;
}

const lookups: Record<CacheName, CacheLookups> = {
  pages: { hits: 0, misses: 0 },
  responses: { hits: 0, misses: 0 },
  facets: { hits: 0, misses: 0 },
  counts: { hits: 0, misses: 0 },
};
let orders = 0;

/** Counts a lookup. A value that is still being computed for another request is a hit. */
export function countLookup(cache: CacheName, isHit: boolean): void {
  lookups[cache][isHit ? 'hits' : 'misses'] += 1;
}

/** Counts a placed order. */
export function countOrder(): void {
  orders += 1;
}

/** Returns the counts of this process. */
export function processCounts(): { caches: Readonly<Record<CacheName, Readonly<CacheLookups>>>; orders: number } {
  return { caches: lookups, orders };
}
