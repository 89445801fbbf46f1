import { createSignal } from '../../kit/signal.ts';
import type { RefreshFailure } from './refresh.ts';

/** State of the cart's requests. */
export interface RefreshState {
  isRefreshing: boolean;
  /** Why the latest request failed; null if it succeeded, and before the first one. */
  failure: RefreshFailure | null;
}

const changes = createSignal<void>();
let state: RefreshState = { isRefreshing: false, failure: null };

/** For components that show it. */
export function refreshState(): RefreshState {
  return state;
}

/** For useSyncExternalStore. */
export function subscribeToRefreshes(listener: () => void): () => void {
  return changes.listen(listener);
}

/** For the module that requests the cart. */
export function setRefreshState(next: RefreshState): void {
  state = next;
  changes.emit();
}
