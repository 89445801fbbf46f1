import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useRevalidator } from 'react-router';
import type { WishlistItems_items$key } from '../__generated__/WishlistItems_items.graphql.ts';
import type { WishlistItems_wishlist$key } from '../__generated__/WishlistItems_wishlist.graphql.ts';
import type { WishlistItemsMoreQuery } from '../__generated__/WishlistItemsMoreQuery.graphql.ts';
import { AddAllToCart } from './AddAllToCart.tsx';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { LoadMore } from '../kit/list/LoadMore.tsx';
import { isOutOfStep } from './shownWishes.ts';
import { endOf, useMore } from '../kit/list/useMore.ts';
import { useRowFocus } from './useRowFocus.ts';
import { wishlistPath } from './wishlistAddress.ts';
import styles from './wishlistPage.module.css';
import { WishlistRow } from './WishlistRow.tsx';

export interface WishlistItemsProps {
  wishlist: WishlistItems_wishlist$key;
  /** Cursor that the page begins behind; null for the list's beginning. */
  after: string | null;
}

const moreQuery = graphql`
  query WishlistItemsMoreQuery($after: String!) {
    viewer {
      wishlist {
        items(first: 24, after: $after) {
          ...WishlistItems_items
        }
      }
    }
  }
`;

/**
 * The list, the last wish first. What is shown of it is what the visitor's record says is still wished for: a row goes with its heart
 * and comes back with it. What was wished for somewhere else meanwhile is asked for.
 */
export function WishlistItems({ wishlist, after }: WishlistItemsProps) {
  const { productIds, mayWish, items } = useFragment(
    graphql`
      fragment WishlistItems_wishlist on Wishlist @argumentDefinitions(after: { type: "String" }) {
        productIds
        mayWish
        items(first: 24, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          ...WishlistItems_items
        }
      }
    `,
    wishlist,
  );
  const { more, load, isLoading } = useMore<WishlistItemsMoreQuery>(moreQuery, {}, endOf(items.pageInfo));
  const parts = useFragment<WishlistItems_items$key>(
    graphql`
      fragment WishlistItems_items on WishlistItemConnection @relay(plural: true) {
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
    `,
    [items, ...more.map(({ viewer }) => viewer.wishlist.items)],
  );
  const wished = new Set(productIds);
  const shown = parts.flatMap(({ edges }) => edges.map(({ node }) => node)).filter(({ product }) => wished.has(product.databaseId));
  const end = endOf(parts.at(-1)?.pageInfo);
  const { list, expectLoss, toRow } = useRowFocus(shown.map(({ id }) => id));

  const { revalidate } = useRevalidator();
  const shownIds = shown.map(({ product }) => product.databaseId);
  // Named by its content: it is asked for once for each list that it does not agree with.
  const unknown = after === null && isOutOfStep(productIds, shownIds, end === null) ? productIds.join() : null;
  useEffect(() => {
    if (unknown !== null) void revalidate();
  }, [unknown, revalidate]);

  if (productIds.length === 0) return <EmptyWishlist mayWish={mayWish} />;
  return (
    <div className={styles.list}>
      {after !== null && (
        <p>
          <Link to={wishlistPath}>Back to the beginning of the list</Link>
        </p>
      )}
      <AddAllToCart products={shown.map(({ product }) => product)} />
      <ul ref={list} role="list" className={styles.rows} aria-label="On your wishlist">
        {shown.map((item, index) => (
          <WishlistRow key={item.id} item={item} onRemove={() => expectLoss(item.id, index)} />
        ))}
      </ul>
      {(end !== null || more.length > 0 || after !== null) && (
        <LoadMore
          after={end}
          isLoading={isLoading}
          onLoad={(cursor) => void load(cursor).then((hasCome) => hasCome && toRow(shown.length))}
        />
      )}
    </div>
  );
}
