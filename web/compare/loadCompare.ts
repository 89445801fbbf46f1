import type { IEnvironment } from 'relay-runtime';
import query, { type ComparePageQuery } from '../__generated__/ComparePageQuery.graphql.ts';
import { preloadFollowing } from '../visitor/ownPage.ts';

/** Loads the compare page, which updates on changes in other tabs. */
export function loadCompare(environment: IEnvironment) {
  return preloadFollowing<ComparePageQuery>(environment, query, {});
}
