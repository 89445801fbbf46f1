import type { ReportsScreenQuery$data } from '../__generated__/ReportsScreenQuery.graphql.ts';
import { formatCount } from '../kit/formats.ts';

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
  const sold = `${formatCount(orders, 'order')}, ${revenue.formatted}; ${refunded?.formatted} refunded, ${net?.formatted} net.`;
  const unpaid = awaitingOrders === 0 ? '' : ` ${formatCount(awaitingOrders, 'order')} awaiting payment, ${awaiting.formatted}.`;
  return `${sold}${unpaid} ${formatCount(visits, 'visit')} with consent.`;
}
