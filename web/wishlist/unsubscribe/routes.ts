import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';

/**
 * The page behind the link that ends a wishlist's emails. Opening it changes nothing, because mail programs open links to scan them; its
 * form, or a mail program that posts to its address, ends the emails.
 */
export function unsubscribeRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'wishlistMailsOff',
      path: 'wishlist/mails/off',
      handle: { audience: 'visitor', module: 'web/wishlist/unsubscribe/MailsOffPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await import('./loadMailsOff.ts')).loadMailsOff(environment, args),
      action: async (args) => (await import('./mailsOffAction.ts')).mailsOffAction(environment)(args),
      lazy: { Component: async () => (await import('./MailsOffPage.tsx')).MailsOffPage },
    },
  ];
}
