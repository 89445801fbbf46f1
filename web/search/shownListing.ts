import type { IEnvironment } from 'relay-runtime';
import { NetworkError } from '../kit/relay/networkError.ts';
import type { ListingData } from './ListingPage.tsx';

/** The list on the screen, by the environment that loaded it. */
const shown = new WeakMap<IEnvironment, ListingData>();

/**
 * Registers the list that the page shows.
 * @returns a function that unregisters it
 */
export function showListing(environment: IEnvironment, listing: ListingData): () => void {
  shown.set(environment, listing);
  return () => void shown.delete(environment);
}

/**
 * What to show if the network fails while the shopper sorts, filters or pages: the current list, with the error.
 * @throws the error, if it is of another kind or another page is shown
 */
export function stayOnListing(environment: IEnvironment, error: unknown): ListingData {
  const listing = shown.get(environment);
  if (!listing || !(error instanceof NetworkError)) throw error;
  return { ...listing, failure: { message: error.message, at: Date.now() } };
}
