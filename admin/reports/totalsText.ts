import type { ReportsScreenQuery$data } from '../__generated__/ReportsScreenQuery.graphql.ts';
import { formatCount } from '../kit/formats.ts';

type Totals = ReportsScreenQuery$data['report']['totals'];

/**
 * What a report comes to, as a sentence.
 * @param waiting orders without revenue: they count for the conversion, so that they are named where there are any
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
