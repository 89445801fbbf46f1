import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/** The cookies page; its own URL handles its form, for visitors without scripts. */
export function consentRoutes(environment: IEnvironment): RouteObject[] {
  const page = () => import('./CookiesPage.tsx');
  return [
    {
      id: 'cookies',
      path: 'cookies',
      handle: { audience: 'visitor', module: 'web/consent/CookiesPage.tsx' } satisfies RouteHandle,
      loader: async () => (await page()).loadCookies(environment),
      action: async (args) => (await page()).answerForm(environment, args),
      lazy: { Component: async () => (await page()).CookiesPage },
    },
  ];
}
