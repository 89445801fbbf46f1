import { useState } from 'react';

/** What a page of the checkout was made of. */
export interface Made {
  /** What the page was loaded with. */
  loaded: object;
  /** Of the cart: it grows with what is done here, but not with what another tab does. */
  cartVersion: number;
}

/**
 * Holds what the checkout shows still: the personal layer follows the cart into other tabs and writes its lines into the same store,
 * but nobody may order what changed under their hands (decision 0011).
 * @param value as the store has it now
 * @returns as the store had it when the page was made
 */
export function useAsOf<T>(value: T, { loaded, cartVersion }: Made): T {
  const [kept, setKept] = useState({ value, loaded, cartVersion });
  if (kept.loaded === loaded && kept.cartVersion === cartVersion) return kept.value;
  setKept({ value, loaded, cartVersion });
  return value;
}
