import { createSignal } from '../../kit/signal.ts';

/** Signals lines with a delayed quantity change to send it now, because the page is about to be left. */
export const quantitiesWanted = createSignal<void>();

interface Withdrawal {
  lineKey: string;
  /** Called with the pending quantity. */
  onPendingQuantity: (quantity: number) => void;
}

/** Signals a line not to send its pending quantity, because the line is being removed. */
export const quantityWithdrawals = createSignal<Withdrawal>();

/**
 * Cancels the pending quantity change of a line that is being removed.
 * @returns the last requested quantity; null if nothing was pending
 */
export function withdrawQuantity(lineKey: string): number | null {
  let withdrawn: number | null = null;
  quantityWithdrawals.emit({ lineKey, onPendingQuantity: (quantity) => (withdrawn = quantity) });
  return withdrawn;
}
