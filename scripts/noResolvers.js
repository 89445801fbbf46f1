// Replaces Relay's client resolver cache in the browser build (leanVendors.ts), because the shop has no client resolvers. If one is added,
// the store reports that resolvers aren't supported; then remove this rule.
import { NoopResolverCache } from 'relay-runtime/lib/store/ResolverCache.js';

export class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(callback) {
    callback();
  }

  /** @returns whether anything was published */
  batchLiveStateUpdatesWithoutNotify(callback) {
    callback();
    return false;
  }

  unsubscribeFromLiveResolverRecords() {}

  invalidateResolverRecords() {}
}

export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';

/** Called with the records that resolvers have changed. */
export const getUpdatedDataIDs = (updated) => updated;
