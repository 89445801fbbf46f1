import type { LoaderFunction, RouteObject } from 'react-router';

/** Lets the routes lead on from former addresses as the server does, for navigations inside the page. */
export function followMoved(routes: RouteObject[] = []): void {
  for (const route of routes) {
    const { loader, children } = route;
    if (loader)
      route.loader = async (args, context) => {
        const loaded = (await (loader as LoaderFunction)(args, context)) as { init?: ResponseInit | null } | null;
        if (loaded?.init?.status !== 404) return loaded;
        return (await (await import('./notFound.ts')).movedAddress(args.request)) ?? loaded;
      };
    followMoved(children);
  }
}
