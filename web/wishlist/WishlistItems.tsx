import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { WishlistItems_viewer$key } from '../__generated__/WishlistItems_viewer.graphql.ts';
import { AddAllToCart } from './AddAllToCart.tsx';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { LoadMore } from '../kit/list/LoadMore.tsx';
import { isOutOfStep } from './shownWishes.ts';
import { listTexts } from '../kit/listTexts.ts';
import { useRowFocus } from './useRowFocus.ts';
import { wishlistPath } from './wishlistAddress.ts';
import styles from './wishlistPage.module.css';
import { WishlistRow } from './WishlistRow.tsx';
import * as t from './__generated__/messages.ts';

export interface WishlistItemsProps {
  viewer: WishlistItems_viewer$key;
  /** Cursor that the page starts after; null for the start of the list. */
  after: string | null;
  /** Content below the empty state. */
  children: ReactNode;
}

const pageSize = 24;

const listFragment = graphql`
  fragment WishlistItems_viewer on Viewer
  @refetchable(queryName: "WishlistItemsPaginationQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 24 }, after: { type: "String" }, from: { type: "String" }) {
    wishlist {
      productIds
      mayWish
      items(first: $first, after: $after) @connection(key: "WishlistItems_items", dynamicKey_UNSTABLE: $from) {
        edges {
          node {
            id
            product {
              databaseId
              ...AddAllToCart_product
            }
            ...WishlistRow_item
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`;

/**
 * The list, the latest entry first. Only products that the viewer's record still has are shown: a row disappears with its heart and comes
 * back with it. Products added elsewhere meanwhile are requested.
 */
export function WishlistItems({ viewer, after, children }: WishlistItemsProps) {
  const { productIds, mayWish, items } = useFragment(listFragment, viewer).wishlist;
  const { edges, pageInfo } = items;
  const wished = new Set(productIds);
  const shown = edges.map(({ node }) => node).filter(({ product }) => wished.has(product.databaseId));
  // A change in another tab reloads the list from its start.
  const [most, setMost] = useState(shown.length);
  if (shown.length > most) setMost(shown.length);
  const { list, expectLoss } = useRowFocus(shown.map(({ id }) => id));

  const { revalidate } = useRevalidator();
  const shownIds = shown.map(({ product }) => product.databaseId);
  // Keyed by its content: one request for each list that differs from it.
  const unknown = after === null && isOutOfStep(productIds, shownIds, !pageInfo.hasNextPage) ? productIds.join() : null;
  useEffect(() => {
    if (unknown !== null) void revalidate();
  }, [unknown, revalidate]);

  if (productIds.length === 0)
    return (
      <div>
        <EmptyWishlist mayWish={mayWish} />
        {children}
      </div>
    );
  return (
    <div className={styles.list}>
      {after !== null && (
        <p>
          <Link to={wishlistPath}>{t.backToStartOfList}</Link>
        </p>
      )}
      <AddAllToCart products={shown.map(({ product }) => product)} />
      <ul ref={list} role="list" className={styles.rows} aria-label={t.onYourWishlist}>
        {shown.map((item, index) => (
          <WishlistRow key={item.id} item={item} onRemove={() => expectLoss(item.id, index)} />
        ))}
      </ul>
      {(pageInfo.hasNextPage || edges.length > pageSize || after !== null) && (
        <LoadMore
          key={after ?? ''}
          fragment={listFragment}
          parent={viewer}
          pageInfo={pageInfo}
          count={pageSize}
          hrefAfter={(cursor) => `${wishlistPath}?after=${encodeURIComponent(cursor)}`}
          end={listTexts.end}
          list={list}
          atLeast={Math.min(most, productIds.length)}
        />
      )}
    </div>
  );
}
