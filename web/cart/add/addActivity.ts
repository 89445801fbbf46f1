import { createSignal } from '../../kit/signal.ts';

// How many adds have been asked for and are not answered yet, whichever button asked: the mini-cart shows itself as soon as one
// starts (row 33), and the panel waits for the last one.

let unanswered = 0;
const changes = createSignal<void>();

/** How many there are now. */
export function unansweredAdds(): number {
  return unanswered;
}

/**
 * An add starts.
 * @returns to be called once, when it is answered or has failed
 */
export function beginAdd(): () => void {
  unanswered += 1;
  changes.tell();
  return () => {
    unanswered -= 1;
    changes.tell();
  };
}

/**
 * Hears of each add that starts or ends.
 * @returns ends the listening
 */
export function listenToAdds(listener: () => void): () => void {
  return changes.listen(listener);
}
