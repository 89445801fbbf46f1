import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/** The contact form, which works without script. */
export function contactRoutes(environment: IEnvironment): RouteObject[] {
  const page = () => import('./ContactPage.tsx');
  return [
    {
      id: 'contact',
      path: 'contact',
      handle: { audience: 'visitor', module: 'web/contact/ContactPage.tsx' } satisfies RouteHandle,
      loader: async () => (await page()).loadContact(environment),
      action: async (args) => (await page()).contactAction(environment)(args),
      lazy: { Component: async () => (await page()).ContactPage },
    },
  ];
}
