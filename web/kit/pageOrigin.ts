// The server knows the shop's public address, the browser only the address that was opened. For both to render the same absolute links, the
// browser takes the origin from the served page.
const served = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

/**
 * Origin of the page's absolute links.
 * @param requestUrl URL that the loader was called with
 */
export function pageOrigin(requestUrl: string): string {
  return new URL(served ?? requestUrl).origin;
}
