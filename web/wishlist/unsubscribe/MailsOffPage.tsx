import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { MailsOffPageQuery } from '../../__generated__/MailsOffPageQuery.graphql.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { Preloaded } from '../../kit/relay/preload.ts';
import styles from './mailsOff.module.css';

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
      <PageHead title="Price alerts" isHidden />
      {/* The address holds the key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      {wishlistMails === null || wishlistMails === undefined ? <Unknown /> : wishlistMails.mailsChanges ? <Question /> : <Ended />}
    </div>
  );
}

function Question() {
  return (
    <>
      <h1 tabIndex={-1}>Unsubscribe from price alerts?</h1>
      <p>
        We email you at most once a day when an item on your wishlist drops in price or is back in stock. Unsubscribing doesn’t change your
        wishlist.
      </p>
      {/* Sent to this page's own address, which holds the key. */}
      <form method="post" className={styles.choices}>
        <Button type="submit" size="large">
          Unsubscribe
        </Button>
        <ButtonLink to={wishlistPath} kind="quiet" size="large">
          Stay subscribed
        </ButtonLink>
      </form>
    </>
  );
}

function Ended() {
  return (
    <>
      <h1 tabIndex={-1}>You’re unsubscribed from price alerts</h1>
      <p role="status">
        We no longer email you about your wishlist. You can turn on price alerts again on <Link to={wishlistPath}>your wishlist</Link>.
      </p>
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1 tabIndex={-1}>This link doesn’t work</h1>
      <p>
        Part of the link may be missing: copy all of it from the email. If you’re signed in, you can also turn off price alerts on{' '}
        <Link to={wishlistPath}>your wishlist</Link>.
      </p>
    </>
  );
}
