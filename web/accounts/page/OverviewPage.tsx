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
import * as t from '../__generated__/messages.ts';

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
      title={account.name === '' ? t.yourAccount : t.helloAccount({ account: account.name })}
      lead={
        <p>
          {t.customerSince({ email: account.email, shownDay: <time dateTime={account.createdAt}>{shownDay(account.createdAt)}</time> })}
        </p>
      }
    >
      <section className={styles.latest} aria-labelledby="latest-order">
        <div className={styles.head}>
          <h2 id="latest-order">{t.yourLatestOrder}</h2>
          {orders.totalCount > 1 && <Link to={accountPaths.orders}>{t.allOrders({ totalCount: orders.totalCount })}</Link>}
        </div>
        {orders.edges.map(({ node }) => (
          <OrderCard key={node.id} order={node} heading="h3" />
        ))}
        {orders.totalCount === 0 && <NoOrders />}
      </section>
      <ul role="list" className={styles.tiles}>
        <Tile title={t.addresses} to={accountPaths.addresses} action={home ? t.manageAddresses : t.addAddress}>
          {home ? (
            <>
              {home.firstName} {home.lastName}
              <br />
              {home.address1}
              <br />
              {home.postcode} {home.city}
            </>
          ) : (
            t.saveAddressToFillInCheckout
          )}
        </Tile>
        <Tile title={t.wishlist} to={wishlistPath} action={wishlist.totalCount === 0 ? t.viewWishlist : t.viewYourWishlist}>
          {wishlist.totalCount === 0 ? t.yourWishlistIsEmpty : t.productsOnYourWishlist({ totalCount: wishlist.totalCount })}
        </Tile>
        <Tile title={t.newsletter} to={accountPaths.newsletter} action={t.manageEmails}>
          {account.newsletter.isSubscribed ? t.youreSubscribedWith({ email: account.email }) : t.youreNotSubscribedOurNewsletter}
        </Tile>
        <Tile title={t.profile} to={accountPaths.settings} action={t.editProfile}>
          {account.isEmailVerified ? t.yourEmailAddressIsConfirmed : t.yourEmailAddressIsntConfirmedYet}
        </Tile>
        <Tile title={t.devices} to={accountPaths.devices} action={t.manageDevices}>
          {t.youreSignedInOnDevices({ count: sessions.length })}
        </Tile>
        <Tile title={t.privacy} to={accountPaths.privacy} action={t.manageYourData}>
          {t.downloadYourDataOrDelete}
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
