import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { createRoutes } from './routes.tsx';

// For the server, which matches each path once: the router compiles all the routes that it gets before it matches one of them.

const firstSegment = (path: string) => /^\/?([^/]*)/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Returns whether the route, or one below it, can be the page of a path with this first segment. */
function canMatch({ path, children }: RouteObject, segment: string): boolean {
  if (!path || path === '/') return !children || children.some((child) => canMatch(child, segment));
  const own = firstSegment(path);
  return /[:*?]/.test(own) || own === segment;
}

/** Leaves out routes whose first segment differs from the path's. The router would reach the same page with them. */
export function routesFor(routes: RouteObject[], path: string): RouteObject[] {
  // The router decodes paths; one that needs decoding is matched with all routes.
  if (path.includes('%')) return routes;
  const segment = firstSegment(path);
  return routes
    .filter((route) => canMatch(route, segment))
    .map((route) => (route.children ? { ...route, children: routesFor(route.children, path) } : route));
}

// Handles are read without loading anything, so no environment is needed.
const allRoutes = createRoutes(null as never);

/** Returns how the page of a path is rendered and cached; null if no page has the path. */
export function handleOf(path: string): RouteHandle | null {
  return (matchRoutes(routesFor(allRoutes, path), path)?.at(-1)?.route.handle as RouteHandle | undefined) ?? null;
}
