import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type ConfirmPageQuery } from '../../__generated__/ConfirmPageQuery.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { LinkAnswer } from './linkActions.ts';
import { Failure, LinkForm, LinkPage, UnknownLink } from './LinkPage.tsx';
import styles from './linkPage.module.css';

/** Loads the state of a confirmation link. */
export async function loadConfirm(environment: IEnvironment, key: string) {
  const loaded = await preload<ConfirmPageQuery>(environment, query, { key }, 'network-only');
  return { loaded, isMissing: loaded.data.confirmationLink.state === 'UNKNOWN' };
}

/** The second step of the double opt-in: opening the link shows a button, and the button confirms. */
export function ConfirmPage() {
  const { loaded } = useLoaderData<{ loaded: Preloaded<ConfirmPageQuery> }>();
  const answer = useActionData<LinkAnswer | null>() ?? null;
  const { confirmationLink: link } = usePreloadedQuery<ConfirmPageQuery>(
    graphql`
      query ConfirmPageQuery($key: String!) {
        ...Shell_query
        confirmationLink(key: $key) {
          state
          maskedEmail
          isSubscribed
        }
      }
    `,
    loaded.reference,
  );
  const email = link.maskedEmail ?? '';
  switch (link.state) {
    case 'GOOD':
      return (
        <LinkPage title="Confirm your subscription">
          <Failure text={answer?.failure} />
          <p>
            Do you want us to email <strong>{email}</strong> about offers and new products? You can unsubscribe at any time: every email has
            a link that unsubscribes you at once.
          </p>
          <LinkForm act="confirm" size="large">
            Confirm subscription
          </LinkForm>
          <p className={styles.hint}>If you didn’t sign up, close this page. You won’t get any emails, and your address will be deleted.</p>
        </LinkPage>
      );
    case 'EXPIRED':
      return <Expired email={email} answer={answer} />;
    case 'USED':
      return (
        <Used email={email} isSubscribed={link.isSubscribed} hasJustConfirmed={answer?.act === 'confirm' && answer.failure === null} />
      );
    default:
      return <UnknownLink />;
  }
}

function Expired({ email, answer }: { email: string; answer: LinkAnswer | null }) {
  if (answer?.act === 'resend' && answer.failure === null) {
    return (
      <LinkPage title="New link sent">
        <p role="status">
          We’ve sent a new link to <strong>{email}</strong>. The link is valid for 48 hours.
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title="This link has expired">
      <Failure text={answer?.failure} />
      <p>
        Confirmation links are valid for 48 hours. We can send a new one to <strong>{email}</strong>.
      </p>
      <LinkForm act="resend" size="large">
        Send new link
      </LinkForm>
    </LinkPage>
  );
}

function Used({ email, isSubscribed, hasJustConfirmed }: { email: string; isSubscribed: boolean; hasJustConfirmed: boolean }) {
  if (!isSubscribed) {
    return (
      <LinkPage title="You have unsubscribed">
        <p>
          <strong>{email}</strong> was confirmed but has since unsubscribed, so it doesn’t get the newsletter. To come back, follow “Manage
          preferences” in the last email, or subscribe again.
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title={hasJustConfirmed ? 'You’re subscribed' : 'You’re already subscribed'}>
      <p role="status">
        {hasJustConfirmed ? 'Thank you. From now on, ' : 'There’s nothing more to confirm: '}
        <strong>{email}</strong> gets our emails about offers and new products. The first email has links to manage your preferences and to
        unsubscribe.
      </p>
      <p className={styles.choices}>
        <ButtonLink to="/deals/">View deals</ButtonLink>
        <ButtonLink to="/shop/" kind="secondary">
          Browse the shop
        </ButtonLink>
      </p>
    </LinkPage>
  );
}
