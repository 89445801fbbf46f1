import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { Link, useActionData, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type UnsubscribePageQuery } from '../../__generated__/UnsubscribePageQuery.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { LinkAnswer } from './linkActions.ts';
import { Failure, LinkForm, LinkPage, UnknownLink } from './LinkPage.tsx';
import styles from './linkPage.module.css';

/** Whose newsletter a mail's link ends. */
export async function loadUnsubscribe(environment: IEnvironment, key: string) {
  const loaded = await preload<UnsubscribePageQuery>(environment, query, { key }, 'network-only');
  return { loaded, isMissing: !loaded.data.subscriptionPreferences };
}

/** The page behind "Unsubscribe": no sign-in, one button, and a way back. Mail programs that post to it are answered before it. */
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
      <LinkPage title="You are unsubscribed">
        <Failure text={answer?.failure} />
        <p role="status">
          We write to <strong>{maskedEmail}</strong> no more, from this moment on. Was it a slip?
        </p>
        <LinkForm act="back" kind="secondary">
          Subscribe me again
        </LinkForm>
        <p className={styles.hint}>
          You can also have <Link to={url}>your address forgotten</Link>.
        </p>
      </LinkPage>
    );
  }
  const isBack = answer?.act === 'back' && answer.failure === null;
  return (
    <LinkPage title={isBack ? 'Welcome back' : 'Leave the newsletter?'}>
      <Failure text={answer?.failure} />
      <p role={isBack ? 'status' : undefined}>
        {isBack ? 'Our mails go on to ' : 'We stop writing to '}
        <strong>{maskedEmail}</strong>
        {isBack ? '.' : ' at once.'} Mails about your orders are not part of the newsletter.
      </p>
      <div className={styles.choices}>
        <LinkForm act="leave" size="large" kind={isBack ? 'secondary' : 'primary'}>
          Unsubscribe
        </LinkForm>
        <ButtonLink to={url} kind="quiet" size="large">
          See your choices
        </ButtonLink>
      </div>
    </LinkPage>
  );
}
