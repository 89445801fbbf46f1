import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type DealAlertsOffPageQuery } from '../../__generated__/DealAlertsOffPageQuery.graphql.ts';
import type { DealAlertsOffPageStopMutation } from '../../__generated__/DealAlertsOffPageStopMutation.graphql.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { Link } from '../../kit/Link.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { FormArgs } from '../../kit/forms/useFormAction.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { ownAlertsPath } from '../dealsUrl.ts';
import styles from './dealAlertsOff.module.css';
import * as t from '../__generated__/messages.ts';

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

/** Loads the state of an account's deal alerts; an unknown link gets status 404. */
export async function loadDealAlertsOff(environment: IEnvironment, { request }: LoaderFunctionArgs) {
  const loaded = await preload<DealAlertsOffPageQuery>(environment, query, { key: keyOf(request.url) }, 'network-only');
  return data(loaded, { status: loaded.data.dealAlertMails ? 200 : 404 });
}

/**
 * Action of the page's form, and of mail programs that post "List-Unsubscribe=One-Click": the key in the address is sufficient. Responds
 * with the page itself instead of a redirect, which mail programs do not follow.
 */
export function dealAlertsOffAction(environment: IEnvironment) {
  return async ({ request }: FormArgs) => {
    const result = await runMutation<DealAlertsOffPageStopMutation>(
      environment,
      graphql`
        mutation DealAlertsOffPageStopMutation($input: StopDealAlertsInput!) {
          result: stopDealAlerts(input: $input) {
            __typename
            ... on UserError {
              message
            }
          }
        }
      `,
      { input: { key: keyOf(request.url) } },
    );
    // Mail programs repeat a request that failed.
    if (result.__typename === 'TryAgainError') throw new Response(null, { status: 503 });
    return null;
  };
}

/** Pauses all deal alerts of an account: no sign-in, one button, and the result. */
export function DealAlertsOffPage() {
  const loaded = useLoaderData<Preloaded<DealAlertsOffPageQuery>>();
  const { dealAlertMails } = usePreloadedQuery<DealAlertsOffPageQuery>(
    graphql`
      query DealAlertsOffPageQuery($key: String!) {
        ...Shell_query
        dealAlertMails(key: $key) {
          isActive
        }
      }
    `,
    loaded.reference,
  );
  const link = (text: ReactNode) => <Link to={ownAlertsPath}>{text}</Link>;
  return (
    <div className={styles.page}>
      <PageHead title={t.dealAlerts} isHidden />
      {/* The address holds the key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      {!dealAlertMails ? (
        <>
          <h1 tabIndex={-1}>{t.dealAlertLinkUnknown}</h1>
          <p>{t.dealAlertLinkUnknownText({ link })}</p>
        </>
      ) : dealAlertMails.isActive ? (
        <>
          <h1 tabIndex={-1}>{t.pauseDealAlerts}</h1>
          <p>{t.pauseDealAlertsText}</p>
          {/* Sent to this page's own address, which holds the key. */}
          <form method="post" className={styles.choices}>
            <Button type="submit" size="large">
              {t.pauseAllAlerts}
            </Button>
            <ButtonLink to={ownAlertsPath} kind="quiet" size="large">
              {t.keepAlerts}
            </ButtonLink>
          </form>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{t.dealAlertsPaused}</h1>
          <p role="status">{t.dealAlertsPausedText({ link })}</p>
        </>
      )}
    </div>
  );
}
