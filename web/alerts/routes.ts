import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/**
 * The form for a back-in-stock alert by itself, to which product pages send theirs without script, and the pages that its emails link to.
 * Opening one changes nothing.
 */
export function alertRoutes(environment: IEnvironment): RouteObject[] {
  const pages = () => import('./AlertPages.tsx');
  const handle = { audience: 'visitor', module: 'web/alerts/AlertPages.tsx' } satisfies RouteHandle;
  return [
    {
      id: 'stockAlert',
      path: 'stock-alert',
      handle,
      loader: async () => (await pages()).loadRequest(environment),
      action: async (args) => (await pages()).requestAction(environment)(args),
      lazy: { Component: async () => (await pages()).RequestPage },
    },
    {
      id: 'stockAlertConfirm',
      path: 'stock-alert/confirm',
      handle,
      loader: async (args) => (await pages()).loadConfirm(environment, args),
      action: async (args) => (await pages()).confirmAction(environment)(args),
      lazy: { Component: async () => (await pages()).ConfirmPage },
    },
    {
      id: 'stockAlertsOff',
      path: 'stock-alert/off',
      handle,
      loader: async (args) => (await pages()).loadOff(environment, args),
      action: async (args) => (await pages()).offAction(environment)(args),
      lazy: { Component: async () => (await pages()).OffPage },
    },
  ];
}
