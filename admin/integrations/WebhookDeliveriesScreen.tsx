// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type {
  WebhookDeliveriesScreenQuery,
  WebhookDeliveriesScreenQuery$data,
} from '../__generated__/WebhookDeliveriesScreenQuery.graphql.ts';
import type { WebhookDeliveriesScreenResendMutation } from '../__generated__/WebhookDeliveriesScreenResendMutation.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { idOf, oneOf } from '../kit/table/listUrl.ts';
import styles from './integrations.module.css';

const query = graphql`
  query WebhookDeliveriesScreenQuery($filter: WebhookDeliveryFilter, $first: Int, $after: String, $last: Int, $before: String) {
    webhookDeliveries(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          id
          databaseId
          eventId
          event
          body
          status
          attempts
          nextAttemptAt
          lastAttemptAt
          responseStatus
          responseBody
          failure
          payloadError
          createdAt
        }
      }
    }
    webhooks(first: 50) {
      edges {
        node {
          databaseId
          description
        }
      }
    }
  }
`;

const statuses = ['WAITING', 'DELIVERED', 'FAILED'] as const;
const looks: Readonly<Record<string, { tone: BadgeTone; label: string }>> = {
  WAITING: { tone: 'waiting', label: 'Waiting' },
  DELIVERED: { tone: 'good', label: 'Delivered' },
  FAILED: { tone: 'bad', label: 'Not delivered' },
};
const statusOptions = statuses.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** Loads the page of the log that the address names. */
export const loadWebhookDeliveries = listLoader<WebhookDeliveriesScreenQuery>(query, (url) => ({
  filter: { webhookId: idOf(url, 'webhook', 'Webhook'), status: oneOf(url, 'status', statuses) },
}));

type Row = WebhookDeliveriesScreenQuery$data['webhookDeliveries']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: 'Event', cell: ({ event }) => event, isTitle: true },
  {
    heading: 'Status',
    cell: ({ status, nextAttemptAt }) => {
      const { tone, label } = looks[status] ?? { tone: 'neutral', label: status };
      return (
        <>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {nextAttemptAt && ` next attempt ${formatDateTime(nextAttemptAt)}`}
        </>
      );
    },
  },
  { heading: 'Queued', cell: ({ createdAt }) => formatDateTime(createdAt), isMinor: true },
  {
    heading: 'Attempts',
    cell: ({ attempts, lastAttemptAt }) => (lastAttemptAt ? `${attempts}, last ${formatDateTime(lastAttemptAt)}` : String(attempts)),
  },
  {
    heading: 'Response',
    cell: ({ responseStatus, failure, payloadError }) => (
      <>
        {failure === '' ? (responseStatus ?? '–') : failure}
        {payloadError !== '' && <p className={styles.error}>Sent without additional data: {payloadError}</p>}
      </>
    ),
  },
  {
    heading: 'Message',
    cell: ({ eventId, body, responseBody }) => (
      <details>
        <summary>Show</summary>
        <p>
          ID <code className={styles.wrapped}>{eventId}</code>
        </p>
        <pre className={styles.text}>{body}</pre>
        {responseBody !== '' && (
          <>
            <p>Beginning of the response</p>
            <pre className={styles.text}>{responseBody}</pre>
          </>
        )}
      </details>
    ),
  },
];

/** The messages to webhooks. */
export function WebhookDeliveriesScreen() {
  const { webhookDeliveries, webhooks } = useScreenQuery<WebhookDeliveriesScreenQuery>(query);
  const reload = useReload();
  const resend = useAdminMutation<WebhookDeliveriesScreenResendMutation, 'ResendWebhookDeliveryPayload'>(
    graphql`
      mutation WebhookDeliveriesScreenResendMutation($input: ResendWebhookDeliveryInput!) {
        result: resendWebhookDelivery(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ResendWebhookDeliveryPayload',
  );

  function sendAgain({ id }: Row): void {
    resend.run({
      variables: { input: { id } },
      onDone: () => {
        showToast({ kind: 'success', text: 'The message will be sent again within seconds.' });
        void reload();
      },
    });
  }

  const options = webhooks.edges.map(({ node: { databaseId, description } }) => ({ value: String(databaseId), label: description }));
  return (
    <ListScreen
      title="Webhook deliveries"
      description="Messages of the last 30 days. Messages about one object are sent in order."
      filters={
        <>
          <FilterSelect name="webhook" label="Webhook" all="All webhooks" options={options} />
          <FilterSelect name="status" label="Status" all="All statuses" options={statusOptions} />
        </>
      }
      list={webhookDeliveries}
      columns={columns}
      rowActions={(row) => (
        <Button kind="quiet" size="small" aria-label={`Resend ${row.event} ${row.databaseId}`} onClick={() => sendAgain(row)}>
          Resend
        </Button>
      )}
      empty="No messages yet."
      noMatch="No messages match these filters."
    />
  );
}
