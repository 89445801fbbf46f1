import { useEffect, useSyncExternalStore } from 'react';
import { mayHaveOwn } from '../visitor/freshness/needs.ts';
import { messageOf } from '../visitor/freshness/refresh.ts';
import { refreshState, subscribeToRefreshes } from '../visitor/freshness/state.ts';
import { wishForCart } from '../visitor/freshness/wishes.ts';

/**
 * Where the asking for the cart stands, for those who show it.
 * @param cart undefined while nobody knows it: it is asked for then, once with each opening, of whoever may have something in it
 * @returns whether it is known, whether it is being asked for, and why that failed the last time; null when it did not
 */
export function useCartAsking(cart: object | null | undefined) {
  const { isAsking, failure } = useSyncExternalStore(subscribeToRefreshes, refreshState, refreshState);
  const isUnknown = cart === undefined && mayHaveOwn(document.cookie);
  useEffect(() => {
    if (isUnknown) wishForCart();
  }, [isUnknown]);
  return { isUnknown, isAsking, reason: failure === null ? null : messageOf(failure) };
}
