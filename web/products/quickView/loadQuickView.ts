import type { IEnvironment } from 'relay-runtime';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import quickViewQuery, { type QuickViewProductQuery } from '../../__generated__/QuickViewProductQuery.graphql.ts';

export type LoadedQuickView = Preloaded<QuickViewProductQuery>;

interface CachedQuickView {
  promise: Promise<LoadedQuickView>;
  /** Undefined while loading. */
  loaded?: LoadedQuickView;
}

/** Size of the quick view's cache; the oldest product is evicted first. */
const maxCached = 30;

const quickViewCaches = new WeakMap<IEnvironment, Map<string, CachedQuickView>>();

function products(environment: IEnvironment): Map<string, CachedQuickView> {
  const kept = quickViewCaches.get(environment) ?? new Map<string, CachedQuickView>();
  quickViewCaches.set(environment, kept);
  return kept;
}

/**
 * Loads a product for the quick view, once: further calls return the same data, or wait for the same request (row 42). A failed request is
 * repeated.
 * @throws what the network throws
 */
export function loadQuickView(environment: IEnvironment, slug: string): Promise<LoadedQuickView> {
  const all = products(environment);
  const known = all.get(slug);
  if (known) return known.promise;
  const kept: CachedQuickView = { promise: preload<QuickViewProductQuery>(environment, quickViewQuery, { slug }) };
  all.set(slug, kept);
  kept.promise.then(
    (loaded) => {
      kept.loaded = loaded;
      const [oldest] = all;
      if (all.size <= maxCached || !oldest) return;
      all.delete(oldest[0]);
      oldest[1].loaded?.reference.dispose();
    },
    () => all.delete(slug),
  );
  return kept.promise;
}

/** The cached result of loadQuickView(); null if it is not loaded yet. */
export function loadedQuickView(environment: IEnvironment, slug: string): LoadedQuickView | null {
  return products(environment).get(slug)?.loaded ?? null;
}
