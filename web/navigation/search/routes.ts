import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../routes.tsx';

/** The search form as a page of its own: where the header's search leads without script. */
export function searchRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'search',
      path: 'search',
      handle: { audience: 'public', module: 'web/navigation/search/SearchPage.tsx' } satisfies RouteHandle,
      loader: async () => (await import('./loadSearch.ts')).loadSearch(environment),
      lazy: { Component: async () => (await import('./SearchPage.tsx')).SearchPage },
    },
  ];
}
