/** A count that keeps to its place: '' for none, '999+' for more than has room. */
export function shownCount(count: number): string {
  if (count <= 0) return '';
  return count > 999 ? '999+' : String(count);
}
