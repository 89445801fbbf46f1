import type { CartShopState } from '../__generated__/ExternalShopBox_part.graphql.ts';
import * as t from './__generated__/messages.ts';

/** States of external shops, letter for letter (specification section 8). */
export const shopStateLabels = { DONE: t.checkoutDone, CANCELED: t.canceled } as const;

/** Shown when every external shop was handled. */
export const allGood = t.allGood;

/** The text for a shop's state. */
export function stateText(state: CartShopState): string {
  return state === 'DONE' || state === 'CANCELED' ? shopStateLabels[state] : t.openTask;
}
