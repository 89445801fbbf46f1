import type { IEnvironment } from 'relay-runtime';
import { NetworkError } from '../kit/relay/networkError.ts';
import type { ListingData } from './ListingPage.tsx';

/** The list that is on the screen, by the environment that it came through. */
const shown = new WeakMap<IEnvironment, ListingData>();

/** For the page: says which list it shows. @returns takes it back */
export function showListing(environment: IEnvironment, listing: ListingData): () => void {
  shown.set(environment, listing);
  return () => void shown.delete(environment);
}

/**
 * What to go on showing when the network fails while the shopper sorts, filters or turns pages: the list that is there, and why it
 * is not the one that was asked for.
 * @throws the error, when it is of another kind or another page is shown
 */
export function stayOnListing(environment: IEnvironment, error: unknown): ListingData {
  const listing = shown.get(environment);
  if (!listing || !(error instanceof NetworkError)) throw error;
  return { ...listing, failure: { message: error.message, at: Date.now() } };
}
