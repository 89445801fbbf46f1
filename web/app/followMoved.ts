import type { LoaderFunction, RouteObject } from 'react-router';

const following =
  (loader: LoaderFunction): LoaderFunction =>
  async (args, context) => {
    const loaded = (await loader(args, context)) as { init?: ResponseInit | null } | null;
    if (loaded?.init?.status !== 404) return loaded;
    // Without a network the page that was found stays.
    const moved = await import('./movedAddress.ts').then(({ movedAddress }) => movedAddress(args.request)).catch(() => null);
    return moved ?? loaded;
  };

/** The same routes, which lead on from former addresses as the server does: for navigations inside the page. */
export const followMoved = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(
    ({ loader, children, ...route }) =>
      ({
        ...route,
        ...(loader && { loader: following(loader as LoaderFunction) }),
        ...(children && { children: followMoved(children) }),
      }) as RouteObject,
  );
