import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { Link, useLoaderData } from 'react-router';
import type { SharedWishlistPageMoreQuery } from '../__generated__/SharedWishlistPageMoreQuery.graphql.ts';
import type { SharedWishlistPageQuery } from '../__generated__/SharedWishlistPageQuery.graphql.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Message } from '../kit/page/Message.tsx';
import { LoadMore } from '../kit/list/LoadMore.tsx';
import type { SharedWishlistData } from './loaders.ts';
import { endOf, useMore } from '../kit/list/useMore.ts';
import styles from './wishlistPage.module.css';

const moreQuery = graphql`
  query SharedWishlistPageMoreQuery($key: String!, $after: String!) {
    sharedWishlist(key: $key) {
      items(first: 24, after: $after) {
        edges {
          node {
            ...ProductGrid_product
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

/** A wishlist that somebody shares (row 94). Hearts and carts on it are those of whoever looks at it. */
export function SharedWishlistPage() {
  const { loaded, listKey, after } = useLoaderData<SharedWishlistData>();
  const { sharedWishlist } = usePreloadedQuery<SharedWishlistPageQuery>(
    graphql`
      query SharedWishlistPageQuery($key: String!, $after: String) {
        ...Shell_query
        sharedWishlist(key: $key) {
          items(first: 24, after: $after) {
            totalCount
            edges {
              node {
                ...ProductGrid_product
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  if (!sharedWishlist)
    return (
      <>
        <PageHead title="This wishlist is not shared" isHidden />
        <Message title="This wishlist is not shared">
          <p>Its link may be incomplete, or whoever made the list has stopped sharing it.</p>
        </Message>
      </>
    );
  return <Products key={listKey} listKey={listKey} items={sharedWishlist.items} after={after} />;
}

type Items = NonNullable<SharedWishlistPageQuery['response']['sharedWishlist']>['items'];

function Products({ items, listKey, after }: { items: Items; listKey: string; after: string | null }) {
  const { more, load, isLoading } = useMore<SharedWishlistPageMoreQuery>(moreQuery, { key: listKey }, endOf(items.pageInfo));
  const parts = [items, ...more.flatMap(({ sharedWishlist }) => sharedWishlist?.items ?? [])];
  const products = parts.flatMap(({ edges }) => edges.map(({ node }) => node));
  const end = endOf(parts.at(-1)?.pageInfo);
  const { totalCount } = items;
  return (
    <>
      <PageHead title="A shared wishlist" isHidden />
      <h1 className={styles.heading} tabIndex={-1}>
        A shared wishlist <span className={styles.count}>{totalCount === 1 ? '1 product' : `${totalCount} products`}</span>
      </h1>
      {after !== null && (
        <p>
          <Link to=".">Back to the beginning of the list</Link>
        </p>
      )}
      {products.length === 0 ? (
        <p>There is nothing on this list at the moment.</p>
      ) : (
        <ProductGrid products={products} seenAtOnce={4} label="Products" />
      )}
      {(end !== null || more.length > 0 || after !== null) && (
        <LoadMore after={end} isLoading={isLoading} onLoad={(cursor) => void load(cursor)} />
      )}
    </>
  );
}
