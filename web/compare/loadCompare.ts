import type { IEnvironment } from 'relay-runtime';
import query, { type ComparePageQuery } from '../__generated__/ComparePageQuery.graphql.ts';
import { preloadFollowing } from '../visitor/ownPage.ts';

/** Loads the page of what the visitor compares; it follows what other tabs change. */
export function loadCompare(environment: IEnvironment) {
  return preloadFollowing<ComparePageQuery>(environment, query, {});
}
