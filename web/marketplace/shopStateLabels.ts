import type { CartShopState } from '../__generated__/ExternalShopBox_part.graphql.ts';

/** States of external shops, letter for letter (specification section 8). */
export const shopStateLabels = { DONE: 'checkout done', CANCELED: 'canceled' } as const;

/** Shown when every external shop was handled. */
export const allGood = 'all good';

/** The text for a shop's state. */
export function stateText(state: CartShopState): string {
  return state === 'DONE' || state === 'CANCELED' ? shopStateLabels[state] : 'to do';
}
