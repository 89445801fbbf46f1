import { listTexts } from '../../kit/listTexts.ts';
import * as t from '../__generated__/messages.ts';

// Limits of the compare search (specification section 9, Comparison).

/** Debounce of the search, in milliseconds (row 80). */
export const searchPauseMs = 100;

/** Window height in pixels below which the results scroll separately (row 81). */
const overflowHeight = 700;

/** @param height inner height of the window in pixels */
export function isOverflowMode(height: number): boolean {
  return height < overflowHeight;
}

/**
 * Returns a text with the number of results.
 * @param count at most five
 */
export function foundText(count: number): string {
  if (count === 0) return listTexts.nothing;
  return t.productsFound({ count });
}
