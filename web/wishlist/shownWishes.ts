/**
 * Whether a list differs from the viewer's record.
 * @param wished databaseIds of all products on the wishlist, the latest first
 * @param shown those of the rows shown, from the start of the list
 * @param isWhole whether there are no more to load
 */
export function isOutOfStep(wished: readonly number[], shown: readonly number[], isWhole: boolean): boolean {
  if (isWhole && shown.length !== wished.length) return true;
  return shown.some((id, index) => wished[index] !== id);
}
