import { createSignal } from '../../kit/signal.ts';

// Counts pending adds of all buttons: the mini-cart shows as soon as one starts (row 33), and the drawer waits for the last one.

let unanswered = 0;
const changes = createSignal<void>();

/** Returns the number of pending adds. */
export function unansweredAdds(): number {
  return unanswered;
}

/**
 * Registers an add.
 * @returns a function to call once, when the add has succeeded or failed
 */
export function beginAdd(): () => void {
  unanswered += 1;
  changes.emit();
  return () => {
    unanswered -= 1;
    changes.emit();
  };
}

/**
 * Subscribes to starts and ends of adds.
 * @returns a function that unsubscribes
 */
export function listenToAdds(listener: () => void): () => void {
  return changes.listen(listener);
}
