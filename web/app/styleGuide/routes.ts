import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';

/** The style guide page, for developers and for tests. No page of the shop links to it. */
export function styleGuideRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'styleGuide',
      path: 'style-guide',
      handle: { audience: 'public', module: 'web/app/styleGuide/StyleGuidePage.tsx' } satisfies RouteHandle,
      loader: async () => (await import('./loadStyleGuide.ts')).loadStyleGuide(environment),
      lazy: { Component: async () => (await import('./StyleGuidePage.tsx')).StyleGuidePage },
    },
  ];
}
