import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import { NotFoundPage } from '../navigation/NotFoundPage.tsx';
import type { OrderPageQuery } from '../__generated__/OrderPageQuery.graphql.ts';
import { BankTransferBox } from './BankTransferBox.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './orderPage.module.css';

/** A placed order, for whoever has its link: what was bought, where it goes, how it is paid. */
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
          number
          placedAt
          email
          bankTransfer {
            ...BankTransferBox_bankTransfer
          }
          total {
            ...BankTransferBox_total
          }
          ...OrderLines_order
          ...OrderAddress_order
        }
      }
    `,
    loaded.reference,
  );
  if (!order) return <NotFoundPage />;
  return (
    <>
      <PageHead title={`Order ${order.number}`} isHidden />
      {/* The address holds the order's key: other sites must not learn it from a link that is followed from here. */}
      <meta name="referrer" content="same-origin" />
      <header className={styles.thanks}>
        <span className={styles.check}>
          <Icon name="check" size={28} />
        </span>
        <h1 tabIndex={-1}>Thank you for your order</h1>
        <p>
          Order <strong>number {order.number}</strong> of <time dateTime={order.placedAt}>{dayOf(order.placedAt)}</time>
        </p>
        <p className={styles.hint}>Keep the address of this page: it opens your order at any time. News of it go to {order.email}.</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.bankTransfer && <BankTransferBox bankTransfer={order.bankTransfer} total={order.total} />}
          <OrderAddress order={order} />
        </div>
        <div className={styles.column}>
          <OrderLines order={order} />
        </div>
      </div>
      <p className={styles.goOn}>
        <ButtonLink to="/shop/" kind="secondary">
          Continue shopping
        </ButtonLink>
      </p>
    </>
  );
}

/** The shop's time zone is UTC, for server and browser alike. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function dayOf(instant: string): string {
  return day.format(new Date(instant));
}
