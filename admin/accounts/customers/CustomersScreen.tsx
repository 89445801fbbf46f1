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
    heading: 'Email',
    cell: ({ databaseId, email }) => <Link to={`/customers/${databaseId}`}>{email}</Link>,
    sorts: { up: 'EMAIL_ASC', down: 'EMAIL_DESC' },
    isTitle: true,
  },
  { heading: 'Name', cell: ({ name }) => name || '–' },
  { heading: 'Status', cell: ({ isEmailVerified, lockedAt }) => <CustomerBadge isEmailVerified={isEmailVerified} lockedAt={lockedAt} /> },
  { heading: 'Registered', cell: ({ createdAt }) => formatDate(createdAt), sorts: { up: 'OLDEST', down: 'NEWEST' } },
  { heading: 'Orders', cell: ({ orderCount }) => formatNumber(orderCount), align: 'end' },
  { heading: 'Spent', cell: ({ spent }) => spent.formatted, align: 'end' },
];

const states = [
  { value: 'verified', label: 'Confirmed' },
  { value: 'unverified', label: 'Not confirmed' },
  { value: 'locked', label: 'Locked' },
];
const orders = [
  { value: 'yes', label: 'With orders' },
  { value: 'no', label: 'Without orders' },
];

/** The list of customer accounts. */
export function CustomersScreen() {
  const { customers } = useScreenQuery<CustomersScreenQuery>(query);
  const { params } = useListUrl();
  const words = params.get('q') ?? '';
  const amongGuests = words !== '' && <Link to={`/orders?q=${encodeURIComponent(words)}`}>Search guest orders</Link>;
  return (
    <ListScreen
      title="Customers"
      description="Customers with an account. Find guests under Orders."
      searchLabel="Search by email or name"
      filters={
        <>
          <FilterSelect name="state" label="Status" all="All statuses" options={states} />
          <FilterSelect name="orders" label="Orders" all="Any orders" options={orders} />
          <FilterDate name="from" label="Registered from" />
          <FilterDate name="until" label="Until" />
        </>
      }
      list={customers}
      columns={columns}
      defaultSort="NEWEST"
      empty="No customer accounts yet."
      noMatch={<>No accounts match. {amongGuests}</>}
    />
  );
}
