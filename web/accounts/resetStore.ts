import type { RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * Updater for mutations that change the visitor's identity: all data in the store belongs to the previous one, so every page loads its data
 * again.
 */
export function resetStoreForNewIdentity(store: RecordSourceSelectorProxy): void {
  store.invalidateStore();
}
