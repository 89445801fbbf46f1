import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { LoadNotFound } from './newsletterRoute.tsx';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

// Loads the pages and their loaders in one chunk, so that the first page's script holds only its address.
const route = () => import('./newsletterRoute.tsx');

/** The newsletter form by itself, and the pages that its emails link to. Opening one changes nothing. */
export function newsletterRoutes(environment: IEnvironment, loadNotFound: LoadNotFound): RouteObject[] {
  return [
    {
      id: 'newsletter',
      path: 'newsletter/:page?',
      handle: { audience: 'visitor', module: 'web/newsletter/newsletterRoute.tsx' } satisfies RouteHandle,
      loader: async (args) => (await route()).loadNewsletter(environment, args, loadNotFound),
      action: async (args) => (await route()).answerNewsletter(environment, args),
      lazy: { Component: async () => (await route()).NewsletterPage },
    },
  ];
}
