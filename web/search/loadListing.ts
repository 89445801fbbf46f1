import { data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import listingPageQuery, { type ListingPageQuery } from '../__generated__/ListingPageQuery.graphql.ts';
import type { ListingData } from './ListingPage.tsx';
import { listingVariables, readListingUrl } from './listingUrl.ts';
import { isPageThere } from './paging.ts';
import { stayOnListing } from './shownListing.ts';
import { suggestionsPart } from './suggestionsPart.ts';

/**
 * Loads the list that a URL asks for. An unknown category or page number still renders the listing, with status 404. If the network fails,
 * the current list stays.
 */
export async function loadListing(environment: IEnvironment, request: Request) {
  try {
    return await load(environment, request);
  } catch (error) {
    return data<ListingData>(stayOnListing(environment, error));
  }
}

async function load(environment: IEnvironment, request: Request) {
  const url = readListingUrl(new URL(request.url).searchParams);
  const loaded = await preload<ListingPageQuery>(environment, listingPageQuery, listingVariables(url));
  const { category, products } = loaded.data;
  const isThere = (url.category === null || category != null) && isPageThere(url.page, products.totalCount);
  const suggestions = products.totalCount === 0 ? await suggestionsPart.ready(environment, undefined) : null;
  return data<ListingData>({ url, origin: pageOrigin(request.url), loaded, suggestions }, { status: isThere ? 200 : 404 });
}
