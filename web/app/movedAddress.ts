import { redirect, replace } from 'react-router';

/**
 * Asks the server, which alone knows the former addresses, where it leads from an address that was not found.
 * @returns a redirect; null when it leads nowhere
 */
export async function movedAddress({ url, signal }: Request): Promise<Response | null> {
  const answer = await fetch(url, { method: 'HEAD', signal });
  const { origin, pathname, search } = new URL(answer.url);
  if (!answer.redirected || origin !== location.origin) return null;
  // Where the address is already in the bar (back, forward, read again), another entry would lead "back" to it for ever.
  const isHere = url === origin + location.pathname + location.search;
  return (isHere ? replace : redirect)(pathname + search);
}
