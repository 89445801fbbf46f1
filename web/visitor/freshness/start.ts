import type { FreshCart } from './keepFresh.ts';
import { cartDoubts, ownAnswers } from './answers.ts';
import { mayHaveOwn } from './needs.ts';
import { cartWishes } from './wishes.ts';

/**
 * Keeps the cart fresh as soon as there may be one: on load, when something was added here or in another tab, or may have been, and when
 * somebody comes back to the page. Only then the code for it is loaded.
 * @returns ends it
 */
export function watchCart(cart: FreshCart): () => void {
  let isStarted = false;
  let isGone = false;
  let stop = () => undefined as void;
  const look = () => {
    if (isStarted || !mayHaveOwn(document.cookie)) return;
    isStarted = true;
    import('./keepFresh.ts').then(
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
  const ends = [
    ownAnswers.listen(look),
    cartWishes.listen(look),
    // What was refused is there no more than before.
    cartDoubts.listen((isUnknown) => isUnknown && look()),
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
