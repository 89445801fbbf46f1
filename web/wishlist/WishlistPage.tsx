import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import type { WishlistPageQuery } from '../__generated__/WishlistPageQuery.graphql.ts';
import { PageHead } from '../kit/PageHead.tsx';
import { EmptyStateSuggestions } from '../search/EmptyStateSuggestions.tsx';
import type { WishlistActionData } from './actions.ts';
import type { WishlistData } from './loaders.ts';
import { MailsSwitch } from './MailsSwitch.tsx';
import { ShareBox } from './ShareBox.tsx';
import { WishlistItems } from './WishlistItems.tsx';
import styles from './wishlistPage.module.css';
import * as t from './__generated__/messages.ts';

/** The visitor's wishlist (row 94): its products, their changes, and sharing. */
export function WishlistPage() {
  const { loaded, origin, after } = useLoaderData<WishlistData>();
  const { viewer, categories } = usePreloadedQuery<WishlistPageQuery>(
    graphql`
      query WishlistPageQuery($after: String) {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          ...MailsSwitch_viewer
          ...WishlistItems_viewer @arguments(after: $after, from: $after)
          wishlist {
            totalCount
            # eslint-disable-next-line relay/unused-fields -- the route's loader asks whether there are any
            items(first: 24, after: $after) {
              edges {
                __typename
              }
            }
            ...ShareBox_wishlist
          }
        }
        categories {
          ...EmptyStateSuggestions_category
        }
      }
    `,
    loaded.reference,
  );
  const failure = useActionData<WishlistActionData>();
  const { totalCount } = viewer.wishlist;
  return (
    <>
      <PageHead title={t.yourWishlist} isHidden />
      <h1 className={styles.heading} tabIndex={-1}>
        {t.yourWishlist}
        {totalCount > 0 && (
          <>
            {' '}
            <span className={styles.count}>{t.totalCountProducts({ totalCount })}</span>
          </>
        )}
      </h1>
      {failure && (
        <p className={styles.alert} role="alert">
          {failure.error}
        </p>
      )}
      <div className={styles.columns}>
        <WishlistItems viewer={viewer} after={after}>
          <EmptyStateSuggestions categories={categories} />
        </WishlistItems>
        {totalCount > 0 && (
          <div className={styles.aside}>
            <ShareBox wishlist={viewer.wishlist} origin={origin} />
            <MailsSwitch viewer={viewer} />
          </div>
        )}
      </div>
    </>
  );
}
