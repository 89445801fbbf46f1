import { useLoaderData, useRevalidator } from 'react-router';
import { usePreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { preload, type Preloaded } from '../../web/kit/relay/preload.ts';
import type { ScreenArgs } from './screen.ts';
import { listPage } from './table/listUrl.ts';
import * as t from './__generated__/messages.ts';

/** Loads a screen's query, always from the server, because others change the shop's data meanwhile. */
export function loadScreen<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<Preloaded<T>> {
  return preload<T>(environment, query, variables, 'network-only');
}

/**
 * The loader of a list: the page in the URL.
 * @param variablesOf filter and sort order in the address
 */
export function listLoader<T extends OperationType>(query: GraphQLTaggedNode, variablesOf: (url: URL) => T['variables']) {
  return ({ environment, url }: ScreenArgs) => loadScreen<T>(environment, query, { ...variablesOf(url), ...listPage(url) });
}

/** The data that the screen's own loader has loaded with loadScreen(). */
export function useScreenQuery<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  // The route's loader is the one beside the component.
  const { reference } = useLoaderData() as Preloaded<T>;
  return usePreloadedQuery<T>(query, reference);
}

/** @returns a function that reloads the screen's data, while it stays on the page */
export function useReload(): () => Promise<void> {
  return useRevalidator().revalidate;
}

/**
 * Loads the screen of one record. A missing record is detected before the screen is rendered, because React and the console treat an error
 * thrown during rendering as a bug.
 * @param pick the record within the query's data
 * @throws NotFound
 */
export async function loadFound<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  pick: (data: T['response']) => unknown,
): Promise<Preloaded<T>> {
  const loaded = await loadScreen<T>(environment, query, variables);
  orNotFound(pick(loaded.data));
  return loaded;
}

/** Thrown by a loader whose address names no record (any longer). */
export class NotFound extends Error {
  constructor() {
    super(t.thisPageDoesntExist);
  }
}

/**
 * Narrows a nullable record.
 * @throws NotFound
 */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new NotFound();
  return value;
}
