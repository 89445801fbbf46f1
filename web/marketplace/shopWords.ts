import type { CartShopState } from '../__generated__/ExternalShopBox_part.graphql.ts';

/** The states of external shops, letter for letter (specification section 8). */
export const stateWords = { DONE: 'checkout done', CANCELED: 'canceled' } as const;

/** Said when every external shop was handled. */
export const allGood = 'all good';

/** What a box says of its shop. */
export function stateText(state: CartShopState): string {
  return state === 'DONE' || state === 'CANCELED' ? stateWords[state] : 'to do';
}
