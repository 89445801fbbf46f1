// Stands in for Relay's cache of client resolvers in the browser's build (leanVendors.ts): the shop has none, so nothing is kept for
// them. A first resolver would make the store say that it does not support them; then the rule goes.
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

/** Records that resolvers have changed. */
export const getUpdatedDataIDs = (updated) => updated;
