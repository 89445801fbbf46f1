import { listWords } from '../../kit/listWords.ts';

// Numbers of the compare search (specification section 9, Comparison).

/** How long nobody types before it is asked, in milliseconds (row 80). */
export const searchPauseMs = 100;

/** The results scroll for themselves in windows that are lower than this, in pixels (row 81). */
const overflowHeight = 700;

/** @param height inner height of the window in pixels */
export function isOverflowMode(height: number): boolean {
  return height < overflowHeight;
}

/** What is said of how much was found. @param count at most five */
export function foundText(count: number): string {
  if (count === 0) return listWords.nothing;
  return count === 1 ? '1 product found' : `${count} products found`;
}
