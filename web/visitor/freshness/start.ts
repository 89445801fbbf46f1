import type { FreshCart } from './cartSync.ts';
import { cartWarnings, ownAnswers } from './answers.ts';
import { mayHaveOwn } from './needs.ts';
import { cartRefreshRequests } from './refreshRequests.ts';

/**
 * Keeps the cart fresh as soon as there may be one: on load, after something was added here or in another tab, or may have been, and when
 * the visitor returns to the page. The code for it loads only then.
 * @returns a function that stops it
 */
export function watchCart(cart: FreshCart): () => void {
  let isStarted = false;
  let isGone = false;
  let stop = () => undefined as void;
  const look = () => {
    if (isStarted || !mayHaveOwn(document.cookie)) return;
    isStarted = true;
    import('./cartSync.ts').then(
      ({ startCartSync: keepCartFresh }) => {
        unlisten();
        if (!isGone) stop = keepCartFresh(cart);
      },
      // Without a network no request is possible either; the next occasion tries again.
      () => (isStarted = false),
    );
  };
  const occasions: [EventTarget, string][] = [
    [window, 'storage'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ];
  for (const [target, name] of occasions) target.addEventListener(name, look);
  const ends = [
    ownAnswers.listen(look),
    cartRefreshRequests.listen(look),
    // After a refusal the cart still is as it was.
    cartWarnings.listen((isUnknown) => isUnknown && look()),
  ];
  const unlisten = () => {
    for (const [target, name] of occasions) target.removeEventListener(name, look);
    for (const end of ends) end();
  };
  look();
  return () => {
    isGone = true;
    unlisten();
    stop();
  };
}
