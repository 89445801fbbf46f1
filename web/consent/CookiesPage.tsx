import type { SubmitEvent } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useRevalidator } from 'react-router';
import type { CookiesPageQuery } from '../__generated__/CookiesPageQuery.graphql.ts';
import { Button } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import { CookieTable } from './CookieTable.tsx';
import styles from './CookiesPage.module.css';
import { useAnswerCookies } from './useAnswerCookies.ts';
import * as t from './__generated__/messages.ts';

export { answerForm, loadCookies } from './cookiesForm.ts';

const standing: Readonly<Record<string, string>> = {
  GRANTED: t.acceptedVisitsMeasured,
  DENIED: t.declinedNothingMeasured,
};

/** The choice about optional cookies, and the purpose of each cookie. */
export function CookiesPage() {
  const loaded = useLoaderData<Preloaded<CookiesPageQuery>>();
  const { cookieConsent } = usePreloadedQuery<CookiesPageQuery>(
    graphql`
      query CookiesPageQuery {
        ...Shell_query
        cookieConsent {
          answer
          isAsked
          carriedLanding
          wording
          wordingVersion
        }
      }
    `,
    loaded.reference,
  );
  const { answer: given, carriedLanding, isAsked, wording, wordingVersion } = cookieConsent;
  const [answer, isInFlight] = useAnswerCookies();
  const { revalidate } = useRevalidator();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (isInFlight || !(submitter instanceof HTMLButtonElement)) return;
    answer(submitter.value === 'accept', () => void revalidate());
  }

  return (
    <article className={styles.page}>
      <PageHead title={t.cookies} isHidden />
      <h1 tabIndex={-1}>{t.cookies}</h1>
      {isAsked ? (
        <form method="post" className={styles.choice} onSubmit={submit}>
          <input type="hidden" name="wording" value={wordingVersion} />
          {/* The visit's landing page for browsers without scripts, where nothing else stores it. */}
          <input type="hidden" name="landing" value={carriedLanding ?? ''} />
          <p>{wording}</p>
          <p role="status" className={styles.standing}>
            {standing[given] ?? t.youHaventAnsweredYet}
          </p>
          <div className={styles.answers}>
            <Button kind="secondary" type="submit" name="answer" value="refuse" aria-disabled={isInFlight}>
              {t.decline}
            </Button>
            <Button kind="secondary" type="submit" name="answer" value="accept" aria-disabled={isInFlight}>
              {t.accept}
            </Button>
          </div>
        </form>
      ) : (
        <p className={styles.choice}>{t.thisShopDoesntMeasureVisitsSo}</p>
      )}
      <CookieTable />
    </article>
  );
}
