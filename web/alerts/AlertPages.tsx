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

const shopLink = <ButtonLink to="/shop/">Go to the shop</ButtonLink>;

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
      <AlertPage title="Confirm your alert">
        <p role="status">{flash.sent}</p>
        <p>{shopLink}</p>
      </AlertPage>
    );
  }
  return (
    <AlertPage title="Back-in-stock alert">
      {flash?.productId ? (
        <AlertForm choices={[{ id: flash.productId, name: '' }]} answered={flash} />
      ) : (
        <>
          <p>Open the page of a product that is out of stock, and enter your email address there.</p>
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
      <AlertPage title="This link doesn’t work">
        <p>The alert has expired or was cancelled, or part of the link is missing. You can request it again on the product’s page.</p>
        <p>{shopLink}</p>
      </AlertPage>
    );
  }
  const { maskedEmail: email, productName: name, productUrl, state } = alert;
  if (state === 'PENDING') {
    return (
      <AlertPage title="Confirm your alert">
        <Failure />
        <p>
          Do you want us to email <strong>{email}</strong> once when “{name}” is back in stock?
        </p>
        {/* Sent to this page's own address, which holds the key. */}
        <form method="post">
          <Button type="submit" size="large">
            Confirm alert
          </Button>
        </form>
        <p className={styles.hint}>If you didn’t ask for this, close this page. You won’t get any more emails.</p>
      </AlertPage>
    );
  }
  return (
    <AlertPage title={state === 'SENT' ? 'Alert sent' : 'Your alert is on'}>
      <p role="status">
        {state === 'SENT' ? (
          <>
            “{name}” was back in stock, and we emailed <strong>{email}</strong>. For another email, request it on the product’s page.
          </>
        ) : (
          <>
            We’ll email <strong>{email}</strong> once when “{name}” is back in stock.
          </>
        )}
      </p>
      <p>
        <ButtonLink to={productUrl}>View product</ButtonLink>
      </p>
    </AlertPage>
  );
}

/** Ends all alerts to an address: no sign-in, one button, and the result. */
export function OffPage() {
  const alert = useAlert();
  if (!alert) {
    return (
      <AlertPage title="No alerts">
        <p role="status">There are no back-in-stock alerts for this link. You won’t get any emails from it.</p>
        <p>{shopLink}</p>
      </AlertPage>
    );
  }
  return (
    <AlertPage title="Cancel back-in-stock alerts?">
      <Failure />
      <p>
        We’ll delete all back-in-stock alerts for <strong>{alert.maskedEmail}</strong>, including the one for “{alert.productName}”.
      </p>
      {/* Sent to this page's own address, which holds the key. */}
      <form method="post">
        <Button type="submit" size="large">
          Cancel alerts
        </Button>
      </form>
    </AlertPage>
  );
}
