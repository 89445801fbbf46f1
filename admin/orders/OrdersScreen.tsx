// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { OrdersScreenQuery, OrdersScreenQuery$data } from '../__generated__/OrdersScreenQuery.graphql.ts';
import { FulfilmentBadge, fulfilmentOptions, fulfilmentStatuses } from '../fulfilment/FulfilmentBadge.tsx';
import { formatDateTime } from '../kit/formats.ts';
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
import * as t from './__generated__/messages.ts';

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
  { heading: t.order, cell: ({ number }) => <Link to={`/orders/${number}`}>{`#${number}`}</Link>, isTitle: true },
  { heading: t.placed, cell: ({ placedAt }) => formatDateTime(placedAt), sorts: { up: 'OLDEST', down: 'NEWEST' } },
  { heading: t.customer, cell: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email },
  {
    heading: t.status,
    cell: ({ status, isPartiallyRefunded }) => <OrderStatusBadge status={status} isPartiallyRefunded={isPartiallyRefunded} />,
  },
  { heading: t.shipping, cell: ({ fulfilmentStatus }) => <FulfilmentBadge status={fulfilmentStatus} /> },
  { heading: t.payment, cell: ({ paymentMethod }) => paymentMethod.name, isMinor: true },
  { heading: t.items, cell: (row) => t.itemCount({ pieces: pieces(row) }), isMinor: true },
  { heading: t.total, cell: ({ total }) => total.formatted, align: 'end' },
];

/** The list of orders. */
export function OrdersScreen() {
  const { orders } = useScreenQuery<OrdersScreenQuery>(query);
  const selection = useSelection(rowsOf(orders).map(({ number }) => number));
  return (
    <ListScreen
      title={t.orders}
      description={t.allOrders}
      actions={
        <ButtonLink kind="secondary" to="/orders/tracking">
          {t.importTrackingNumbers}
        </ButtonLink>
      }
      searchLabel={t.searchByNumberNameEmailProduct}
      filters={
        <>
          <FilterSelect name="status" label={t.status} all={t.allStatuses} options={orderStatusOptions} />
          <FilterSelect name="fulfilment" label={t.shipping} all={t.any} options={fulfilmentOptions} />
          <FilterDate name="from" label={t.from} />
          <FilterDate name="until" label={t.to} />
        </>
      }
      bulk={
        <SelectionBar selection={selection}>
          <ButtonLink kind="secondary" size="small" to={printPath(selection.ids)}>
            {t.printSlipsAndInvoices}
          </ButtonLink>
        </SelectionBar>
      }
      list={orders}
      selection={selection}
      selectLabel={({ number }) => t.selectOrder({ number })}
      columns={columns}
      defaultSort="NEWEST"
      empty={t.noOrders}
    />
  );
}
