import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type WithdrawPageQuery } from '../__generated__/WithdrawPageQuery.graphql.ts';
import { PageHead } from '../kit/PageHead.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import { orderLink } from '../orders/orderLink.ts';
import { preloadOwn } from '../visitor/ownPage.ts';
import { FindContract } from './FindContract.tsx';
import styles from './withdraw.module.css';
import { WithdrawForm } from './WithdrawForm.tsx';
import * as t from './__generated__/messages.ts';
export { withdrawAction } from './withdrawActions.ts';

/** Loads the order of the link; null without one, or with a link that doesn't open an order. */
export function loadWithdraw(environment: IEnvironment, { request, params }: LoaderFunctionArgs) {
  return preloadOwn<WithdrawPageQuery>(environment, query, orderLink(request.url, params.number));
}

/** The withdrawal function that article 11a of Directive 2011/83/EU asks for. */
export function WithdrawPage() {
  const { order } = usePreloadedQuery<WithdrawPageQuery>(
    graphql`
      query WithdrawPageQuery($number: Int!, $key: String!) {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
        }
        order(number: $number, key: $key) {
          ...WithdrawForm_order
        }
      }
    `,
    useLoaderData<Preloaded<WithdrawPageQuery>>().reference,
  );
  return (
    <div className={styles.page}>
      <PageHead title={t.withdrawFromContract} isHidden={order != null} />
      {/* The address may hold an order's key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      <h1 tabIndex={-1}>{t.withdrawFromContract}</h1>
      {order ? <WithdrawForm order={order} /> : <FindContract />}
    </div>
  );
}
