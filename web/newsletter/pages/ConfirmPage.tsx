import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type ConfirmPageQuery } from '../../__generated__/ConfirmPageQuery.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { LinkAnswer } from './linkActions.ts';
import { Failure, LinkForm, LinkPage, UnknownLink } from './LinkPage.tsx';
import styles from './linkPage.module.css';

/** How the link of a mail that asks to confirm stands. */
export async function loadConfirm(environment: IEnvironment, key: string) {
  const loaded = await preload<ConfirmPageQuery>(environment, query, { key }, 'network-only');
  return { loaded, isMissing: loaded.data.confirmationLink.state === 'UNKNOWN' };
}

/** The second half of the double opt-in: opening the link shows a button, and the button confirms. */
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
            Shall we write to <strong>{email}</strong> about offers and new products? You can leave at any time: every mail has a link that
            ends them at once.
          </p>
          <LinkForm act="confirm" size="large">
            Confirm subscription
          </LinkForm>
          <p className={styles.hint}>If you have not signed up, close this page: you get nothing, and the address is forgotten.</p>
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
      <LinkPage title="A new link is on its way">
        <p role="status">
          We have sent it to <strong>{email}</strong>. It is good for 48 hours.
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title="This link is too old">
      <Failure text={answer?.failure} />
      <p>
        Links of this kind are good for 48 hours. We can send a new one to <strong>{email}</strong>.
      </p>
      <LinkForm act="resend" size="large">
        Send a new link
      </LinkForm>
    </LinkPage>
  );
}

function Used({ email, isSubscribed, hasJustConfirmed }: { email: string; isSubscribed: boolean; hasJustConfirmed: boolean }) {
  if (!isSubscribed) {
    return (
      <LinkPage title="You have unsubscribed">
        <p>
          <strong>{email}</strong> was confirmed and has left since; it gets no newsletter. To come back, follow “Your choices” in the last
          mail, or subscribe again.
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title={hasJustConfirmed ? 'You are subscribed' : 'You are subscribed already'}>
      <p role="status">
        {hasJustConfirmed ? 'Thank you! From now on ' : 'There is nothing more to confirm: '}
        <strong>{email}</strong> gets our mails about offers and new products. The first one has links to your choices and to leave again.
      </p>
      <p className={styles.choices}>
        <ButtonLink to="/deals/">See the deals</ButtonLink>
        <ButtonLink to="/shop/" kind="secondary">
          Browse the shop
        </ButtonLink>
      </p>
    </LinkPage>
  );
}
