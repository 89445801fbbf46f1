import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/**
 * The compare page at /compare/, which also handles the forms of all compare buttons, and the chart of a group at /compare/{group}/
 * (specification section 2).
 */
export function compareRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'compare',
      path: 'compare',
      handle: { audience: 'visitor', module: 'web/compare/ComparePage.tsx' } satisfies RouteHandle,
      loader: async () => (await import('./loadCompare.ts')).loadCompare(environment),
      action: async (args) => (await import('./actions.ts')).compareAction(environment)(args),
      lazy: { Component: async () => (await import('./ComparePage.tsx')).ComparePage },
    },
    {
      id: 'compareChart',
      path: 'compare/:group',
      handle: {
        audience: 'public',
        module: 'web/compare/chart/ChartPage.tsx',
        parameters: ['compareids', 'differences'],
      } satisfies RouteHandle,
      loader: async ({ request, params }) => (await import('./chart/loadChart.ts')).loadChart(environment, request, params.group ?? ''),
      action: async (args) => (await import('./chart/chartAction.ts')).chartAction(environment)(args),
      lazy: { Component: async () => (await import('./chart/ChartPage.tsx')).ChartPage },
    },
  ];
}
