import { mailtoHref } from '../../../shared/mailtoHref.ts';
import { globalId } from '../../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { CustomerScreenQuery, CustomerScreenQuery$data } from '../../__generated__/CustomerScreenQuery.graphql.ts';
import { FactList } from '../../kit/FactList.tsx';
import { formatDateTime, formatNumber } from '../../kit/formats.ts';
import { loadScreen, NotFound, orNotFound, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { mayOpen, useSession } from '../../kit/session.ts';
import { DataTable, type Column } from '../../kit/table/DataTable.tsx';
import { CustomFieldsPanel } from '../../metadata/CustomFieldsPanel.tsx';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerBadge } from './CustomerBadge.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query CustomerScreenQuery($id: ID!) {
    customer(id: $id) {
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
      sessionCount
      newsletter
      metafields {
        ...CustomFieldsPanel_values
      }
      ...CustomerAddresses_customer
      ...CustomerActions_customer
    }
    metafieldDefinitions(ownerType: CUSTOMER) {
      ...CustomFieldsPanel_definitions
    }
    orders(first: 10, filter: { customerId: $id }) {
      totalCount
      edges {
        node {
          number
          placedAt
          status
          total {
            formatted
          }
        }
      }
    }
  }
`;

/**
 * Loads the customer in the URL.
 * @throws NotFound
 */
export async function loadCustomer({ environment, params }: ScreenArgs) {
  const databaseId = Number(params.number);
  if (!Number.isInteger(databaseId) || databaseId < 1 || databaseId > 2_147_483_647) throw new NotFound();
  const loaded = await loadScreen<CustomerScreenQuery>(environment, query, { id: globalId('Customer', databaseId) });
  orNotFound(loaded.data.customer);
  return loaded;
}

type Row = CustomerScreenQuery$data['orders']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.order, cell: ({ number }) => <Link to={`/orders/${number}`}>{`#${number}`}</Link>, isTitle: true },
  { heading: t.placed, cell: ({ placedAt }) => formatDateTime(placedAt) },
  { heading: t.status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { heading: t.total, cell: ({ total }) => total.formatted, align: 'end' },
];

const newsletterLabels: Readonly<Record<string, string>> = {
  PENDING: t.pending,
  CONFIRMED: t.subscribed,
  UNSUBSCRIBED: t.unsubscribed,
};

/** One customer: details, orders, and actions for the account. */
export function CustomerScreen() {
  const data = useScreenQuery<CustomerScreenQuery>(query);
  const { person } = useSession();
  const customer = orNotFound(data.customer);
  const { email, name, newsletter, lockedAt } = customer;
  const seesNewsletter = mayOpen(person, 'SUBSCRIBERS');
  return (
    <>
      <ScreenHead
        title={name || email}
        back={{ path: '/customers', title: t.customers }}
        badge={<CustomerBadge isEmailVerified={customer.isEmailVerified} lockedAt={lockedAt} />}
        actions={person.isAdministrator && <CustomerActions customer={customer} />}
      />
      <Panel title={t.account}>
        <FactList
          facts={[
            [
              t.email,
              <a key="mail" href={mailtoHref(email)}>
                {email}
              </a>,
            ],
            [t.registered, formatDateTime(customer.createdAt)],
            [t.orders, formatNumber(customer.orderCount)],
            [t.spent, customer.spent.formatted],
            [t.signedInOn, t.deviceCount({ count: customer.sessionCount })],
            ...(seesNewsletter
              ? [[t.newsletter, newsletter == null ? t.notSubscribed : (newsletterLabels[newsletter] ?? newsletter)] as const]
              : []),
            ...(lockedAt == null ? [] : [[t.locked, formatDateTime(lockedAt)] as const]),
          ]}
        />
      </Panel>
      <Panel
        title={t.orders}
        description={t.ordersHint}
        actions={data.orders.totalCount > 10 && <Link to={`/orders?customer=${customer.databaseId}`}>{t.showAll}</Link>}
        isFlush
      >
        <DataTable
          caption={t.ordersBy({ email })}
          columns={columns}
          rows={data.orders.edges.map(({ node }) => node)}
          idOf={({ number }) => number}
          empty={t.noOrdersPlacedWithThisAccount}
        />
      </Panel>
      <CustomerAddresses customer={customer} />
      <CustomFieldsPanel
        owner={{ customerId: globalId('Customer', customer.databaseId) }}
        definitions={data.metafieldDefinitions}
        values={customer.metafields}
      />
    </>
  );
}
