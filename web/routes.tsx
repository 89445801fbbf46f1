import { matchRoutes, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { accountRoutes } from './accounts/routes.ts';
import { accountPageRoutes } from './accounts/page/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { informationRoutes } from './information/routes.ts';
import { footerPart } from './navigation/footerPart.ts';
import { Shell } from './navigation/Shell.tsx';
import { searchRoutes } from './navigation/search/routes.ts';
import { compareRoutes } from './compare/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { couponRoutes } from './offers/coupon/routes.ts';
import { offersRoutes } from './offers/routes.ts';
import { ErrorPage } from './navigation/ErrorPage.tsx';
import { NotFoundPage } from './navigation/NotFoundPage.tsx';
import { newsletterRoutes } from './subscribers/routes.ts';
import { styleGuideRoutes } from './styleGuide/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** What the server must know of a page before it renders it. */
export interface RouteHandle {
  /** `public` pages are made without any visitor and are the same for everybody; `visitor` pages are made for one and never kept. */
  audience: 'public' | 'visitor';
  /** Source file of the page, so that the server can tell the browser to fetch its code early. */
  module?: string;
  /** Source files of its late parts (kit/latePart.tsx), whose styles come with the page. */
  late?: string[];
  /** How many seconds a public page may be kept, for pages that show what changes without a new catalogue revision, such as votes. */
  freshSeconds?: number;
  /** Which of the pages it is that are reported by their kind (pages.isAccountPage); missing for all others. */
  kind?: 'account';
  /** Query parameters that change a public page; a name ending in `*` is a beginning. Others are ignored. */
  parameters?: string[];
}

/** Which pages there are besides those of every shop. The server decides, and the page tells the browser. */
export interface ExtraPages {
  styleGuide: boolean;
}

const publicPage: RouteHandle = { audience: 'public' };

/** The one table of the shop's pages. */
export function createRoutes(environment: IEnvironment, extras?: ExtraPages): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      handle: { ...publicPage, late: ['web/navigation/Footer.tsx'] },
      loader: () => footerPart.ready(environment, undefined),
      // What stands at the end of every page is the same on all of them.
      shouldRevalidate: () => false,
      element: <Shell environment={environment} />,
      errorElement: <ErrorPage />,
      children: [
        {
          id: 'page',
          // Keeps header and footer around a page that failed.
          errorElement: <ErrorPage />,
          children: [
            ...accountPageRoutes(environment),
            ...catalogRoutes(environment),
            ...accountRoutes(environment),
            ...cartRoutes(environment),
            ...checkoutRoutes(environment),
            ...compareRoutes(environment),
            ...consentRoutes(environment),
            ...couponRoutes(environment),
            ...informationRoutes(environment),
            ...newsletterRoutes(environment),
            ...offersRoutes(environment),
            ...searchRoutes(environment),
            ...wishlistRoutes(environment),
            ...(extras?.styleGuide ? styleGuideRoutes(environment) : []),
            {
              id: 'notFound',
              path: '*',
              handle: publicPage,
              loader: async () => (await import('./navigation/notFound.ts')).loadNotFound(environment),
              element: <NotFoundPage />,
            },
          ],
        },
      ],
    },
  ];
}

/** How a path's page is made and kept; null when no page has the path. */
export function handleOf(path: string): RouteHandle | null {
  // Nothing is loaded here, so no environment is needed.
  const matches = matchRoutes(createRoutes(null as never), path);
  return (matches?.at(-1)?.route.handle as RouteHandle | undefined) ?? null;
}
