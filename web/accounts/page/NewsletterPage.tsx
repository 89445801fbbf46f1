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
    <AccountPage title="Newsletter" lead={<p>Choose which emails we send to {account.email}.</p>}>
      <section className={styles.box} aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">Offers and new products</h2>
        <p className={styles.state} data-on={isSubscribed}>
          {isSubscribed ? 'You’re subscribed to our newsletter' : 'You’re not subscribed to our newsletter'}
          {subscribedAt && <> since {shownDay(subscribedAt)}</>}.
        </p>
        {account.isEmailVerified ? (
          <AccountForm
            key={String(isSubscribed)}
            name="newsletter"
            className={styles.form}
            kind={isSubscribed ? 'secondary' : 'primary'}
            button={isSubscribed ? 'Unsubscribe' : 'Subscribe'}
            busyButton="Saving…"
          >
            <input type="hidden" name="choice" value={isSubscribed ? 'no' : 'yes'} />
            <input type="hidden" name="wordingVersion" value={wordingVersion} />
            {!isSubscribed && <p className={styles.hint}>{wording}</p>}
          </AccountForm>
        ) : (
          <p className={styles.hint}>Confirm your email address first, so we know that our emails reach you.</p>
        )}
      </section>
      <section className={styles.box} aria-labelledby="alerts-title">
        <h2 id="alerts-title">Price alerts</h2>
        <p className={styles.state} data-on={wishlist.mailsChanges}>
          {wishlist.mailsChanges
            ? 'We’ll email you when an item on your wishlist drops in price or is back in stock.'
            : 'You don’t get emails about your wishlist.'}
        </p>
        <p>
          <Link to={wishlistPath}>Manage price alerts on your wishlist</Link>
        </p>
      </section>
      <p className={styles.hint}>You always get emails about your orders and your account’s security.</p>
    </AccountPage>
  );
}
