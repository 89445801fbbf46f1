/**
 * What a list's address says, as a view of it is kept: search, filters and order, sorted by their names, and not which page.
 * @returns '' for the list as it is anyway
 */
export function viewSearch(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('after');
  kept.delete('before');
  kept.sort();
  return kept.toString();
}
