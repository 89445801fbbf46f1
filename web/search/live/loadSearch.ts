import type { IEnvironment } from 'relay-runtime';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import searchPageQuery, { type SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';

export interface SearchData {
  loaded: Preloaded<SearchPageQuery>;
}

/** Loads the page of the search form. */
export async function loadSearch(environment: IEnvironment): Promise<SearchData> {
  return { loaded: await preload<SearchPageQuery>(environment, searchPageQuery, {}) };
}
