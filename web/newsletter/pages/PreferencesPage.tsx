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

/** Loads the preferences of the subscriber that the email was sent to. */
export async function loadPreferences(environment: IEnvironment, key: string) {
  const loaded = await preload<PreferencesPageQuery>(environment, query, { key }, 'network-only');
  return { loaded, isMissing: !loaded.data.subscriptionPreferences };
}

type Person = NonNullable<PreferencesPageQuery['response']['subscriptionPreferences']>;

const successMessages: Partial<Record<LinkAnswer['act'], string>> = {
  leave: 'You’re unsubscribed.',
  back: 'You’re subscribed again.',
  rename: 'Name saved.',
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
    <LinkPage title="Your newsletter">
      {done && (
        <p role="status" className={styles.done}>
          {done}
        </p>
      )}
      {answer?.act !== 'rename' && <Failure text={answer?.failure} />}
      <Standing person={person} />
      <NameForm person={person} failure={answer?.act === 'rename' ? answer.failure : null} />
      <details className={styles.more}>
        <summary>Delete your address</summary>
        <p>
          We delete the record with your address and name. We keep a fingerprint of the address, from which the address can’t be read, so
          that we never email it again, no matter who enters it. This can’t be undone.
        </p>
        <LinkForm act="erase" kind="secondary" size="small">
          Delete my address
        </LinkForm>
      </details>
    </LinkPage>
  );
}

function Standing({ person: { maskedEmail, status } }: { person: Person }) {
  if (status === 'PENDING') {
    return (
      <p>
        <strong>{maskedEmail}</strong> isn’t confirmed yet. Follow the link in the email we sent you. Until then, you don’t get the
        newsletter.
      </p>
    );
  }
  const isSubscribed = status === 'CONFIRMED';
  return (
    <>
      <p>
        <strong>{maskedEmail}</strong> {isSubscribed ? 'gets our emails about offers and new products.' : 'doesn’t get our newsletter.'}
      </p>
      <LinkForm act={isSubscribed ? 'leave' : 'back'} kind={isSubscribed ? 'secondary' : 'primary'}>
        {isSubscribed ? 'Unsubscribe' : 'Subscribe again'}
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
            Your name
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
          Save
        </Button>
      </div>
      <p className={styles.hint} id="newsletter-name-hint">
        {maskedName
          ? `Saved name: ${maskedName} Enter another name to replace it, or leave the field empty to remove it.`
          : 'No name saved.'}
      </p>
      <Failure text={failure} />
    </form>
  );
}
