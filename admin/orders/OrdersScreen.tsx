// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { OrdersScreenQuery, OrdersScreenQuery$data } from '../__generated__/OrdersScreenQuery.graphql.ts';
import { FulfilmentBadge, fulfilmentOptions, fulfilmentStatuses } from '../fulfilment/FulfilmentBadge.tsx';
import { formatCount, formatDateTime } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterDate, FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { dayOf, idOf, oneOf, searchQueryOf } from '../kit/table/listUrl.ts';
import { rowsOf } from '../kit/table/ListPanel.tsx';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import { useSelection } from '../kit/table/useSelection.ts';
import { printPath } from './printPath.ts';
import { OrderStatusBadge, orderStatuses, orderStatusOptions } from './OrderStatusBadge.tsx';

const query = graphql`
  query OrdersScreenQuery($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String, $last: Int, $before: String) {
    orders(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          number
          status
          isPartiallyRefunded
          fulfilmentStatus
          placedAt
          firstName
          lastName
          email
          paymentMethod {
            name
          }
          lines {
            quantity
          }
          total {
            formatted
          }
        }
      }
    }
  }
`;

export const loadOrders = listLoader<OrdersScreenQuery>(query, (url) => {
  const status = oneOf(url, 'status', orderStatuses);
  const fulfilment = oneOf(url, 'fulfilment', fulfilmentStatuses);
  return {
    filter: {
      search: searchQueryOf(url),
      statuses: status === null ? null : [status],
      fulfilmentStatuses: fulfilment === null ? null : [fulfilment],
      placedFrom: dayOf(url, 'from'),
      placedBefore: dayOf(url, 'until', 1),
      couponId: idOf(url, 'coupon', 'Coupon'),
      customerId: idOf(url, 'customer', 'Customer'),
    },
    sort: oneOf(url, 'sort', ['NEWEST', 'OLDEST'] as const),
  };
});

type Row = OrdersScreenQuery$data['orders']['edges'][number]['node'];

const pieces = ({ lines }: Row) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const columns: readonly Column<Row>[] = [
  { heading: 'Order', cell: ({ number }) => <Link to={`/orders/${number}`}>{`#${number}`}</Link>, isTitle: true },
  { heading: 'Placed', cell: ({ placedAt }) => formatDateTime(placedAt), sorts: { up: 'OLDEST', down: 'NEWEST' } },
  { heading: 'Customer', cell: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email },
  {
    heading: 'Status',
    cell: ({ status, isPartiallyRefunded }) => <OrderStatusBadge status={status} isPartiallyRefunded={isPartiallyRefunded} />,
  },
  { heading: 'Shipping', cell: ({ fulfilmentStatus }) => <FulfilmentBadge status={fulfilmentStatus} /> },
  { heading: 'Payment', cell: ({ paymentMethod }) => paymentMethod.name, isMinor: true },
  { heading: 'Items', cell: (row) => formatCount(pieces(row), 'item'), isMinor: true },
  { heading: 'Total', cell: ({ total }) => total.formatted, align: 'end' },
];

/** The list of orders. */
export function OrdersScreen() {
  const { orders } = useScreenQuery<OrdersScreenQuery>(query);
  const selection = useSelection(rowsOf(orders).map(({ number }) => number));
  return (
    <ListScreen
      title="Orders"
      description="All orders, and what still needs to be done."
      actions={
        <ButtonLink kind="secondary" to="/orders/tracking">
          Import tracking numbers
        </ButtonLink>
      }
      searchLabel="Search by number, name, email, product or SKU"
      filters={
        <>
          <FilterSelect name="status" label="Status" all="All statuses" options={orderStatusOptions} />
          <FilterSelect name="fulfilment" label="Shipping" all="Any" options={fulfilmentOptions} />
          <FilterDate name="from" label="From" />
          <FilterDate name="until" label="Until" />
        </>
      }
      bulk={
        <SelectionBar selection={selection}>
          <ButtonLink kind="secondary" size="small" to={printPath(selection.ids)}>
            Print slips and invoices
          </ButtonLink>
        </SelectionBar>
      }
      list={orders}
      selection={selection}
      selectLabel={({ number }) => `Select order #${number}`}
      columns={columns}
      defaultSort="NEWEST"
      empty="No orders found."
    />
  );
}
