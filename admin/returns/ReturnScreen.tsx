import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { globalId } from '../../shared/globalId.ts';
import type { ReturnScreenQuery, ReturnScreenQuery$data } from '../__generated__/ReturnScreenQuery.graphql.ts';
import { FactList } from '../kit/FactList.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { loadFound, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { ReturnActions } from './ReturnActions.tsx';
import { ReturnStateBadge } from './ReturnStateBadge.tsx';

const query = graphql`
  query ReturnScreenQuery($id: ID!) {
    adminReturn(id: $id) {
      reference
      state
      isLate
      name
      email
      reason
      note
      requestedAt
      receivedAt
      inspectedAt
      closedAt
      rejectionReason
      order {
        number
      }
      refund {
        state
        amount {
          formatted
        }
      }
      lines {
        quantity
        acceptedQuantity
        restocks
        line {
          id
          name
          options {
            value
          }
        }
      }
      ...ReturnActions_return
    }
  }
`;

/** Loads the return in the URL. */
export function loadReturn({ environment, params }: ScreenArgs) {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new NotFound();
  return loadFound<ReturnScreenQuery>(environment, query, { id: globalId('Return', number) }, ({ adminReturn }) => adminReturn);
}

type Row = NonNullable<ReturnScreenQuery$data['adminReturn']>['lines'][number];

const columns: readonly Column<Row>[] = [
  {
    heading: 'Item',
    cell: ({ line: { name, options } }) => [name, ...options.map(({ value }) => value)].join(', '),
    isTitle: true,
  },
  { heading: 'Withdrawn', cell: ({ quantity }) => quantity, align: 'end' },
  { heading: 'Accepted', cell: ({ acceptedQuantity }) => acceptedQuantity ?? '–', align: 'end' },
  {
    heading: 'Stock',
    cell: ({ acceptedQuantity, restocks }) =>
      acceptedQuantity == null || acceptedQuantity === 0 ? '–' : restocks ? 'Restock' : 'Write off',
  },
];

const reasons: Readonly<Record<string, string>> = {
  CHANGED_MIND: 'Changed their mind',
  NOT_AS_DESCRIBED: 'Not as described',
  DAMAGED: 'Damaged or faulty',
  WRONG_ITEM: 'Wrong item',
  ARRIVED_LATE: 'Arrived too late',
  OTHER: 'Another reason',
};

const when = (instant: string | null | undefined) => (instant == null ? null : formatDateTime(instant));

/** One return: the statement, the goods, and what to do next. */
export function ReturnScreen() {
  const found = orNotFound(useScreenQuery<ReturnScreenQuery>(query).adminReturn);
  const { reference, state, isLate, order, lines, refund } = found;
  return (
    <>
      <ScreenHead
        title={`Return ${reference}`}
        description={`Requested on ${formatDateTime(found.requestedAt)}.`}
        back={{ path: '/returns', title: 'Returns' }}
        badge={<ReturnStateBadge state={state} isLate={isLate} />}
        actions={<ReturnActions found={found} />}
      />
      {isLate && (
        <Panel title="Late withdrawal">
          <p>By the shop’s records, the withdrawal period was over. Decide whether to accept or reject the return.</p>
        </Panel>
      )}
      <Panel title="Items">
        <DataTable caption="Items of the return" columns={columns} rows={lines} idOf={({ line: { id } }) => id} empty="No items." />
      </Panel>
      <Panel title="Details">
        <FactList
          facts={[
            ['Order', <Link key="order" to={`/orders/${order.number}`}>{`#${order.number}`}</Link>],
            ['Name', found.name],
            ['Email', found.email],
            ['Reason', found.reason == null ? null : (reasons[found.reason] ?? null)],
            ['Note', found.note],
            ['Goods received', when(found.receivedAt)],
            ['Inspected', when(found.inspectedAt)],
            ['Closed', when(found.closedAt)],
            ...(found.rejectionReason === '' ? [] : [['Rejected because', found.rejectionReason] as const]),
            ...(refund == null
              ? []
              : [['Refund', `${refund.amount.formatted}${refund.state === 'PENDING' ? ', waiting for the provider' : ''}`] as const]),
          ]}
        />
      </Panel>
    </>
  );
}
