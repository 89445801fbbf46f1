import { graphql, useFragment } from 'react-relay/hooks.js';
import { ButtonLink } from '../kit/Button.tsx';
import type { OrderReturns_order$key } from '../__generated__/OrderReturns_order.graphql.ts';
import { ReturnList } from './ReturnList.tsx';
import * as t from './__generated__/messages.ts';

/** The withdrawals from an order, and the link to the withdrawal function while something is left to withdraw from. */
export function OrderReturns({ order: key }: { order: OrderReturns_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderReturns_order on Order {
        lines {
          withdrawableQuantity
        }
        withdrawal {
          url
        }
        ...ReturnList_order
      }
    `,
    key,
  );
  const isOpen = order.lines.some(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  return (
    <>
      <ReturnList order={order} />
      {isOpen && (
        <p>
          <ButtonLink to={order.withdrawal.url} kind="secondary">
            {t.withdrawFromContract}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
