import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderTimeline_order$key } from '../__generated__/OrderTimeline_order.graphql.ts';
import styles from './orderPage.module.css';
import { shownInstant } from '../kit/clock/shownTime.ts';

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
      <h2 id="timeline-title">Timeline</h2>
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
          <h3>Refunds</h3>
          <ul role="list" className={styles.refunds}>
            {refunds.map(({ createdAt, state, reason, amount, taxes, lines }) => (
              <li key={createdAt}>
                <strong>{amount.formatted}</strong> {refundStates[state] ?? ''}
                {lines.length > 0 && ` For ${lines.map(({ quantity, line }) => `${quantity} × ${line.name}`).join(', ')}.`}
                {taxes.length > 0 && (
                  <span className={styles.hint}>
                    {` Includes ${taxes.map(({ label, amount: vat }) => `${label} of ${vat.formatted}`).join(', ')}.`}
                  </span>
                )}
                {reason && <span className={styles.hint}> {reason}</span>}
              </li>
            ))}
          </ul>
          {refunded.amount > 0 && <p className={styles.hint}>Total refunded: {refunded.formatted}</p>}
        </>
      )}
    </section>
  );
}

const refundStates: Readonly<Record<string, string>> = {
  PENDING: 'is on its way back to you.',
  SUCCEEDED: 'was refunded.',
  FAILED: 'couldn’t be refunded yet. We’re looking into it.',
};
