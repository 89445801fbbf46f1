import type { ReportsScreenQuery$data } from '../__generated__/ReportsScreenQuery.graphql.ts';
import { formatCount } from '../kit/formats.ts';

/** What a report comes to, as a sentence. Orders without revenue count for the conversion, so that they are named where there are any. */
export function totalsText(totals: ReportsScreenQuery$data['report']['totals']): string {
  const { orders, revenue, refunded, net, awaitingOrders, awaiting, visits } = totals;
  const sold = `${formatCount(orders, 'order')}, ${revenue.formatted}; ${refunded?.formatted} refunded, ${net?.formatted} net.`;
  const waiting = awaitingOrders === 0 ? '' : ` ${formatCount(awaitingOrders, 'order')} awaiting payment, ${awaiting.formatted}.`;
  return `${sold}${waiting} ${formatCount(visits, 'visit')} that may be counted.`;
}
