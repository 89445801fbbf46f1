import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router';
import type { GraphQLResponse } from 'relay-runtime';
import { onOwnAnswer } from '../visitor/freshness/answers.ts';
import { Document } from './Document.tsx';
import { createEnvironment } from '../kit/relay/environment.ts';
import { browserNetwork } from '../kit/relay/network.ts';
import { enterAgain, readEarlyInput } from '../kit/enteredEarly.ts';
import { followMoved } from './followMoved.ts';
import { createRoutes, type ExtraPages } from './routes.tsx';
import { pageDataId } from './pageData.ts';
import './styles.ts';

interface PageData {
  carried: [string, GraphQLResponse][];
  actionData: Record<string, unknown> | null;
  extras?: ExtraPages;
}

const block = document.getElementById(pageDataId);
const data: PageData = block?.textContent ? (JSON.parse(block.textContent) as PageData) : { carried: [], actionData: null };
block?.remove();

const environment = createEnvironment(browserNetwork(data.carried, onOwnAnswer), false);
const routes = createRoutes(environment, data.extras);

type Loaded = { type?: unknown; data?: unknown } | null | undefined;
type LazyParts = { Component?: () => Promise<RouteObject['Component']> };

// Repeats what the server did before rendering: loads the matched pages' code, and runs their loaders on the embedded responses.
async function loadMatches() {
  const loaderData: Record<string, unknown> = {};
  let errors: Record<string, unknown> | null = null;
  const request = new Request(location.href);
  let boundary = 'root';
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (route.errorElement) boundary = route.id ?? boundary;
    const lazy = route.lazy as LazyParts | undefined;
    if (lazy?.Component) {
      route.Component = (await lazy.Component()) ?? null;
      delete route.lazy;
    }
    if (typeof route.loader !== 'function' || route.id === undefined) continue;
    try {
      // The loaders use only the request and the parameters of the router's argument.
      const loaded = (await route.loader({ request, params, context: {}, unstable_pattern: '' } as never)) as Loaded;
      // react-router's data() returns a value with a status; the page receives only the value.
      loaderData[route.id] = loaded?.type === 'DataWithResponseInit' ? loaded.data : loaded;
    } catch (error) {
      errors = { [boundary]: error };
    }
  }
  return { loaderData, errors, actionData: data.actionData };
}

const hydrationData = await loadMatches();
followMoved(routes, () => (router.state.navigation.location ?? location).hash);
const router = createBrowserRouter(routes, { hydrationData });

// Uses the server's own links, so that the document hydrates unchanged.
const hrefs = (selector: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(selector)].map((link) => link.getAttribute('href') ?? '');
const assets = {
  themeColours: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content),
  styles: hrefs('link[rel=stylesheet][data-precedence]'),
  preloads: hrefs('link[rel=modulepreload]:not([as])'),
  scripts: [...document.querySelectorAll<HTMLScriptElement>('head script[type=module][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  ),
};

const entered = readEarlyInput(document);

/** Wraps the page, since a sibling would change the ids that React generates: its effect runs after all effects of the page. */
function AfterHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Lets React render the updates caused by hydration first.
    setTimeout(() => {
      enterAgain(entered.splice(0));
      // For tests: from now on the page is interactive.
      document.documentElement.dataset.alive = 'true';
      // The URL requests a coupon's code (row 56).
      if (/[?&]code(id|text)=/.test(location.search)) {
        import('../offers/coupon/receiveCode.ts').then(
          ({ receiveCode }) => receiveCode(environment),
          () => undefined,
        );
      }
      // Records the origin of the visit if there is consent; other visitors are asked for consent after they have looked at the page.
      setTimeout(
        () => {
          import('../attribution/followVisits.tsx').then(
            ({ followVisits }) => followVisits(router, environment),
            () => undefined,
          );
          import('../offline/startOffline.ts').then(
            ({ startOffline }) => startOffline(),
            () => undefined,
          );
        },
        /_consent=g|sbjs_/.test(document.cookie) ? 0 : 2_000,
      );
    });
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document assets={assets}>
        <AfterHydration>
          <RouterProvider router={router} />
        </AfterHydration>
      </Document>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('Hydration mismatch:', error) },
  );
});
