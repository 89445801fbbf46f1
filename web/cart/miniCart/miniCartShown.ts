import { useSyncExternalStore } from 'react';
import { listenToAdds, unansweredAdds } from '../add/addActivity.ts';
import { cartDoubts, ownAnswers } from '../../visitor/freshness/answers.ts';
import { cookieValue, itemsInCartCookie } from '../../visitor/freshness/needs.ts';

/**
 * Whether the mini-cart is to be seen (specification section 4, Mini-cart visibility).
 * @param cookies as document.cookie has them
 * @param adds how many adds are not answered yet: when the first one fails, the mini-cart goes again
 */
export function showsMiniCart(cookies: string, adds: number): boolean {
  return adds > 0 || Number(cookieValue(cookies, itemsInCartCookie)) > 0;
}

/** Cookies tell nobody when they change: these are the occasions at which they may have. */
function listen(look: () => void): () => void {
  const ends = [listenToAdds(look), ownAnswers.listen(look), cartDoubts.listen(look)];
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Whether the mini-cart is to be seen now; never in the first rendering, which is the same for everybody. */
export function useMiniCartShown(): boolean {
  return useSyncExternalStore(
    listen,
    () => showsMiniCart(document.cookie, unansweredAdds()),
    () => false,
  );
}
