import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderTimeline_order$key } from '../__generated__/OrderTimeline_order.graphql.ts';
import styles from './orderPage.module.css';
import { shownInstant } from '../kit/clock/shownTime.ts';
import * as t from './__generated__/messages.ts';

/** The history of an order, and its refunds. */
export function OrderTimeline({ order }: { order: OrderTimeline_order$key }) {
  const { events, refunds, refunded } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        events {
          at
          text
        }
        refunded {
          amount
          formatted
        }
        refunds {
          createdAt
          state
          reason
          amount {
            formatted
          }
          taxes {
            label
            amount {
              formatted
            }
          }
          lines {
            quantity
            line {
              name
            }
          }
        }
      }
    `,
    order,
  );
  return (
    <section className={styles.box} aria-labelledby="timeline-title">
      <h2 id="timeline-title">{t.timeline}</h2>
      <ol role="list" className={styles.timeline}>
        {events.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{shownInstant(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {refunds.length > 0 && (
        <>
          <h3>{t.refunds}</h3>
          <ul role="list" className={styles.refunds}>
            {refunds.map(({ createdAt, state, reason, amount, taxes, lines }) => (
              <li key={createdAt}>
                {refundText(state, amount.formatted)}
                {lines.length > 0 &&
                  ` ${t.forItems({ items: lines.map(({ quantity, line }) => `${quantity} × ${line.name}`).join(', ') })}`}
                {taxes.length > 0 && (
                  <span className={styles.hint}>
                    {` ${t.includesTaxes({ taxes: taxes.map(({ label, amount: vat }) => t.taxOf({ label, amount: vat.formatted })).join(', ') })}`}
                  </span>
                )}
                {reason && <span className={styles.hint}> {reason}</span>}
              </li>
            ))}
          </ul>
          {refunded.amount > 0 && <p className={styles.hint}>{t.totalRefunded({ amount: refunded.formatted })}</p>}
        </>
      )}
    </section>
  );
}

function refundText(state: string, amount: string): ReactNode {
  const strong = (text: ReactNode) => <strong>{text}</strong>;
  switch (state) {
    case 'PENDING':
      return t.refundOnItsWay({ strong, amount });
    case 'SUCCEEDED':
      return t.refundedAmount({ strong, amount });
    case 'FAILED':
      return t.refundFailed({ strong, amount });
    default:
      return strong(amount);
  }
}
