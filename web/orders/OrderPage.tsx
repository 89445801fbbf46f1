import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import type { OrderPage_order$key } from '../__generated__/OrderPage_order.graphql.ts';
import type { OrderPageQuery } from '../__generated__/OrderPageQuery.graphql.ts';
import { OrderShipments } from '../fulfilment/OrderShipments.tsx';
import { BankTransferBox } from '../payments/BankTransferBox.tsx';
import { OrderReturns } from '../returns/OrderReturns.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import { CancelOrderForm } from './CancelOrderForm.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './orderPage.module.css';
import { OrderState } from './OrderState.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import * as t from './__generated__/messages.ts';

/** A placed order, for anyone with its link: status, items, addresses, payment. */
export function OrderPage() {
  const loaded = useLoaderData<Preloaded<OrderPageQuery>>();
  const { order } = usePreloadedQuery<OrderPageQuery>(
    graphql`
      query OrderPageQuery($number: Int!, $key: String!) {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
        }
        order(number: $number, key: $key) {
          ...OrderPage_order
        }
      }
    `,
    loaded.reference,
  );
  if (!order) return <NotFoundPage />;
  return <Order order={order} />;
}

function Order({ order: key }: { order: OrderPage_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderPage_order on Order {
        number
        bankTransfer {
          ...BankTransferBox_bankTransfer
        }
        total {
          ...BankTransferBox_total
        }
        ...OrderState_order
        ...AccountOffer_order
        ...OrderShipments_order
        ...OrderLines_order
        ...OrderAddress_order
        ...OrderDocuments_order
        ...OrderTimeline_order
        ...OrderReturns_order
        ...CancelOrderForm_order
      }
    `,
    key,
  );
  return (
    <>
      <PageHead title={t.orderTitle({ number: order.number })} isHidden />
      {/* The address holds the order's key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      <OrderState order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.bankTransfer && <BankTransferBox bankTransfer={order.bankTransfer} total={order.total} />}
          <OrderAddress order={order} />
        </div>
        <div className={styles.column}>
          <OrderShipments order={order} />
          <OrderLines order={order} />
          <OrderDocuments order={order} />
          <OrderTimeline order={order} />
          <OrderReturns order={order} />
        </div>
        {/* After the order itself; in wide windows, below the addresses. */}
        <div>
          <AccountOffer order={order} />
        </div>
      </div>
      <CancelOrderForm order={order} />
      <p className={styles.goOn}>
        <ButtonLink to="/shop/" kind="secondary">
          {t.continueShopping}
        </ButtonLink>
      </p>
    </>
  );
}
