import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { OrdersScreenQuery, OrdersScreenQuery$data } from '../__generated__/OrdersScreenQuery.graphql.ts';
import { formatCount, formatDateTime } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterDate, FilterSelect } from '../kit/table/FilterBar.tsx';
import { listPage, numberOf, oneOf, startOfDay, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import { OrderStatusBadge, orderStatuses, orderStatusOptions } from './OrderStatusBadge.tsx';

const query = graphql`
  query OrdersScreenQuery($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String, $last: Int, $before: String) {
    orders(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          number
          status
          isPartiallyRefunded
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

/** Loads the page of the list that the address names. */
export function loadOrders({ environment, url }: ScreenArgs) {
  const status = oneOf(url, 'status', orderStatuses);
  return loadScreen<OrdersScreenQuery>(environment, query, {
    filter: {
      search: wordsOf(url),
      statuses: status === null ? null : [status],
      placedFrom: startOfDay(url.searchParams.get('from')),
      placedBefore: startOfDay(url.searchParams.get('until'), 1),
      couponId: numberOf(url, 'coupon'),
      customerId: numberOf(url, 'customer'),
    },
    sort: oneOf(url, 'sort', ['NEWEST', 'OLDEST'] as const) ?? 'NEWEST',
    ...listPage(url),
  });
}

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
  { heading: 'Payment', cell: ({ paymentMethod }) => paymentMethod.name, isMinor: true },
  { heading: 'Items', cell: (row) => formatCount(pieces(row), 'piece'), isMinor: true },
  { heading: 'Total', cell: ({ total }) => total.formatted, align: 'end' },
];

/** The shop's orders. */
export function OrdersScreen() {
  const { orders } = useScreenQuery<OrdersScreenQuery>(query);
  return (
    <>
      <ScreenHead title="Orders" description="What was bought, and what is still to be done about it." />
      <Panel isFlush>
        <FilterBar searchLabel="Search by number, name, e-mail, product or SKU">
          <FilterSelect name="status" label="Status" all="All states" options={orderStatusOptions} />
          <FilterDate name="from" label="From" />
          <FilterDate name="until" label="Until" />
        </FilterBar>
        <DataTable
          caption="Orders"
          columns={columns}
          rows={orders.edges.map(({ node }) => node)}
          idOf={({ number }) => number}
          defaultSort="NEWEST"
          empty="No orders found."
        />
        <Pager pageInfo={orders.pageInfo} total={orders.totalCount} isTotalExact={orders.isTotalExact} />
      </Panel>
    </>
  );
}
