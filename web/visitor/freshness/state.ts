import { createSignal } from '../../kit/signal.ts';
import type { RefreshFailure } from './refresh.ts';

/** Where the asking for the cart stands. */
export interface RefreshState {
  isAsking: boolean;
  /** Why the last time brought nothing; null when it did, and before the first time. */
  failure: RefreshFailure | null;
}

const changes = createSignal<void>();
let state: RefreshState = { isAsking: false, failure: null };

/** For those who show it. */
export function refreshState(): RefreshState {
  return state;
}

/** For useSyncExternalStore. */
export function subscribeToRefreshes(listener: () => void): () => void {
  return changes.listen(listener);
}

/** For who asks. */
export function setRefreshState(next: RefreshState): void {
  state = next;
  changes.tell();
}
