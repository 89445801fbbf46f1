import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderDocuments_order$key } from '../__generated__/OrderDocuments_order.graphql.ts';
import { shownDay } from '../kit/clock/shownTime.ts';
import styles from './orderPage.module.css';
import * as t from './__generated__/messages.ts';

/** The invoice and credit notes of an order, as downloads; nothing while there are none. */
export function OrderDocuments({ order: key }: { order: OrderDocuments_order$key }) {
  const { invoices } = useFragment(
    graphql`
      fragment OrderDocuments_order on Order {
        invoices {
          number
          kind
          issuedAt
          url
        }
      }
    `,
    key,
  );
  if (invoices.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>{t.invoices}</h2>
      <ul role="list" className={styles.refunds}>
        {invoices.map(({ number, kind, issuedAt, url }) => (
          <li key={number}>
            <a href={url}>{kind === 'CREDIT_NOTE' ? t.creditNotePdf({ number }) : t.invoicePdf({ number })}</a>, {shownDay(issuedAt)}
          </li>
        ))}
      </ul>
    </section>
  );
}
