/**
 * Whether a list shows something else than the visitor's record says.
 * @param wished databaseIds of all that is wished for, the last one first
 * @param shown those of the rows that are shown, from the beginning of the list
 * @param isWhole whether there are no more to load
 */
export function isOutOfStep(wished: readonly number[], shown: readonly number[], isWhole: boolean): boolean {
  if (isWhole && shown.length !== wished.length) return true;
  return shown.some((id, index) => wished[index] !== id);
}
