import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderHistory_order$key } from '../__generated__/OrderHistory_order.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderHistory.module.css';
import * as t from './__generated__/messages.ts';

/** The history of the order, newest first, with the staff members who acted. */
export function OrderHistory({ order: key }: { order: OrderHistory_order$key }) {
  const { events, placedAt } = useFragment(
    graphql`
      fragment OrderHistory_order on Order {
        placedAt
        events {
          at
          kind
          text
          author
        }
      }
    `,
    key,
  );
  return (
    <Panel title={t.history}>
      <ol className={styles.events} reversed>
        {events.length === 0 && (
          <li>
            <p>{t.orderPlaced}</p>
            <p className={styles.when}>
              <time dateTime={placedAt}>{formatDateTime(placedAt)}</time>
            </p>
          </li>
        )}
        {events.toReversed().map(({ at, kind, text, author }, index) => (
          <li key={`${events.length - index} ${kind}`}>
            <p>{text}</p>
            <p className={styles.when}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              {author !== null && ` · ${author}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
