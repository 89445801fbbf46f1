import { useEffect, useSyncExternalStore } from 'react';
import { mayHaveOwn } from '../visitor/freshness/needs.ts';
import { messageOf } from '../visitor/freshness/refresh.ts';
import { refreshState, subscribeToRefreshes } from '../visitor/freshness/state.ts';
import { requestCartRefresh } from '../visitor/freshness/refreshRequests.ts';

/**
 * State of loading the cart, for components that show it.
 * @param cart undefined while unknown: the cart is then loaded once per opening, for visitors who may have one
 * @returns whether the cart is known, whether it is being loaded, and why the last load failed; null if it did not
 */
export function useCartLoading(cart: object | null | undefined) {
  const { isRefreshing, failure } = useSyncExternalStore(subscribeToRefreshes, refreshState, refreshState);
  const isUnknown = cart === undefined && mayHaveOwn(document.cookie);
  useEffect(() => {
    if (isUnknown) requestCartRefresh();
  }, [isUnknown]);
  return { isUnknown, isAsking: isRefreshing, reason: failure === null ? null : messageOf(failure) };
}
