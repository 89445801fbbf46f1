import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { IEnvironment } from 'relay-runtime';
import query, { type UnsubscribePageQuery } from '../../__generated__/UnsubscribePageQuery.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { LinkAnswer } from './linkActions.ts';
import { Failure, LinkForm, LinkPage, UnknownLink } from './LinkPage.tsx';
import styles from './linkPage.module.css';
import * as t from '../__generated__/messages.ts';

/** Loads the subscription that an email's link ends. */
export async function loadUnsubscribe(environment: IEnvironment, key: string) {
  const loaded = await preload<UnsubscribePageQuery>(environment, query, { key }, 'network-only');
  return { loaded, isMissing: !loaded.data.subscriptionPreferences };
}

/**
 * The page behind "Unsubscribe": no sign-in, one button, and a way to undo. One-click POST requests of mail programs are handled before
 * this page.
 */
export function UnsubscribePage() {
  const { loaded } = useLoaderData<{ loaded: Preloaded<UnsubscribePageQuery> }>();
  const answer = useActionData<LinkAnswer | null>() ?? null;
  const { subscriptionPreferences: person } = usePreloadedQuery<UnsubscribePageQuery>(
    graphql`
      query UnsubscribePageQuery($key: String!) {
        ...Shell_query
        subscriptionPreferences(key: $key) {
          maskedEmail
          status
          url
        }
      }
    `,
    loaded.reference,
  );
  if (!person) return <UnknownLink />;
  const { maskedEmail, status, url } = person;
  if (status === 'UNSUBSCRIBED') {
    return (
      <LinkPage title={t.youreUnsubscribed2}>
        <Failure text={answer?.failure} />
        <p role="status">{t.weveStoppedSendingNewsletter({ maskedEmail: <strong>{maskedEmail}</strong> })}</p>
        <LinkForm act="back" kind="secondary">
          {t.subscribeAgain}
        </LinkForm>
        <p className={styles.hint}>{t.youCanAlsoDeleteYourAddress({ link: (text) => <Link to={url}>{text}</Link> })}</p>
      </LinkPage>
    );
  }
  const isBack = answer?.act === 'back' && answer.failure === null;
  return (
    <LinkPage title={isBack ? t.welcomeBack : t.unsubscribeFromTheNewsletter}>
      <Failure text={answer?.failure} />
      <p role={isBack ? 'status' : undefined}>
        {isBack ? t.wereSendingNewsletterTo : t.wellStopSendingNewsletter}
        {isBack
          ? t.emailsAboutOrdersArent({ maskedEmail: <strong>{maskedEmail}</strong> })
          : t.onceEmailsAboutOrders({ maskedEmail: <strong>{maskedEmail}</strong> })}
      </p>
      <div className={styles.choices}>
        <LinkForm act="leave" size="large" kind={isBack ? 'secondary' : 'primary'}>
          {t.unsubscribe}
        </LinkForm>
        <ButtonLink to={url} kind="quiet" size="large">
          {t.managePreferences}
        </ButtonLink>
      </div>
    </LinkPage>
  );
}
