import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { MailsOffPageQuery } from '../../__generated__/MailsOffPageQuery.graphql.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { Preloaded } from '../../kit/relay/preload.ts';
import styles from './mailsOff.module.css';
import * as t from '../__generated__/messages.ts';

const wishlistPath = '/wishlist/';

/** Unsubscribes from a wishlist's emails: no sign-in, one button, and the result. */
export function MailsOffPage() {
  const loaded = useLoaderData<Preloaded<MailsOffPageQuery>>();
  const { wishlistMails } = usePreloadedQuery<MailsOffPageQuery>(
    graphql`
      query MailsOffPageQuery($key: String!) {
        ...Shell_query
        wishlistMails(key: $key) {
          mailsChanges
        }
      }
    `,
    loaded.reference,
  );
  return (
    <div className={styles.page}>
      <PageHead title={t.priceAlerts} isHidden />
      {/* The address holds the key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      {wishlistMails === null || wishlistMails === undefined ? <Unknown /> : wishlistMails.mailsChanges ? <Question /> : <Ended />}
    </div>
  );
}

function Question() {
  return (
    <>
      <h1 tabIndex={-1}>{t.unsubscribeFromPriceAlerts}</h1>
      <p>{t.weEmailYouAtMostOnce}</p>
      {/* Sent to this page's own address, which holds the key. */}
      <form method="post" className={styles.choices}>
        <Button type="submit" size="large">
          {t.unsubscribe}
        </Button>
        <ButtonLink to={wishlistPath} kind="quiet" size="large">
          {t.staySubscribed}
        </ButtonLink>
      </form>
    </>
  );
}

function Ended() {
  return (
    <>
      <h1 tabIndex={-1}>{t.youreUnsubscribedFromPrice}</h1>
      <p role="status">{t.weNoLongerEmail({ link: (text) => <Link to={wishlistPath}>{text}</Link> })}</p>
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1 tabIndex={-1}>{t.thisLinkDoesntWork}</h1>
      <p>{t.partOfLinkMayBeMissing({ link: (text) => <Link to={wishlistPath}>{text}</Link> })}</p>
    </>
  );
}
