import { graphql } from 'react-relay/hooks.js';
import { useSearchParams } from 'react-router';
import { Button, buttonClass, ButtonLink } from '../../web/kit/Button.tsx';
import type { PrintOrdersScreenQuery } from '../__generated__/PrintOrdersScreenQuery.graphql.ts';
import { PackingSlip } from '../fulfilment/PackingSlip.tsx';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { printedNumbers, printPath } from './printPath.ts';
import styles from './PrintOrdersScreen.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query PrintOrdersScreenQuery($numbers: [Int!]!) {
    orders(filter: { numbers: $numbers }, sort: OLDEST, first: 20) {
      edges {
        node {
          number
          invoices {
            kind
          }
          ...PackingSlip_order
        }
      }
    }
  }
`;

/** Loads the orders in the URL. */
export const loadPrintedOrders = ({ environment, url }: ScreenArgs) =>
  loadScreen<PrintOrdersScreenQuery>(environment, query, { numbers: printedNumbers(url.searchParams).now });

/** Packing slips of several orders, a page each, and a link to their invoices as one PDF. */
export function PrintOrdersScreen() {
  const orders = useScreenQuery<PrintOrdersScreenQuery>(query).orders.edges.map(({ node }) => node);
  const { later } = printedNumbers(useSearchParams()[0]);
  const invoiced = orders.filter(({ invoices }) => invoices.some(({ kind }) => kind === 'INVOICE'));
  const missing = orders.filter((order) => !invoiced.includes(order));
  return (
    <div className={styles.screen}>
      <ScreenHead
        title={t.printOrders}
        description={t.orderCount({ count: orders.length })}
        back={{ path: '/orders', title: t.orders }}
        actions={
          <span className={styles.onScreen}>
            {invoiced.length > 0 && (
              <a
                className={buttonClass({ kind: 'secondary' })}
                href={`/admin/invoices/print.pdf?orders=${invoiced.map(({ number }) => number).join(',')}`}
                target="_blank"
                rel="noreferrer"
              >
                {t.openInvoices({ count: invoiced.length })}
              </a>
            )}{' '}
            {orders.length > 0 && <Button onClick={() => window.print()}>{t.printPackingSlips}</Button>}
          </span>
        }
      />
      {missing.length > 0 && (
        <p className={styles.onScreen}>{t.noInvoiceYet({ numbers: missing.map(({ number }) => `#${number}`).join(', ') })}</p>
      )}
      {later.length > 0 && (
        <p className={styles.onScreen}>
          <ButtonLink kind="secondary" to={printPath(later)}>
            {t.printOtherOrders({ count: later.length })}
          </ButtonLink>
        </p>
      )}
      {orders.length === 0 && <p>{t.selectOrdersFirst}</p>}
      <div className={styles.slips}>
        {orders.map((order) => (
          <PackingSlip key={order.number} order={order} />
        ))}
      </div>
    </div>
  );
}
