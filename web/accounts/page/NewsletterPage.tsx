import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { NewsletterPageQuery } from '../../__generated__/NewsletterPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { shownDay } from '../../kit/clock/shownTime.ts';
import { wishlistPath } from '../../wishlist/wishlistAddress.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import styles from './account.module.css';
import * as t from '../__generated__/messages.ts';

/** The account owner's email preferences. */
export function NewsletterPage() {
  const loaded = useLoaderData<OwnPage<NewsletterPageQuery>>();
  const { viewer } = usePreloadedQuery<NewsletterPageQuery>(
    graphql`
      query NewsletterPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          wishlist {
            mailsChanges
          }
          account {
            email
            isEmailVerified
            newsletter {
              isSubscribed
              subscribedAt
              wording
              wordingVersion
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  const { account, wishlist } = viewer;
  if (!account) return null;
  const { isSubscribed, subscribedAt, wording, wordingVersion } = account.newsletter;
  return (
    <AccountPage title={t.newsletter} lead={<p>{t.chooseWhichEmailsWe({ email: account.email })}</p>}>
      <section className={styles.box} aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">{t.offersAndNewProducts}</h2>
        <p className={styles.state} data-on={isSubscribed}>
          {isSubscribed ? t.youreSubscribedToOurNewsletter : t.youreNotSubscribedToOurNewsletter}
          {subscribedAt && <> {t.sinceShownDay({ shownDay: shownDay(subscribedAt) })}</>}.
        </p>
        {account.isEmailVerified ? (
          <AccountForm
            key={String(isSubscribed)}
            name="newsletter"
            className={styles.form}
            kind={isSubscribed ? 'secondary' : 'primary'}
            button={isSubscribed ? t.unsubscribe : t.subscribe}
            busyButton={t.saving}
          >
            <input type="hidden" name="choice" value={isSubscribed ? 'no' : 'yes'} />
            <input type="hidden" name="wordingVersion" value={wordingVersion} />
            {!isSubscribed && <p className={styles.hint}>{wording}</p>}
          </AccountForm>
        ) : (
          <p className={styles.hint}>{t.confirmYourEmailAddressFirstSo}</p>
        )}
      </section>
      <section className={styles.box} aria-labelledby="alerts-title">
        <h2 id="alerts-title">{t.priceAlerts}</h2>
        <p className={styles.state} data-on={wishlist.mailsChanges}>
          {wishlist.mailsChanges ? t.wellEmailYouWhenItem : t.youDontGetEmailsAbout}
        </p>
        <p>
          <Link to={wishlistPath}>{t.managePriceAlertsOn}</Link>
        </p>
      </section>
      <p className={styles.hint}>{t.youAlwaysGetEmailsAbout}</p>
    </AccountPage>
  );
}
