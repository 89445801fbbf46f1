import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';

/** The first part is at /account/ itself, the others below it. */
const parts = ['overview', 'orders', 'addresses', 'newsletter', 'deal-alerts', 'settings', 'devices', 'privacy', 'goodbye'] as const;

/**
 * The account page and its parts (row 142): rendered for the signed-in customer, and never cached. Each part's URL handles its own forms.
 * All code is loaded when one of the parts is opened.
 */
export function accountPageRoutes(environment: IEnvironment): RouteObject[] {
  return parts.map((part) => ({
    id: `account-${part}`,
    path: part === 'overview' ? 'account' : `account/${part}`,
    handle: { audience: 'visitor', module: 'web/accounts/page/pages.ts', kind: 'account' } satisfies RouteHandle,
    loader: async (args) => (await import('./loadAccount.ts')).accountLoaders(environment)[part](args),
    action: async (args) => (await import('./answerForm.ts')).accountAction(environment)(args),
    lazy: { Component: async () => (await import('./pages.ts')).pages[part] },
  }));
}
