import { createSignal } from '../../kit/signal.ts';

/** Tells the lines whose quantity waits for another change to send it now: the page is about to be left. */
export const quantitiesWanted = createSignal<void>();

interface Withdrawal {
  lineKey: string;
  /** To be called with the quantity that was waiting. */
  take: (quantity: number) => void;
}

/** Tells a line that its quantity is not to be sent any more: the line goes. */
export const quantityWithdrawals = createSignal<Withdrawal>();

/**
 * Gives up the change of a line that waits to be sent: a line that is taken out has no quantity any more.
 * @returns the quantity that was wanted last; null when nothing was waiting
 */
export function withdrawQuantity(lineKey: string): number | null {
  let withdrawn: number | null = null;
  quantityWithdrawals.tell({ lineKey, take: (quantity) => (withdrawn = quantity) });
  return withdrawn;
}
