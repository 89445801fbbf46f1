import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReturnList_order$key } from '../__generated__/ReturnList_order.graphql.ts';
import { shownInstant } from '../kit/clock/shownTime.ts';
import { stateText } from './returnTexts.ts';
import styles from './withdraw.module.css';
import * as t from './__generated__/messages.ts';

/** The withdrawals from an order, with their states; nothing before the first one. */
export function ReturnList({ order }: { order: ReturnList_order$key }) {
  const { returns } = useFragment(
    graphql`
      fragment ReturnList_order on Order {
        returns {
          id
          reference
          state
          requestedAt
          email
          rejectionReason
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
  if (returns.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="returns-title">
      <h2 id="returns-title">{t.yourWithdrawals({ count: returns.length })}</h2>
      <ol role="list" className={styles.returns}>
        {returns.map(({ id, reference, state, requestedAt, email, rejectionReason, lines }) => (
          <li key={id}>
            <h3>{`${reference}: ${stateText(state)}`}</h3>
            <p>{lines.map(({ quantity, line: { name } }) => `${quantity} × ${name}`).join(', ')}</p>
            {rejectionReason !== '' && <p>{t.reasonRejectionReason({ rejectionReason })}</p>}
            <p className={styles.hint}>
              {t.receivedOn({ shownInstant: <time dateTime={requestedAt}>{shownInstant(requestedAt)}</time> })}
              {email !== '' && t.confirmationSentTo({ email })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
