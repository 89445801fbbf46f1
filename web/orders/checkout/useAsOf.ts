import { useState } from 'react';

/** The data that the checkout page was rendered from. */
export interface Made {
  loaded: object;
  /** The cart's version: increases with changes on this page, but not with those of another tab. */
  cartVersion: number;
}

/**
 * Freezes what the checkout shows: the personal layer follows cart changes in other tabs and writes their lines into the same store, but
 * the cart must not change while a shopper is ordering it (decision 0011).
 * @param value as the store has it now
 * @returns as the store had it when the page was loaded
 */
export function useAsOf<T>(value: T, { loaded, cartVersion }: Made): T {
  const [kept, setKept] = useState({ value, loaded, cartVersion });
  if (kept.loaded === loaded && kept.cartVersion === cartVersion) return kept.value;
  setKept({ value, loaded, cartVersion });
  return value;
}
