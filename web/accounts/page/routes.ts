import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../routes.tsx';
import type { accountLoaders } from './loadAccount.ts';

type Loaders = ReturnType<typeof accountLoaders>;

/**
 * The account page and its parts (row 142): made for whoever has signed in, and never kept. Each part's forms are answered at its own
 * address. All that they need is loaded when one of them is opened.
 */
export function accountPageRoutes(environment: IEnvironment): RouteObject[] {
  const part = (path: string, page: string, load: keyof Loaders, open: () => Promise<RouteObject['Component']>): RouteObject => ({
    id: page,
    path,
    handle: { audience: 'visitor', module: `web/accounts/page/${page}.tsx`, kind: 'account' } satisfies RouteHandle,
    loader: async (args) => (await import('./loadAccount.ts')).accountLoaders(environment)[load](args),
    action: async (args) => (await import('./answerForm.ts')).accountAction(environment)(args),
    lazy: { Component: open as () => Promise<NonNullable<RouteObject['Component']>> },
  });
  return [
    part('account', 'OverviewPage', 'overview', async () => (await import('./OverviewPage.tsx')).OverviewPage),
    part('account/orders', 'OrdersPage', 'orders', async () => (await import('./OrdersPage.tsx')).OrdersPage),
    part('account/addresses', 'AddressesPage', 'addresses', async () => (await import('./AddressesPage.tsx')).AddressesPage),
    part('account/newsletter', 'NewsletterPage', 'newsletter', async () => (await import('./NewsletterPage.tsx')).NewsletterPage),
    part('account/settings', 'SettingsPage', 'settings', async () => (await import('./SettingsPage.tsx')).SettingsPage),
    part('account/devices', 'DevicesPage', 'devices', async () => (await import('./DevicesPage.tsx')).DevicesPage),
    part('account/privacy', 'PrivacyPage', 'privacy', async () => (await import('./PrivacyPage.tsx')).PrivacyPage),
    part('account/goodbye', 'GoodbyePage', 'goodbye', async () => (await import('./GoodbyePage.tsx')).GoodbyePage),
  ];
}
