import { useRef } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { SharedWishlistPage_query$key } from '../__generated__/SharedWishlistPage_query.graphql.ts';
import type { SharedWishlistPageQuery } from '../__generated__/SharedWishlistPageQuery.graphql.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Message } from '../kit/page/Message.tsx';
import { LoadMore } from '../kit/list/LoadMore.tsx';
import type { SharedWishlistData } from './loaders.ts';
import { listTexts } from '../kit/listTexts.ts';
import { wishlistPath } from './wishlistAddress.ts';
import styles from './wishlistPage.module.css';
import * as t from './__generated__/messages.ts';

const pageSize = 24;

const listFragment = graphql`
  fragment SharedWishlistPage_query on Query
  @refetchable(queryName: "SharedWishlistPagePaginationQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 24 }, after: { type: "String" }, from: { type: "String" }) {
    sharedWishlist(key: $key) {
      items(first: $first, after: $after) @connection(key: "SharedWishlistPage_items", dynamicKey_UNSTABLE: $from) {
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
`;

/** A shared wishlist (row 94). Its hearts and cart buttons act for the visitor who views it. */
export function SharedWishlistPage() {
  const { loaded, listKey, after } = useLoaderData<SharedWishlistData>();
  const query = usePreloadedQuery<SharedWishlistPageQuery>(
    graphql`
      query SharedWishlistPageQuery($key: String!, $after: String) {
        ...Shell_query
        # eslint-disable-next-line relay/unused-fields -- the route's loader asks whether it is there
        sharedWishlist(key: $key) {
          __typename
        }
        ...SharedWishlistPage_query @arguments(after: $after, from: $after)
      }
    `,
    loaded.reference,
  );
  const list = useRef<HTMLUListElement>(null);
  const { sharedWishlist } = useFragment<SharedWishlistPage_query$key>(listFragment, query);
  if (!sharedWishlist)
    return (
      <>
        <PageHead title={t.thisWishlistIsntShared} isHidden />
        <Message title={t.thisWishlistIsntShared}>
          <p>{t.linkMayBeIncompleteOrOwner}</p>
        </Message>
      </>
    );
  const { totalCount, edges, pageInfo } = sharedWishlist.items;
  const path = `${wishlistPath}${encodeURIComponent(listKey)}/`;
  return (
    <>
      <PageHead title={t.sharedWishlist} isHidden />
      <h1 className={styles.heading} tabIndex={-1}>
        {t.sharedWishlist} <span className={styles.count}>{t.totalCountProducts({ totalCount })}</span>
      </h1>
      {after !== null && (
        <p>
          <Link to={path}>{t.backToStartOfList}</Link>
        </p>
      )}
      {edges.length === 0 ? (
        <p>{t.thisListIsEmptyAtMoment}</p>
      ) : (
        <ProductGrid list={list} products={edges.map(({ node }) => node)} visibleRows={4} label={t.products} />
      )}
      {(pageInfo.hasNextPage || edges.length > pageSize || after !== null) && (
        <LoadMore
          key={`${listKey} ${after ?? ''}`}
          fragment={listFragment}
          parent={query}
          pageInfo={pageInfo}
          count={pageSize}
          hrefAfter={(cursor) => `${path}?after=${encodeURIComponent(cursor)}`}
          end={listTexts.end}
          list={list}
        />
      )}
    </>
  );
}
