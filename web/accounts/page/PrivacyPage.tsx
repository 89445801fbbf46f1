import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { Link, useLoaderData } from 'react-router';
import type { PrivacyPageQuery } from '../../__generated__/PrivacyPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { cookiesPath } from '../../consent/wording.ts';
import { buttonClass } from '../../kit/Button.tsx';
import { accountPaths } from './accountPaths.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './account.module.css';
import { EraseAccount } from './EraseAccount.tsx';

/** What the shop has of somebody: a copy of it for themselves, and its end. */
export function PrivacyPage() {
  const loaded = useLoaderData<OwnPage<PrivacyPageQuery>>();
  const { erasurePreview } = usePreloadedQuery<PrivacyPageQuery>(
    graphql`
      query PrivacyPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          # eslint-disable-next-line relay/unused-fields -- the route's loader asks whether there is one
          account {
            __typename
          }
        }
        erasurePreview {
          ...EraseAccount_preview
        }
      }
    `,
    loaded.reference,
  );
  return (
    <AccountPage
      title="Privacy"
      lead={
        <p>
          What we do with data about you is told on the page <Link to="/privacy/">privacy</Link>. What may be measured of your visits you
          decide under <Link to={cookiesPath}>cookies</Link>, and what we write to you under{' '}
          <Link to={accountPaths.newsletter}>newsletter</Link>.
        </p>
      }
    >
      <section className={styles.box} aria-labelledby="export-title">
        <h2 id="export-title">A copy of your data</h2>
        <p>
          Everything that we have of you, in one file that programs can read (JSON): account, addresses, orders, cart, wishlist, comparison,
          reviews, votes, newsletter and what you have agreed to.
        </p>
        <p>
          <a className={buttonClass({ kind: 'secondary' })} href={accountPaths.data}>
            Download my data
          </a>
        </p>
      </section>
      <EraseAccount preview={erasurePreview} />
    </AccountPage>
  );
}
