/** A count for a space of fixed width: '' for none, '999+' for more than fits. */
export function shownCount(count: number): string {
  if (count <= 0) return '';
  return count > 999 ? '999+' : String(count);
}
