import { createBrowserRouter, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { NotFound } from '../kit/loadScreen.ts';
import type { AdminScreen } from '../kit/screen.ts';
import { mayOpen, type AdminPerson } from '../kit/session.ts';
import { ScreensContext } from '../kit/screens.ts';
import { screens } from './screens.ts';
import { Layout } from './Layout.tsx';
import { fromTheStart } from './fromTheStart.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NoRightScreen } from './NoRightScreen.tsx';
import { ScreenError } from './ScreenError.tsx';

function routeOf(screen: AdminScreen, environment: IEnvironment, person: AdminPerson): RouteObject {
  const where = screen.path === '' ? { index: true as const } : { path: screen.path };
  if (!mayOpen(person, screen.right)) return { ...where, element: <NoRightScreen title={screen.title} /> };
  return {
    ...where,
    lazy: async () => {
      const { Component, load } = await screen.open();
      return {
        Component,
        loader: load && (({ request, params }) => fromTheStart(load, { environment, url: new URL(request.url), params })),
      };
    },
  };
}

/** The administration's pages for one person: code of screens without the right is not even fetched. */
export function adminRoutes(environment: IEnvironment, person: AdminPerson): RouteObject[] {
  return [
    {
      path: '/',
      element: (
        <ScreensContext value={screens}>
          <Layout />
        </ScreensContext>
      ),
      HydrateFallback: LoadingScreen,
      children: [
        {
          // Keeps the navigation around a screen that failed.
          errorElement: <ScreenError />,
          HydrateFallback: LoadingScreen,
          children: [
            ...screens.map((screen) => routeOf(screen, environment, person)),
            {
              path: '*',
              element: null,
              loader: () => {
                throw new NotFound();
              },
            },
          ],
        },
      ],
    },
  ];
}

/** Creates the router of the administration in the browser. */
export const createAdminRouter = (environment: IEnvironment, person: AdminPerson) =>
  createBrowserRouter(adminRoutes(environment, person), { basename: '/admin' });
