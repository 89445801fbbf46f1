import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';

/** Pages that every shop must have, with URLs of one word. */
export const informationPaths = ['terms', 'privacy', 'imprint', 'delivery', 'withdrawal', 'faq'] as const;

export type InformationPath = (typeof informationPaths)[number];

/** Routes of the pages for terms, privacy, imprint, delivery, the right of withdrawal and questions. */
export function informationRoutes(environment: IEnvironment): RouteObject[] {
  return informationPaths.map((path) => ({
    id: path,
    path,
    handle: { audience: 'public', module: 'web/app/information/InformationPage.tsx' } satisfies RouteHandle,
    loader: async () => (await import('./loadInformation.ts')).loadInformation(environment, path),
    lazy: { Component: async () => (await import('./InformationPage.tsx')).InformationPage },
  }));
}
