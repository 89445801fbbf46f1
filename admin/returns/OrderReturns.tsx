import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { OrderReturns_order$key } from '../__generated__/OrderReturns_order.graphql.ts';
import { Panel } from '../kit/Panel.tsx';
import { ReturnStateBadge } from './ReturnStateBadge.tsx';
import styles from './returns.module.css';
import * as t from './__generated__/messages.ts';

/** The returns of an order; nothing while there are none. */
export function OrderReturns({ order }: { order: OrderReturns_order$key }) {
  const { returns } = useFragment(
    graphql`
      fragment OrderReturns_order on Order {
        returns {
          databaseId
          reference
          state
          isLate
        }
      }
    `,
    order,
  );
  if (returns.length === 0) return null;
  return (
    <Panel title={t.returns}>
      <ul role="list" className={styles.list}>
        {returns.map(({ databaseId, reference, state, isLate }) => (
          <li key={databaseId}>
            <Link to={`/returns/${databaseId}`}>{reference}</Link> <ReturnStateBadge state={state} isLate={isLate} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
