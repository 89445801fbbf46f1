import type { ReportsScreenQuery$data } from '../__generated__/ReportsScreenQuery.graphql.ts';
import * as t from './__generated__/messages.ts';

type Totals = ReportsScreenQuery$data['report']['totals'];

/**
 * Summarises a report in one sentence.
 * @param waiting number of orders without revenue, named if there are any because they count towards the conversion rate
 */
export function totalsText(
  { orders, revenue, refunded, net, visits }: Totals,
  waiting: Pick<Totals, 'awaitingOrders' | 'awaiting'>,
): string {
  const { awaitingOrders, awaiting } = waiting;
  const sold = t.ordersSold({ count: orders, revenue: revenue.formatted, refunded: refunded?.formatted ?? '', net: net?.formatted ?? '' });
  const unpaid = awaitingOrders === 0 ? [] : [t.ordersAwaitingPayment({ count: awaitingOrders, amount: awaiting.formatted })];
  return [sold, ...unpaid, t.visitCount({ count: visits })].join(' ');
}
