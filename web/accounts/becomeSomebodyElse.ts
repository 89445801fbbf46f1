import type { RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * For the mutations by which a visitor becomes somebody else: whatever the store has was made for who they were, so that every page
 * asks anew.
 */
export function becomeSomebodyElse(store: RecordSourceSelectorProxy): void {
  store.invalidateStore();
}
