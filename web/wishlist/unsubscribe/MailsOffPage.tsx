import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { Link, useLoaderData } from 'react-router';
import type { MailsOffPageQuery } from '../../__generated__/MailsOffPageQuery.graphql.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { Preloaded } from '../../kit/relay/preload.ts';
import styles from './mailsOff.module.css';

const wishlistPath = '/wishlist/';

/** Ends a wishlist's mails for whoever has one of them: no sign-in, one button, and what it did. */
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
      <PageHead title="Mails about your wishlist" isHidden />
      {/* The address holds the key: other sites must not learn it from a link that is followed from here. */}
      <meta name="referrer" content="same-origin" />
      {wishlistMails === null || wishlistMails === undefined ? <Unknown /> : wishlistMails.mailsChanges ? <Question /> : <Ended />}
    </div>
  );
}

function Question() {
  return (
    <>
      <h1 tabIndex={-1}>Stop the mails about your wishlist?</h1>
      <p>We write to you, at most once a day, when something that you wish for costs less or is back. Your wishlist stays as it is.</p>
      {/* Sent to this page's own address, which holds the key. */}
      <form method="post" className={styles.choices}>
        <Button type="submit" size="large">
          Stop these mails
        </Button>
        <ButtonLink to={wishlistPath} kind="quiet" size="large">
          Keep them
        </ButtonLink>
      </form>
    </>
  );
}

function Ended() {
  return (
    <>
      <h1 tabIndex={-1}>You get no more of these mails</h1>
      <p role="status">
        We do not write to you about your wishlist any more. You can switch the mails on again on{' '}
        <Link to={wishlistPath}>your wishlist</Link>.
      </p>
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1 tabIndex={-1}>This link is not known</h1>
      <p>
        Part of it may be missing: copy all of it from the mail. When you are signed in you can also switch the mails off on{' '}
        <Link to={wishlistPath}>your wishlist</Link>.
      </p>
    </>
  );
}
