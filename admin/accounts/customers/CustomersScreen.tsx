// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { CustomersScreenQuery, CustomersScreenQuery$data } from '../../__generated__/CustomersScreenQuery.graphql.ts';
import { formatDate, formatNumber } from '../../kit/formats.ts';
import { listLoader, useScreenQuery } from '../../kit/loadScreen.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { FilterDate, FilterSelect } from '../../kit/table/FilterBar.tsx';
import { ListScreen } from '../../kit/table/ListScreen.tsx';
import { dayOf, flagOf, oneOf, useListUrl, searchQueryOf } from '../../kit/table/listUrl.ts';
import { CustomerBadge } from './CustomerBadge.tsx';
import * as t from '../__generated__/messages.ts';

const sorts = ['NEWEST', 'OLDEST', 'EMAIL_ASC', 'EMAIL_DESC'] as const;

const query = graphql`
  query CustomersScreenQuery($filter: CustomerFilter, $sort: CustomerSort, $first: Int, $after: String, $last: Int, $before: String) {
    customers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          email
          name
          isEmailVerified
          lockedAt
          createdAt
          orderCount
          spent {
            formatted
          }
        }
      }
    }
  }
`;

export const loadCustomers = listLoader<CustomersScreenQuery>(query, (url) => {
  const state = oneOf(url, 'state', ['verified', 'unverified', 'locked'] as const);
  return {
    filter: {
      search: searchQueryOf(url),
      isVerified: state === 'verified' ? true : state === 'unverified' ? false : null,
      isLocked: state === 'locked' ? true : null,
      hasOrders: flagOf(url, 'orders'),
      registeredFrom: dayOf(url, 'from'),
      registeredBefore: dayOf(url, 'until', 1),
    },
    sort: oneOf(url, 'sort', sorts),
  };
});

type Row = CustomersScreenQuery$data['customers']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  {
    heading: t.email,
    cell: ({ databaseId, email }) => <Link to={`/customers/${databaseId}`}>{email}</Link>,
    sorts: { up: 'EMAIL_ASC', down: 'EMAIL_DESC' },
    isTitle: true,
  },
  { heading: t.name, cell: ({ name }) => name || '–' },
  { heading: t.status, cell: ({ isEmailVerified, lockedAt }) => <CustomerBadge isEmailVerified={isEmailVerified} lockedAt={lockedAt} /> },
  { heading: t.registered, cell: ({ createdAt }) => formatDate(createdAt), sorts: { up: 'OLDEST', down: 'NEWEST' } },
  { heading: t.orders, cell: ({ orderCount }) => formatNumber(orderCount), align: 'end' },
  { heading: t.spent, cell: ({ spent }) => spent.formatted, align: 'end' },
];

const states = [
  { value: 'verified', label: t.confirmed },
  { value: 'unverified', label: t.notConfirmed },
  { value: 'locked', label: t.locked },
];
const orders = [
  { value: 'yes', label: t.withOrders },
  { value: 'no', label: t.withoutOrders },
];

/** The list of customer accounts. */
export function CustomersScreen() {
  const { customers } = useScreenQuery<CustomersScreenQuery>(query);
  const { params } = useListUrl();
  const words = params.get('q') ?? '';
  const amongGuests = words !== '' && <Link to={`/orders?q=${encodeURIComponent(words)}`}>{t.searchGuestOrders}</Link>;
  return (
    <ListScreen
      title={t.customers}
      description={t.whatCustomersAre}
      searchLabel={t.searchByEmailOrName}
      filters={
        <>
          <FilterSelect name="state" label={t.status} all={t.allStatuses} options={states} />
          <FilterSelect name="orders" label={t.orders} all={t.anyOrders} options={orders} />
          <FilterDate name="from" label={t.registeredFrom} />
          <FilterDate name="until" label={t.until} />
        </>
      }
      list={customers}
      columns={columns}
      defaultSort="NEWEST"
      empty={t.noCustomerAccountsYet}
      noMatch={
        <>
          {t.noAccountsMatch} {amongGuests}
        </>
      }
    />
  );
}
