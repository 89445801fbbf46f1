import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import sharedQuery, { type SharedWishlistPageQuery } from '../__generated__/SharedWishlistPageQuery.graphql.ts';
import ownQuery, { type WishlistPageQuery } from '../__generated__/WishlistPageQuery.graphql.ts';
import { preloadFollowing, type OwnPage } from '../visitor/ownPage.ts';
import { loadAfter } from '../kit/relay/loadAfter.ts';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { wishlistAction } from './actions.ts';
import { wishlistPath } from './wishlistAddress.ts';

export interface WishlistData {
  loaded: OwnPage<WishlistPageQuery>;
  origin: string;
  /** Cursor that the current page of the list starts after; null for the start. */
  after: string | null;
}

export interface SharedWishlistData {
  loaded: Preloaded<SharedWishlistPageQuery>;
  /** Of the list, from its link. */
  listKey: string;
  after: string | null;
}

const afterOf = (request: Request) => new URL(request.url).searchParams.get('after');

/** Loaders and actions of the wishlist's pages. */
export function wishlistLoaders(environment: IEnvironment) {
  return {
    /** The visitor's own list, or the part of it after the address's cursor. */
    async loadWishlist({ request }: LoaderFunctionArgs): Promise<WishlistData> {
      const after = afterOf(request);
      const load = () => preloadFollowing<WishlistPageQuery>(environment, ownQuery, { after });
      const loaded = await loadAfter(after, load, () => redirect(wishlistPath));
      if (after !== null && loaded.data.viewer.wishlist.items.edges.length === 0) throw redirect(wishlistPath);
      return { loaded, origin: pageOrigin(request.url), after };
    },
    /** A shared list; one that is not shared (any longer) gets status 404. */
    async loadShared({ request, params }: LoaderFunctionArgs) {
      const listKey = params.key ?? '';
      const after = afterOf(request);
      const load = () => preload<SharedWishlistPageQuery>(environment, sharedQuery, { key: listKey, after });
      const loaded = await loadAfter(after, load, () => redirect(`${wishlistPath}${encodeURIComponent(listKey)}/`));
      return data<SharedWishlistData>({ loaded, listKey, after }, { status: loaded.data.sharedWishlist ? 200 : 404 });
    },
    answerForm: wishlistAction(environment),
  };
}
