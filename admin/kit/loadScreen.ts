import { useLoaderData, useRevalidator } from 'react-router';
import { usePreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { preload, type Preloaded } from '../../web/kit/relay/preload.ts';
import type { ScreenArgs } from './screen.ts';
import { listPage } from './table/listUrl.ts';

/** Loads a screen's query, always from the server: others change the shop meanwhile. */
export function loadScreen<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<Preloaded<T>> {
  return preload<T>(environment, query, variables, 'network-only');
}

/**
 * The loader of a list: the page that the address names.
 * @param variablesOf what the address narrows the list to, and how it sorts it
 */
export function listLoader<T extends OperationType>(query: GraphQLTaggedNode, variablesOf: (url: URL) => T['variables']) {
  return ({ environment, url }: ScreenArgs) => loadScreen<T>(environment, query, { ...variablesOf(url), ...listPage(url) });
}

/** What the screen's own loader has loaded with loadScreen(). */
export function useScreenQuery<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  // The route's loader is the one beside the component.
  const { reference } = useLoaderData() as Preloaded<T>;
  return usePreloadedQuery<T>(query, reference);
}

/** @returns loads the screen's data anew, while it stays on the page */
export function useReload(): () => Promise<void> {
  return useRevalidator().revalidate;
}

/**
 * The same for a screen of one thing. That it is not there is known before the screen is rendered: what a render throws is an error of the
 * program to React and to the console.
 * @param pick what the address names, in what was found
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

/** Thrown by a loader whose address names nothing (any more). */
export class NotFound extends Error {
  constructor() {
    super('This page doesn’t exist or has been removed.');
  }
}

/** Narrows what a query has found. @throws NotFound */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new NotFound();
  return value;
}
