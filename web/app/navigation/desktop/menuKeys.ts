/** Which way the first level of a menu lies. */
export type MenuDirection = 'row' | 'column';

/** Where a key leads: along the level where the focus is, into the level below, out of it, or along the upper level from below. */
export type MenuStep = 'next' | 'previous' | 'first' | 'last' | 'into' | 'out' | 'nextTop' | 'previousTop' | null;

const turned: Record<string, string> = {
  ArrowRight: 'ArrowDown',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowUp: 'ArrowLeft',
};

/**
 * What a key means in a menu of two levels, whose lower one is always a column (row 128).
 * @param isBelow whether the focus is in the lower level
 */
export function menuStep(key: string, direction: MenuDirection, isBelow: boolean): MenuStep {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (!isBelow) {
    // A column is a row turned by its diagonal.
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
