// The server knows the shop's public address, the browser only the one it was opened at. So that both render the same absolute
// links, the browser takes the origin that the served page states.
const served = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

/**
 * Origin of the page's absolute links.
 * @param requestUrl URL that the loader was asked for
 */
export function pageOrigin(requestUrl: string): string {
  return new URL(served ?? requestUrl).origin;
}
