import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { accountPageRoutes } from '../accounts/page/routes.ts';
import { alertRoutes } from '../alerts/routes.ts';
import { cartRoutes } from '../cart/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { productRoutes } from '../products/routes.ts';
import { informationRoutes } from './information/routes.ts';
import { footerPart } from './navigation/footerPart.ts';
import { Shell } from './navigation/Shell.tsx';
import { StoreFrame } from './navigation/StoreFrame.tsx';
import { returnRoutes } from '../returns/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { compareRoutes } from '../compare/routes.ts';
import { checkoutRoutes, orderRoutes } from '../orders/routes.ts';
import { consentRoutes } from '../consent/routes.ts';
import { contactRoutes } from '../contact/routes.ts';
import { couponRoutes } from '../offers/coupon/routes.ts';
import { offersRoutes } from '../offers/routes.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { newsletterRoutes } from '../newsletter/routes.ts';
import { styleGuideRoutes } from './styleGuide/routes.ts';
import { wishlistRoutes } from '../wishlist/routes.ts';

/** Optional pages that not every shop has. The server decides, and the page passes the decision to the browser. */
export interface ExtraPages {
  styleGuide: boolean;
}

const publicPage: RouteHandle = { audience: 'public' };

const loadNotFound = async (environment: IEnvironment) => (await import('./notFound.ts')).loadNotFound(environment);

/** Creates all routes of the shop's pages. */
export function createRoutes(environment: IEnvironment, extras?: ExtraPages): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      handle: publicPage,
      element: <Shell environment={environment} />,
      errorElement: <ErrorPage />,
      children: [
        {
          id: 'store',
          handle: { ...publicPage, late: ['web/app/navigation/Footer.tsx'] },
          loader: () => footerPart.ready(environment, undefined),
          // The footer is the same on all pages.
          shouldRevalidate: () => false,
          element: <StoreFrame />,
          children: [
            {
              id: 'page',
              // Keeps header and footer around a page that failed.
              errorElement: <ErrorPage />,
              children: [
                ...accountPageRoutes(environment),
                ...homeRoutes(environment),
                ...productRoutes(environment),
                ...accountRoutes(environment),
                ...alertRoutes(environment),
                ...cartRoutes(environment),
                ...orderRoutes(environment),
                ...compareRoutes(environment),
                ...consentRoutes(environment),
                ...contactRoutes(environment),
                ...couponRoutes(environment),
                ...informationRoutes(environment),
                ...newsletterRoutes(environment, loadNotFound),
                ...offersRoutes(environment),
                ...returnRoutes(environment),
                ...searchRoutes(environment),
                ...wishlistRoutes(environment),
                ...(extras?.styleGuide ? styleGuideRoutes(environment) : []),
                {
                  id: 'notFound',
                  path: '*',
                  handle: { ...publicPage, module: 'web/app/UnknownPage.tsx' },
                  loader: () => loadNotFound(environment),
                  lazy: { Component: async () => (await import('./UnknownPage.tsx')).UnknownPage },
                },
              ],
            },
          ],
        },
        {
          id: 'checkoutFrame',
          handle: { ...publicPage, module: 'web/app/navigation/CheckoutFrame.tsx' },
          lazy: { Component: async () => (await import('./navigation/CheckoutFrame.tsx')).CheckoutFrame },
          children: [{ id: 'checkoutPage', errorElement: <ErrorPage />, children: checkoutRoutes(environment) }],
        },
      ],
    },
  ];
}
