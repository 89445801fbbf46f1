import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type PreferencesPageQuery } from '../../__generated__/PreferencesPageQuery.graphql.ts';
import { Button } from '../../kit/Button.tsx';
import fieldStyles from '../../kit/Field.module.css';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { LinkAnswer } from './linkActions.ts';
import { Failure, LinkForm, LinkPage, UnknownLink } from './LinkPage.tsx';
import styles from './linkPage.module.css';
import * as t from '../__generated__/messages.ts';

/** Loads the preferences of the subscriber that the email was sent to. */
export async function loadPreferences(environment: IEnvironment, key: string) {
  const loaded = await preload<PreferencesPageQuery>(environment, query, { key }, 'network-only');
  return { loaded, isMissing: !loaded.data.subscriptionPreferences };
}

type Person = NonNullable<PreferencesPageQuery['response']['subscriptionPreferences']>;

const successMessages: Partial<Record<LinkAnswer['act'], string>> = {
  leave: t.youreUnsubscribed,
  back: t.youreSubscribedAgain,
  rename: t.nameSaved,
};

/** The preferences page: subscribe or unsubscribe, change the name, or erase all data. */
export function PreferencesPage() {
  const { loaded } = useLoaderData<{ loaded: Preloaded<PreferencesPageQuery> }>();
  const answer = useActionData<LinkAnswer | null>() ?? null;
  const { subscriptionPreferences: person } = usePreloadedQuery<PreferencesPageQuery>(
    graphql`
      query PreferencesPageQuery($key: String!) {
        ...Shell_query
        subscriptionPreferences(key: $key) {
          maskedEmail
          maskedName
          status
        }
      }
    `,
    loaded.reference,
  );
  if (!person) return <UnknownLink />;
  const done = answer && answer.failure === null ? successMessages[answer.act] : undefined;
  return (
    <LinkPage title={t.yourNewsletter}>
      {done && (
        <p role="status" className={styles.done}>
          {done}
        </p>
      )}
      {answer?.act !== 'rename' && <Failure text={answer?.failure} />}
      <Standing person={person} />
      <NameForm person={person} failure={answer?.act === 'rename' ? answer.failure : null} />
      <details className={styles.more}>
        <summary>{t.deleteYourAddress}</summary>
        <p>{t.weDeleteRecordWithYourAddress}</p>
        <LinkForm act="erase" kind="secondary" size="small">
          {t.deleteMyAddress}
        </LinkForm>
      </details>
    </LinkPage>
  );
}

function Standing({ person: { maskedEmail, status } }: { person: Person }) {
  if (status === 'PENDING') {
    return <p>{t.isntConfirmedYetFollow({ maskedEmail: <strong>{maskedEmail}</strong> })}</p>;
  }
  const isSubscribed = status === 'CONFIRMED';
  return (
    <>
      <p>
        <strong>{maskedEmail}</strong> {isSubscribed ? t.getsOurEmailsAboutOffers : t.doesntGetOurNewsletter}
      </p>
      <LinkForm act={isSubscribed ? 'leave' : 'back'} kind={isSubscribed ? 'secondary' : 'primary'}>
        {isSubscribed ? t.unsubscribe : t.subscribeAgain}
      </LinkForm>
    </>
  );
}

function NameForm({ person: { maskedName }, failure }: { person: Person; failure: string | null }) {
  return (
    <form method="post" className={styles.section}>
      <input type="hidden" name="act" value="rename" />
      <div className={styles.name}>
        <div>
          <label className={fieldStyles.label} htmlFor="newsletter-name">
            {t.yourName}
          </label>
          <input
            className={fieldStyles.input}
            id="newsletter-name"
            name="name"
            autoComplete="name"
            maxLength={100}
            aria-describedby="newsletter-name-hint"
            aria-invalid={failure !== null || undefined}
          />
        </div>
        <Button type="submit" kind="secondary">
          {t.save}
        </Button>
      </div>
      <p className={styles.hint} id="newsletter-name-hint">
        {maskedName ? t.savedNameEnterAnother({ maskedName }) : t.noNameSaved}
      </p>
      <Failure text={failure} />
    </form>
  );
}
