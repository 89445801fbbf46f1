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

export const deliveryStatuses = ['WAITING', 'DELIVERED', 'FAILED'] as const satisfies readonly DeliveryStatus[];

const looks: Readonly<Record<string, [tone: BadgeTone, label: string]>> = {
  WAITING: ['waiting', 'Pending'],
  DELIVERED: ['good', 'Delivered'],
  FAILED: ['bad', 'Failed'],
};

const events: Readonly<Record<string, string>> = {
  'subscriber.confirmed': 'Subscribed',
  'subscriber.unsubscribed': 'Unsubscribed',
  'subscriber.erased': 'Erased',
  test: 'Test',
};

type Row = DeliveryLog_deliveries$data['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: 'When', cell: ({ createdAt }) => formatDateTime(createdAt), isTitle: true },
  {
    heading: 'What',
    cell: ({ event, subscriberDatabaseId }) =>
      `${events[event] ?? event}${subscriberDatabaseId == null ? '' : ` (record ${subscriberDatabaseId})`}`,
  },
  {
    heading: 'Status',
    cell: ({ status }) => {
      const [tone, label] = looks[status] ?? ['neutral', status];
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    },
  },
  { heading: 'Attempts', cell: ({ attempts }) => attempts, align: 'end' },
  { heading: 'Last attempt', cell: ({ lastAttemptAt }) => (lastAttemptAt == null ? '–' : formatDateTime(lastAttemptAt)) },
  {
    heading: 'Response',
    cell: ({ responseStatus, failure }) =>
      [responseStatus == null ? '' : `HTTP ${responseStatus}`, failure].filter(Boolean).join(' · ') || '–',
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
      title="Delivery log"
      description="The last 30 days."
      caption="Delivery log"
      filters={
        <FilterSelect
          name="status"
          label="Message status"
          all="All messages"
          options={deliveryStatuses.map((value) => ({ value, label: looks[value]?.[1] ?? value }))}
        />
      }
      list={list}
      columns={columns}
      rowActions={({ databaseId, status }) => status === 'FAILED' && <RetryButton databaseId={databaseId} />}
      empty="No messages sent yet."
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
      aria-label={`Resend message ${databaseId}`}
      onClick={() =>
        run({
          variables: { input: { id: globalId('IntegrationDelivery', databaseId) } },
          onDone: ({ isWaiting }) => {
            if (isWaiting) showToast({ kind: 'success', text: 'The message is being resent.' });
            void reload();
          },
        })
      }
    >
      Resend
    </Button>
  );
}
