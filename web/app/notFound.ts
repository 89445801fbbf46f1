import { data, redirect, replace } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { preload } from '../kit/relay/preload.ts';
import query, { type UnknownPageQuery } from '../__generated__/UnknownPageQuery.graphql.ts';

/** Loads the page for a URL that no page has. */
export async function loadNotFound(environment: IEnvironment) {
  return data({ loaded: await preload<UnknownPageQuery>(environment, query, {}) }, { status: 404 });
}

/**
 * Asks the server, which alone knows the former addresses, where it leads from an address that was not found.
 * @param hash what the new address is to end with
 * @returns a redirect; null when it leads nowhere, or the server does not answer
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
