import { useSyncExternalStore } from 'react';
import { listenToAdds, unansweredAdds } from '../add/addActivity.ts';
import { cartWarnings, ownAnswers } from '../../visitor/freshness/answers.ts';
import { cookieValue, itemsInCartCookie } from '../../visitor/freshness/needs.ts';

/**
 * Returns whether the mini-cart is visible (specification section 4, Mini-cart visibility).
 * @param cookies value of document.cookie
 * @param adds number of pending adds: if the first one fails, the mini-cart is hidden again
 */
export function showsMiniCart(cookies: string, adds: number): boolean {
  return adds > 0 || Number(cookieValue(cookies, itemsInCartCookie)) > 0;
}

/** Cookies fire no change events, so this listens to the occasions on which they may change. */
function listen(look: () => void): () => void {
  const ends = [listenToAdds(look), ownAnswers.listen(look), cartWarnings.listen(look)];
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Returns whether the mini-cart is visible now; never in the first render, which is the same for every visitor. */
export function useMiniCartShown(): boolean {
  return useSyncExternalStore(
    listen,
    () => showsMiniCart(document.cookie, unansweredAdds()),
    () => false,
  );
}
