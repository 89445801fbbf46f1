import { redirect, type LoaderFunction, type RouteObject } from 'react-router';

// The server alone knows which addresses have changed. It is asked when a navigation inside the page finds nothing.

/** Where the server leads from an address that its route answers with 404; null when it leads nowhere. */
async function movedAddress(request: Request): Promise<string | null> {
  const { redirected, url } = await fetch(request.url, { method: 'HEAD', signal: request.signal });
  const { origin, pathname, search } = new URL(url);
  return redirected && origin === location.origin ? pathname + search : null;
}

function following(loader: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    const loaded: unknown = await loader(args, context);
    const { init } = (loaded ?? {}) as { init?: ResponseInit | null };
    if (init?.status !== 404) return loaded;
    // Without a network the page that was found stays.
    const moved = await movedAddress(args.request).catch(() => null);
    return moved === null ? loaded : redirect(moved);
  };
}

/** The same routes, which lead on from former addresses as the server does. */
export function followMoved(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const followed = typeof route.loader === 'function' ? { ...route, loader: following(route.loader as LoaderFunction) } : route;
    return route.children ? ({ ...followed, children: followMoved(route.children) } as RouteObject) : followed;
  });
}
