// oxlint-disable relay/unused-fields -- ListPanel.tsx reads the connection
import { globalId } from '../../../shared/globalId.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type {
  DeliveryLog_deliveries$data,
  DeliveryLog_deliveries$key,
  DeliveryStatus,
} from '../../__generated__/DeliveryLog_deliveries.graphql.ts';
import type { DeliveryLogMutation } from '../../__generated__/DeliveryLogMutation.graphql.ts';
import { formatDateTime } from '../../kit/formats.ts';
import { useReload } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { StatusBadge, type BadgeTone } from '../../kit/StatusBadge.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { FilterSelect } from '../../kit/table/FilterBar.tsx';
import { ListPanel } from '../../kit/table/ListPanel.tsx';
import * as t from '../__generated__/messages.ts';

export const deliveryStatuses = ['WAITING', 'DELIVERED', 'FAILED'] as const satisfies readonly DeliveryStatus[];

const looks: Readonly<Record<string, [tone: BadgeTone, label: string]>> = {
  WAITING: ['waiting', t.pending],
  DELIVERED: ['good', t.delivered],
  FAILED: ['bad', t.failed],
};

const events: Readonly<Record<string, string>> = {
  'subscriber.confirmed': t.subscribed,
  'subscriber.unsubscribed': t.unsubscribed,
  'subscriber.erased': t.erased,
  test: t.test,
};

type Row = DeliveryLog_deliveries$data['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.when, cell: ({ createdAt }) => formatDateTime(createdAt), isTitle: true },
  {
    heading: t.what,
    cell: ({ event, subscriberDatabaseId }) =>
      `${events[event] ?? event}${subscriberDatabaseId == null ? '' : ` (record ${subscriberDatabaseId})`}`,
  },
  {
    heading: t.status,
    cell: ({ status }) => {
      const [tone, label] = looks[status] ?? ['neutral', status];
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    },
  },
  { heading: t.attempts, cell: ({ attempts }) => attempts, align: 'end' },
  { heading: t.lastAttempt, cell: ({ lastAttemptAt }) => (lastAttemptAt == null ? '–' : formatDateTime(lastAttemptAt)) },
  {
    heading: t.response,
    cell: ({ responseStatus, failure }) =>
      [responseStatus == null ? '' : t.httpStatus({ status: responseStatus }), failure].filter(Boolean).join(' · ') || '–',
  },
];

/** The deliveries to a service in the last 30 days. */
export function DeliveryLog({ deliveries }: { deliveries: DeliveryLog_deliveries$key }) {
  const list = useFragment(
    graphql`
      fragment DeliveryLog_deliveries on IntegrationDeliveryConnection {
        pageInfo {
          ...Pager_page
        }
        edges {
          node {
            databaseId
            event
            subscriberDatabaseId
            status
            attempts
            createdAt
            lastAttemptAt
            responseStatus
            failure
          }
        }
      }
    `,
    deliveries,
  );
  return (
    <ListPanel
      title={t.deliveryLog}
      description={t.theLastDays}
      caption={t.deliveryLog}
      filters={
        <FilterSelect
          name="status"
          label={t.messageStatus}
          all={t.allMessages}
          options={deliveryStatuses.map((value) => ({ value, label: looks[value]?.[1] ?? value }))}
        />
      }
      list={list}
      columns={columns}
      rowActions={({ databaseId, status }) => status === 'FAILED' && <RetryButton databaseId={databaseId} />}
      empty={t.noMessagesSentYet}
    />
  );
}

function RetryButton({ databaseId }: { databaseId: number }) {
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<DeliveryLogMutation, 'RetryDeliveryPayload'>(
    graphql`
      mutation DeliveryLogMutation($input: RetryDeliveryInput!) {
        result: retryDelivery(input: $input) {
          __typename
          ... on RetryDeliveryPayload {
            isWaiting
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'RetryDeliveryPayload',
  );
  return (
    <Button
      kind="quiet"
      size="small"
      disabled={isBusy}
      aria-label={t.resendMessage({ number: databaseId })}
      onClick={() =>
        run({
          variables: { input: { id: globalId('IntegrationDelivery', databaseId) } },
          onDone: ({ isWaiting }) => {
            if (isWaiting) showToast({ kind: 'success', text: t.messageIsBeingResent });
            void reload();
          },
        })
      }
    >
      {t.resend}
    </Button>
  );
}
