/**
 * The part of a list's address that a view saves: search, filters and order, sorted by name, without the page.
 * @returns '' for the default list
 */
export function viewSearch(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('after');
  kept.delete('before');
  kept.sort();
  return kept.toString();
}
