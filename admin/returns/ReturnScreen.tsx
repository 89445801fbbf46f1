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
import * as t from './__generated__/messages.ts';
import { lineLabel } from '../kit/lineLabel.ts';

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
          ...lineLabel_line
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
    heading: t.item,
    cell: ({ line }) => lineLabel(line),
    isTitle: true,
  },
  { heading: t.withdrawn, cell: ({ quantity }) => quantity, align: 'end' },
  { heading: t.accepted, cell: ({ acceptedQuantity }) => acceptedQuantity ?? '–', align: 'end' },
  {
    heading: t.stock,
    cell: ({ acceptedQuantity, restocks }) =>
      acceptedQuantity == null || acceptedQuantity === 0 ? '–' : restocks ? t.restock : t.writeOff,
  },
];

const reasons: Readonly<Record<string, string>> = {
  CHANGED_MIND: t.changedTheirMind,
  NOT_AS_DESCRIBED: t.notAsDescribed,
  DAMAGED: t.damagedOrFaulty,
  WRONG_ITEM: t.wrongItem,
  ARRIVED_LATE: t.arrivedTooLate,
  OTHER: t.anotherReason,
};

const when = (instant: string | null | undefined) => (instant == null ? null : formatDateTime(instant));

/** One return: the statement, the goods, and what to do next. */
export function ReturnScreen() {
  const found = orNotFound(useScreenQuery<ReturnScreenQuery>(query).adminReturn);
  const { reference, state, isLate, order, lines, refund } = found;
  return (
    <>
      <ScreenHead
        title={t.returnReference({ reference })}
        description={t.requestedOn({ time: formatDateTime(found.requestedAt) })}
        back={{ path: '/returns', title: t.returns }}
        badge={<ReturnStateBadge state={state} isLate={isLate} />}
        actions={<ReturnActions found={found} />}
      />
      {isLate && (
        <Panel title={t.lateWithdrawal}>
          <p>{t.lateWithdrawalHint}</p>
        </Panel>
      )}
      <Panel title={t.items}>
        <DataTable caption={t.itemsOfTheReturn} columns={columns} rows={lines} idOf={({ line: { id } }) => id} empty={t.noItems} />
      </Panel>
      <Panel title={t.details}>
        <FactList
          facts={[
            [t.order, <Link key="order" to={`/orders/${order.number}`}>{`#${order.number}`}</Link>],
            [t.name, found.name],
            [t.email, found.email],
            [t.reason, found.reason == null ? null : (reasons[found.reason] ?? null)],
            [t.note, found.note],
            [t.goodsReceived, when(found.receivedAt)],
            [t.inspected, when(found.inspectedAt)],
            [t.closed, when(found.closedAt)],
            ...(found.rejectionReason === '' ? [] : [[t.rejectedBecause, found.rejectionReason] as const]),
            ...(refund == null
              ? []
              : [
                  [
                    t.refund,
                    refund.state === 'PENDING' ? t.refundPending({ amount: refund.amount.formatted }) : refund.amount.formatted,
                  ] as const,
                ]),
          ]}
        />
      </Panel>
    </>
  );
}
