import type { FreshCart } from './freshness.ts';
import { ownAnswers } from './freshnessAnswers.ts';
import { mayHaveOwn } from './freshnessNeeds.ts';

/**
 * Keeps the cart fresh as soon as there may be one: on load, when something was added here or in another tab, and when somebody
 * comes back to the page. Only then the code for it is loaded.
 * @returns ends it
 */
export function watchCart(cart: FreshCart): () => void {
  let isStarted = false;
  let isGone = false;
  let stop = () => undefined as void;
  const look = () => {
    if (isStarted || !mayHaveOwn(document.cookie)) return;
    isStarted = true;
    import('./freshness.ts').then(
      ({ keepCartFresh }) => {
        unlisten();
        if (!isGone) stop = keepCartFresh(cart);
      },
      // Without a network there is nothing to ask either; the next occasion tries again.
      () => (isStarted = false),
    );
  };
  const occasions: [EventTarget, string][] = [
    [window, 'storage'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ];
  for (const [target, name] of occasions) target.addEventListener(name, look);
  const unhear = ownAnswers.listen(look);
  const unlisten = () => {
    for (const [target, name] of occasions) target.removeEventListener(name, look);
    unhear();
  };
  look();
  return () => {
    isGone = true;
    unlisten();
    stop();
  };
}
