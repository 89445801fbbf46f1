/** What the log tells of an address: its path without what would open something to whoever reads the log. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  // The link of a shared wishlist ends with its key.
  return path.replace(/^\/wishlist\/[^/]{32,}/i, '/wishlist/(key)');
}
