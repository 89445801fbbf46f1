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
import * as t from '../__generated__/messages.ts';

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
      title={t.privacy}
      lead={
        <p>
          {t.ourPrivacyPolicyExplains({
            link: (text) => <Link to="/privacy/">{text}</Link>,
            link2: (text) => <Link to={cookiesPath}>{text}</Link>,
            link3: (text) => <Link to={accountPaths.newsletter}>{text}</Link>,
          })}
        </p>
      }
    >
      <section className={styles.box} aria-labelledby="export-title">
        <h2 id="export-title">{t.copyOfYourData}</h2>
        <p>{t.allDataWeHold}</p>
        <p>
          <a className={buttonClass({ kind: 'secondary' })} href={accountPaths.data}>
            {t.downloadMyData}
          </a>
        </p>
      </section>
      <EraseAccount preview={erasurePreview} />
    </AccountPage>
  );
}
