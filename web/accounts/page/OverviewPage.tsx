import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { shownDay } from '../../kit/clock/shownTime.ts';
import { wishlistPath } from '../../wishlist/wishlistAddress.ts';
import { accountPaths } from './accountPaths.ts';
import { AccountPage } from './AccountPage.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './overview.module.css';

/** The account overview (row 142). */
export function OverviewPage() {
  const loaded = useLoaderData<OwnPage<OverviewPageQuery>>();
  const { viewer } = usePreloadedQuery<OverviewPageQuery>(
    graphql`
      query OverviewPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          wishlist {
            totalCount
          }
          account {
            name
            email
            createdAt
            isEmailVerified
            addresses {
              firstName
              lastName
              address1
              postcode
              city
              isDefault
            }
            newsletter {
              isSubscribed
            }
            sessions {
              __typename
            }
            orders(first: 1) {
              totalCount
              edges {
                node {
                  id
                  ...OrderCard_order
                }
              }
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  const { account, wishlist } = viewer;
  if (!account) return null;
  const { orders, addresses, sessions } = account;
  const home = addresses.find(({ isDefault }) => isDefault);
  return (
    <AccountPage
      title={account.name === '' ? 'Your account' : `Hello, ${account.name}`}
      lead={
        <p>
          {account.email} · customer since <time dateTime={account.createdAt}>{shownDay(account.createdAt)}</time>
        </p>
      }
    >
      <section className={styles.latest} aria-labelledby="latest-order">
        <div className={styles.head}>
          <h2 id="latest-order">Your latest order</h2>
          {orders.totalCount > 1 && <Link to={accountPaths.orders}>All {orders.totalCount} orders</Link>}
        </div>
        {orders.edges.map(({ node }) => (
          <OrderCard key={node.id} order={node} heading="h3" />
        ))}
        {orders.totalCount === 0 && <NoOrders />}
      </section>
      <ul role="list" className={styles.tiles}>
        <Tile title="Addresses" to={accountPaths.addresses} action={home ? 'Manage addresses' : 'Add address'}>
          {home ? (
            <>
              {home.firstName} {home.lastName}
              <br />
              {home.address1}
              <br />
              {home.postcode} {home.city}
            </>
          ) : (
            'Save an address to fill in checkout faster.'
          )}
        </Tile>
        <Tile title="Wishlist" to={wishlistPath} action={wishlist.totalCount === 0 ? 'View wishlist' : 'View your wishlist'}>
          {wishlist.totalCount === 0
            ? 'Your wishlist is empty. Select the heart on a product to save it here.'
            : `${wishlist.totalCount === 1 ? '1 product' : `${wishlist.totalCount} products`} on your wishlist.`}
        </Tile>
        <Tile title="Newsletter" to={accountPaths.newsletter} action="Manage emails">
          {account.newsletter.isSubscribed ? `You’re subscribed with ${account.email}.` : 'You’re not subscribed to our newsletter.'}
        </Tile>
        <Tile title="Profile" to={accountPaths.settings} action="Edit profile">
          {account.isEmailVerified ? 'Your email address is confirmed.' : 'Your email address isn’t confirmed yet.'}
        </Tile>
        <Tile title="Devices" to={accountPaths.devices} action="Manage devices">
          {sessions.length === 1 ? 'You’re signed in on this device only.' : `You’re signed in on ${sessions.length} devices.`}
        </Tile>
        <Tile title="Privacy" to={accountPaths.privacy} action="Manage your data">
          Download your data or delete your account.
        </Tile>
      </ul>
    </AccountPage>
  );
}

interface TileProps {
  title: string;
  to: string;
  action: string;
  children: ReactNode;
}

function Tile({ title, to, action, children }: TileProps) {
  return (
    <li className={styles.tile}>
      <h2>{title}</h2>
      <p>{children}</p>
      <Link to={to} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </li>
  );
}
