import { graphql } from 'react-relay/hooks.js';
import type { OrderScreenQuery } from '../__generated__/OrderScreenQuery.graphql.ts';
import { FulfilmentBadge } from '../fulfilment/FulfilmentBadge.tsx';
import { OrderShipments } from '../fulfilment/OrderShipments.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { loadFound, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { CustomFieldsPanel } from '../metadata/CustomFieldsPanel.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { OrderInvoices } from '../invoices/OrderInvoices.tsx';
import { OrderReturns } from '../returns/OrderReturns.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAttribution } from './OrderAttribution.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import styles from './OrderScreen.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query OrderScreenQuery($number: Int!) {
    order: orderByNumber(number: $number) {
      id
      number
      status
      isPartiallyRefunded
      fulfilmentStatus
      placedAt
      note
      giftMessage
      adminMetafields {
        ...CustomFieldsPanel_values
      }
      ...OrderActions_order
      ...OrderPayment_order
      ...OrderItems_order
      ...OrderCustomer_order
      ...OrderShipments_order
      ...OrderAttribution_order
      ...OrderHistory_order
      ...OrderNotes_order
      ...OrderInvoices_order
      ...OrderReturns_order
    }
    fieldsOfOrders: metafieldDefinitions(ownerType: ORDER) {
      ...CustomFieldsPanel_definitions
    }
    fieldsOfCarts: metafieldDefinitions(ownerType: CART) {
      ...CustomFieldsPanel_definitions
    }
  }
`;

/** Loads the order in the URL. */
export function loadOrder({ environment, params }: ScreenArgs) {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new NotFound();
  return loadFound<OrderScreenQuery>(environment, query, { number }, ({ order }) => order);
}

/** One order: items, customer, history, and actions. */
export function OrderScreen() {
  const { fieldsOfOrders, fieldsOfCarts, ...data } = useScreenQuery<OrderScreenQuery>(query);
  const order = orNotFound(data.order);
  return (
    <div className={styles.screen}>
      <ScreenHead
        title={t.orderNumber({ number: order.number })}
        description={t.placedOn({ placedAt: formatDateTime(order.placedAt) })}
        back={{ path: '/orders', title: t.orders }}
        badge={
          <>
            <OrderStatusBadge status={order.status} isPartiallyRefunded={order.isPartiallyRefunded} />{' '}
            <FulfilmentBadge status={order.fulfilmentStatus} />
          </>
        }
        actions={<OrderActions order={order} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderPayment order={order} />
          <OrderItems order={order} />
          <OrderShipments order={order} />
          <OrderReturns order={order} />
          {order.giftMessage !== '' && (
            <Panel title={t.giftMessage}>
              <p className={styles.text}>{order.giftMessage}</p>
            </Panel>
          )}
          {order.note !== '' && (
            <Panel title={t.customerNote}>
              <p className={styles.text}>{order.note}</p>
            </Panel>
          )}
          <CustomFieldsPanel
            owner={{ orderId: order.id }}
            definitions={[...fieldsOfOrders, ...fieldsOfCarts]}
            values={order.adminMetafields ?? []}
          />
          <OrderHistory order={order} />
          <OrderAttribution order={order} />
        </div>
        <div className={styles.side}>
          <OrderCustomer order={order} />
          <OrderInvoices order={order} />
          <OrderNotes order={order} />
        </div>
      </div>
    </div>
  );
}
