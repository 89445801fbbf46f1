import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { LoadNotFound } from './newsletterRoute.tsx';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

// The pages come in one piece with what they load: the first page's script knows where it is, and no more.
const route = () => import('./newsletterRoute.tsx');

/** The form of the newsletter by itself, and the pages that its mails lead to. Opening one changes nothing. */
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
