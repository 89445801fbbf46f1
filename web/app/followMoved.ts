import type { LoaderFunction, RouteObject } from 'react-router';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/**
 * Lets the routes of public pages lead on from former addresses as the server does, for navigations inside the page. Others have none: asking
 * for a coupon's page once more would count as another attempt.
 * @param hash what follows # in the address that is being loaded, which no loader is told
 */
export function followMoved(routes: RouteObject[] = [], hash: () => string): void {
  for (const route of routes) {
    const { loader, children, handle } = route;
    if (loader && (handle as RouteHandle | undefined)?.audience === 'public')
      route.loader = async (args, context) => {
        const loaded = (await (loader as LoaderFunction)(args, context)) as { init?: ResponseInit | null } | null;
        if (loaded?.init?.status !== 404) return loaded;
        return (await (await import('./notFound.ts')).movedAddress(args.request, hash())) ?? loaded;
      };
    followMoved(children, hash);
  }
}
