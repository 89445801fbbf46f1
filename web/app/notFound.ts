import { data, redirect, replace } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { preload } from '../kit/relay/preload.ts';
import query, { type UnknownPageQuery } from '../__generated__/UnknownPageQuery.graphql.ts';

/** Loads the page for a URL that no page has. */
export async function loadNotFound(environment: IEnvironment) {
  return data({ loaded: await preload<UnknownPageQuery>(environment, query, {}) }, { status: 404 });
}

/**
 * Asks the server where an address that was not found redirects to; only the server knows former addresses.
 * @param hash fragment to append to the new address
 * @returns a redirect; null if there is no redirect, or the server doesn't respond
 */
export async function movedAddress({ url, signal }: Request, hash: string): Promise<Response | null> {
  const answer = await fetch(url, { method: 'HEAD', signal }).catch(() => null);
  if (!answer?.redirected) return null;
  const { origin, pathname, search } = new URL(answer.url);
  if (origin !== location.origin) return null;
  // If the URL is already in the address bar (back, forward, reload), another history entry would make Back return to it forever.
  const isHere = url === origin + location.pathname + location.search;
  return (isHere ? replace : redirect)(pathname + search + hash);
}
