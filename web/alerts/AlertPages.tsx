import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { data, useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type AlertPagesQuery } from '../__generated__/AlertPagesQuery.graphql.ts';
import linkQuery, { type AlertPagesLinkQuery } from '../__generated__/AlertPagesLinkQuery.graphql.ts';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { useFlash } from '../kit/flash.ts';
import { PageHead } from '../kit/PageHead.tsx';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { alertKeyOf, type AlertAnswer, type LinkAnswer } from './alertActions.ts';
import { AlertForm } from './AlertForm.tsx';
import styles from './alerts.module.css';
import * as t from './__generated__/messages.ts';
export { confirmAction, offAction, requestAction } from './alertActions.ts';

/** Loads the page of a form that was sent without script. */
export function loadRequest(environment: IEnvironment) {
  return preload<AlertPagesQuery>(environment, query, {});
}

/** Loads the page that confirms; an unknown link gets status 404. */
export async function loadConfirm(environment: IEnvironment, { request }: LoaderFunctionArgs) {
  const loaded = await preload<AlertPagesLinkQuery>(environment, linkQuery, { key: alertKeyOf(request.url) }, 'network-only');
  return data(loaded, { status: loaded.data.stockAlert ? 200 : 404 });
}

/** Loads the page that ends all alerts. After that, and for mail programs that post again, its link is good for nothing, which is no error. */
export function loadOff(environment: IEnvironment, { request }: LoaderFunctionArgs) {
  return preload<AlertPagesLinkQuery>(environment, linkQuery, { key: alertKeyOf(request.url) }, 'network-only');
}

function AlertPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title={title} isHidden />
      {/* The address may hold a key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

const shopLink = <ButtonLink to="/shop/">{t.goToTheShop}</ButtonLink>;

/** The result of a form that was sent without script. */
export function RequestPage() {
  usePreloadedQuery<AlertPagesQuery>(
    graphql`
      query AlertPagesQuery {
        ...Shell_query
      }
    `,
    useLoaderData<Preloaded<AlertPagesQuery>>().reference,
  );
  const flash = useFlash<AlertAnswer>();
  if (flash?.sent !== undefined) {
    return (
      <AlertPage title={t.confirmYourAlert}>
        <p role="status">{flash.sent}</p>
        <p>{shopLink}</p>
      </AlertPage>
    );
  }
  return (
    <AlertPage title={t.backInStockAlert}>
      {flash?.productId ? (
        <AlertForm choices={[{ id: flash.productId, name: '' }]} answered={flash} />
      ) : (
        <>
          <p>{t.openPageOfProduct}</p>
          <p>{shopLink}</p>
        </>
      )}
    </AlertPage>
  );
}

function useAlert() {
  return usePreloadedQuery<AlertPagesLinkQuery>(
    graphql`
      query AlertPagesLinkQuery($key: String!) {
        ...Shell_query
        stockAlert(key: $key) {
          maskedEmail
          state
          productName
          productUrl
        }
      }
    `,
    useLoaderData<Preloaded<AlertPagesLinkQuery>>().reference,
  ).stockAlert;
}

function Failure() {
  const answer = useActionData<LinkAnswer>();
  return answer?.failure ? (
    <p role="alert" className={styles.problem} tabIndex={-1}>
      {answer.failure}
    </p>
  ) : null;
}

/** The second step of the double opt-in: opening the link shows a button, and the button confirms. */
export function ConfirmPage() {
  const alert = useAlert();
  if (!alert) {
    return (
      <AlertPage title={t.thisLinkDoesntWork}>
        <p>{t.alertHasExpiredOrWasCancelled}</p>
        <p>{shopLink}</p>
      </AlertPage>
    );
  }
  const { maskedEmail: email, productName: name, productUrl, state } = alert;
  if (state === 'PENDING') {
    return (
      <AlertPage title={t.confirmYourAlert}>
        <Failure />
        <p>{t.doYouWantUsToEmail({ email: <strong>{email}</strong>, name })}</p>
        {/* Sent to this page's own address, which holds the key. */}
        <form method="post">
          <Button type="submit" size="large">
            {t.confirmAlert}
          </Button>
        </form>
        <p className={styles.hint}>{t.ifYouDidntAsk}</p>
      </AlertPage>
    );
  }
  return (
    <AlertPage title={state === 'SENT' ? t.alertSent : t.yourAlertIsOn}>
      <p role="status">
        {state === 'SENT' ? (
          <>{t.wasBackInStock({ name, email: <strong>{email}</strong> })}</>
        ) : (
          <>{t.wellEmailOnceWhen({ email: <strong>{email}</strong>, name })}</>
        )}
      </p>
      <p>
        <ButtonLink to={productUrl}>{t.viewProduct}</ButtonLink>
      </p>
    </AlertPage>
  );
}

/** Ends all alerts to an address: no sign-in, one button, and the result. */
export function OffPage() {
  const alert = useAlert();
  if (!alert) {
    return (
      <AlertPage title={t.noAlerts}>
        <p role="status">{t.thereAreNoBackInStock}</p>
        <p>{shopLink}</p>
      </AlertPage>
    );
  }
  return (
    <AlertPage title={t.cancelBackInStock}>
      <Failure />
      <p>{t.wellDeleteAllBack({ maskedEmail: <strong>{alert.maskedEmail}</strong>, productName: alert.productName })}</p>
      {/* Sent to this page's own address, which holds the key. */}
      <form method="post">
        <Button type="submit" size="large">
          {t.cancelAlerts}
        </Button>
      </form>
    </AlertPage>
  );
}
