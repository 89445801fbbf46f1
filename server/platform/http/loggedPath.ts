/** Returns a URL's path for the log, without secrets that would give a reader of the log access. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  // The link of a shared wishlist ends with its key.
  return path.replace(/^\/wishlist\/[^/]{32,}/i, '/wishlist/(key)');
}
