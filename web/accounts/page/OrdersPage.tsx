import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { accountPaths } from './accountPaths.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './account.module.css';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import * as t from '../__generated__/messages.ts';

/** All orders of the account, newest first, in pages with their own URLs. */
export function OrdersPage() {
  const loaded = useLoaderData<OwnPage<OrdersPageQuery>>();
  const { viewer } = usePreloadedQuery<OrdersPageQuery>(
    graphql`
      query OrdersPageQuery($first: Int, $after: String, $last: Int, $before: String) {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          account {
            orders(first: $first, after: $after, last: $last, before: $before) {
              totalCount
              edges {
                node {
                  id
                  ...OrderCard_order
                }
              }
              pageInfo {
                startCursor
                endCursor
                hasNextPage
                hasPreviousPage
              }
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  if (!viewer.account) return null;
  const { totalCount, edges, pageInfo } = viewer.account.orders;
  const { startCursor, endCursor, hasNextPage, hasPreviousPage } = pageInfo;
  const part = (name: 'after' | 'before', cursor: string) => `${accountPaths.orders}?${name}=${encodeURIComponent(cursor)}`;
  return (
    <AccountPage title={t.yourOrders} lead={totalCount > 0 && <p>{t.ordersNewestFirst({ totalCount })}</p>}>
      {totalCount === 0 ? (
        <NoOrders />
      ) : (
        <ul role="list" className={styles.list}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <OrderCard order={node} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      {(hasNextPage || hasPreviousPage) && (
        <nav className={styles.paging} aria-label={t.pagination}>
          {hasPreviousPage && startCursor && (
            <ButtonLink to={part('before', startCursor)} kind="secondary" rel="prev">
              {t.newerOrders}
            </ButtonLink>
          )}
          {hasNextPage && endCursor && (
            <ButtonLink to={part('after', endCursor)} kind="secondary" rel="next">
              {t.olderOrders}
            </ButtonLink>
          )}
        </nav>
      )}
    </AccountPage>
  );
}
