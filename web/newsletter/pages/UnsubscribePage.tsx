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
      <LinkPage title="You’re unsubscribed">
        <Failure text={answer?.failure} />
        <p role="status">
          We’ve stopped sending the newsletter to <strong>{maskedEmail}</strong> as of now. Unsubscribed by mistake?
        </p>
        <LinkForm act="back" kind="secondary">
          Subscribe again
        </LinkForm>
        <p className={styles.hint}>
          You can also <Link to={url}>delete your address</Link>.
        </p>
      </LinkPage>
    );
  }
  const isBack = answer?.act === 'back' && answer.failure === null;
  return (
    <LinkPage title={isBack ? 'Welcome back' : 'Unsubscribe from the newsletter?'}>
      <Failure text={answer?.failure} />
      <p role={isBack ? 'status' : undefined}>
        {isBack ? 'We’re sending the newsletter to ' : 'We’ll stop sending the newsletter to '}
        <strong>{maskedEmail}</strong>
        {isBack ? '.' : ' at once.'} Emails about your orders aren’t part of the newsletter.
      </p>
      <div className={styles.choices}>
        <LinkForm act="leave" size="large" kind={isBack ? 'secondary' : 'primary'}>
          Unsubscribe
        </LinkForm>
        <ButtonLink to={url} kind="quiet" size="large">
          Manage preferences
        </ButtonLink>
      </div>
    </LinkPage>
  );
}
