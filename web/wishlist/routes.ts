import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { unsubscribeRoutes } from './unsubscribe/routes.ts';

/**
 * The visitor's wishlist, whose forms post to its own address, and a wishlist shared by a link (specification section 2). Neither is ever
 * cached: a link ends when its owner revokes it.
 */
export function wishlistRoutes(environment: IEnvironment): RouteObject[] {
  const loaders = async () => (await import('./loaders.ts')).wishlistLoaders(environment);
  return [
    ...unsubscribeRoutes(environment),
    {
      id: 'wishlist',
      path: 'wishlist',
      handle: { audience: 'visitor', module: 'web/wishlist/WishlistPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await loaders()).loadWishlist(args),
      action: async (args) => (await loaders()).answerForm(args),
      lazy: { Component: async () => (await import('./WishlistPage.tsx')).WishlistPage },
    },
    {
      id: 'sharedWishlist',
      path: 'wishlist/:key',
      handle: { audience: 'visitor', module: 'web/wishlist/SharedWishlistPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await loaders()).loadShared(args),
      lazy: { Component: async () => (await import('./SharedWishlistPage.tsx')).SharedWishlistPage },
    },
  ];
}
