import { fetchQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { listViewsQuery } from '../../__generated__/listViewsQuery.graphql.ts';
import type { Found } from '../screen.ts';
import { listViewsQuery as query } from './listViewsQuery.ts';

/** Finds views of lists by their names, for the command palette. */
export async function findViews(environment: IEnvironment, words: string): Promise<Found[]> {
  const answer = await fetchQuery<listViewsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).toPromise();
  const lower = words.toLowerCase();
  return (answer?.listViews ?? [])
    .filter(({ name }) => name.toLowerCase().includes(lower))
    .map(({ name, screen, search }) => ({ title: name, detail: screen, path: `/${screen}?${search}` }));
}
