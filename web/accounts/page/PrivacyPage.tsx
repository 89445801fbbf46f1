import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { PrivacyPageQuery } from '../../__generated__/PrivacyPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { cookiesPath } from '../../consent/wording.ts';
import { buttonClass } from '../../kit/Button.tsx';
import { accountPaths } from './accountPaths.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './account.module.css';
import { EraseAccount } from './EraseAccount.tsx';

/** Export and erasure of the customer's personal data. */
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
          Our <Link to="/privacy/">privacy policy</Link> explains how we use your data. Choose what we may measure in your{' '}
          <Link to={cookiesPath}>cookie settings</Link>, and which emails we send you in your{' '}
          <Link to={accountPaths.newsletter}>email preferences</Link>.
        </p>
      }
    >
      <section className={styles.box} aria-labelledby="export-title">
        <h2 id="export-title">A copy of your data</h2>
        <p>
          All the data we hold about you in one machine-readable file (JSON): account, addresses, orders, cart, wishlist, comparison,
          reviews, votes, newsletter and consents.
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
