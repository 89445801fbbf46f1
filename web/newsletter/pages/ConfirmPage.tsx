import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type ConfirmPageQuery } from '../../__generated__/ConfirmPageQuery.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { LinkAnswer } from './linkActions.ts';
import { Failure, LinkForm, LinkPage, UnknownLink } from './LinkPage.tsx';
import styles from './linkPage.module.css';
import * as t from '../__generated__/messages.ts';

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
        <LinkPage title={t.confirmYourSubscription}>
          <Failure text={answer?.failure} />
          <p>{t.doYouWantUsToEmail({ email: <strong>{email}</strong> })}</p>
          <LinkForm act="confirm" size="large">
            {t.confirmSubscription}
          </LinkForm>
          <p className={styles.hint}>{t.ifYouDidntSignUpClose}</p>
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
      <LinkPage title={t.newLinkSent}>
        <p role="status">{t.weveSentNewLink({ email: <strong>{email}</strong> })}</p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title={t.thisLinkHasExpired}>
      <Failure text={answer?.failure} />
      <p>{t.confirmationLinksAreValidForHours({ email: <strong>{email}</strong> })}</p>
      <LinkForm act="resend" size="large">
        {t.sendNewLink}
      </LinkForm>
    </LinkPage>
  );
}

function Used({ email, isSubscribed, hasJustConfirmed }: { email: string; isSubscribed: boolean; hasJustConfirmed: boolean }) {
  if (!isSubscribed) {
    return (
      <LinkPage title={t.youHaveUnsubscribed}>
        <p>{t.wasConfirmedButHasSinceUnsubscribed({ email: <strong>{email}</strong> })}</p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title={hasJustConfirmed ? t.youreSubscribed : t.youreAlreadySubscribed}>
      <p role="status">
        {hasJustConfirmed ? t.thankYouFromNowOn : t.theresNothingMoreToConfirm}
        {t.getsOurEmailsAbout({ email: <strong>{email}</strong> })}
      </p>
      <p className={styles.choices}>
        <ButtonLink to="/deals/">{t.viewDeals}</ButtonLink>
        <ButtonLink to="/shop/" kind="secondary">
          {t.browseTheShop}
        </ButtonLink>
      </p>
    </LinkPage>
  );
}
