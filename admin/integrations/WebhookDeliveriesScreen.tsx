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
import * as t from './__generated__/messages.ts';

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
  WAITING: { tone: 'waiting', label: t.waiting },
  DELIVERED: { tone: 'good', label: t.delivered },
  FAILED: { tone: 'bad', label: t.notDelivered },
};
const statusOptions = statuses.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** Loads the page of the log that the address names. */
export const loadWebhookDeliveries = listLoader<WebhookDeliveriesScreenQuery>(query, (url) => ({
  filter: { webhookId: idOf(url, 'webhook', 'Webhook'), status: oneOf(url, 'status', statuses) },
}));

type Row = WebhookDeliveriesScreenQuery$data['webhookDeliveries']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.event, cell: ({ event }) => event, isTitle: true },
  {
    heading: t.status,
    cell: ({ status, nextAttemptAt }) => {
      const { tone, label } = looks[status] ?? { tone: 'neutral', label: status };
      return (
        <>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {nextAttemptAt && ` ${t.nextAttempt({ time: formatDateTime(nextAttemptAt) })}`}
        </>
      );
    },
  },
  { heading: t.queued, cell: ({ createdAt }) => formatDateTime(createdAt), isMinor: true },
  {
    heading: t.attempts,
    cell: ({ attempts, lastAttemptAt }) =>
      lastAttemptAt ? t.attemptsAndLast({ attempts, time: formatDateTime(lastAttemptAt) }) : String(attempts),
  },
  {
    heading: t.response,
    cell: ({ responseStatus, failure, payloadError }) => (
      <>
        {failure === '' ? (responseStatus ?? '–') : failure}
        {payloadError !== '' && <p className={styles.error}>{t.sentWithoutAdditionalData({ error: payloadError })}</p>}
      </>
    ),
  },
  {
    heading: t.message,
    cell: ({ eventId, body, responseBody }) => (
      <details>
        <summary>{t.show}</summary>
        <p>{t.eventId({ id: <code className={styles.wrapped}>{eventId}</code> })}</p>
        <pre className={styles.text}>{body}</pre>
        {responseBody !== '' && (
          <>
            <p>{t.beginningOfTheResponse}</p>
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
        showToast({ kind: 'success', text: t.messageWillBeSentAgainWithin });
        void reload();
      },
    });
  }

  const options = webhooks.edges.map(({ node: { databaseId, description } }) => ({ value: String(databaseId), label: description }));
  return (
    <ListScreen
      title={t.webhookDeliveries}
      description={t.messagesOfLastDays}
      filters={
        <>
          <FilterSelect name="webhook" label={t.webhook} all={t.allWebhooks} options={options} />
          <FilterSelect name="status" label={t.status} all={t.allStatuses} options={statusOptions} />
        </>
      }
      list={webhookDeliveries}
      columns={columns}
      rowActions={(row) => (
        <Button
          kind="quiet"
          size="small"
          aria-label={t.resendEvent({ event: row.event, number: row.databaseId })}
          onClick={() => sendAgain(row)}
        >
          {t.resend}
        </Button>
      )}
      empty={t.noMessagesYet}
      noMatch={t.noMessagesMatchThese}
    />
  );
}
