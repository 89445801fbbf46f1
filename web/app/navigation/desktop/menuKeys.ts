/** Direction of the menu's first level. */
export type MenuDirection = 'row' | 'column';

/** Focus move of a key: along the current level, into the submenu, out of it, or along the upper level from within a submenu. */
export type MenuStep = 'next' | 'previous' | 'first' | 'last' | 'into' | 'out' | 'nextTop' | 'previousTop' | null;

const turned: Record<string, string> = {
  ArrowRight: 'ArrowDown',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowUp: 'ArrowLeft',
};

/**
 * Returns the focus move of a key in a menu of two levels, whose lower one is always a column (row 128).
 * @param isBelow whether the focus is in the lower level
 */
export function menuStep(key: string, direction: MenuDirection, isBelow: boolean): MenuStep {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (!isBelow) {
    // A column's keys are those of a row, mirrored at the diagonal.
    const along = direction === 'row' ? key : turned[key];
    if (along === 'ArrowRight') return 'next';
    if (along === 'ArrowLeft') return 'previous';
    return along === 'ArrowDown' ? 'into' : null;
  }
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  if (key === 'ArrowLeft') return direction === 'row' ? 'previousTop' : 'out';
  return key === 'ArrowRight' && direction === 'row' ? 'nextTop' : null;
}
