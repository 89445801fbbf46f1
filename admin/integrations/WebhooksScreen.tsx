// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { useId, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { WebhooksScreenDeleteMutation } from '../__generated__/WebhooksScreenDeleteMutation.graphql.ts';
import type { WebhooksScreenQuery, WebhooksScreenQuery$data } from '../__generated__/WebhooksScreenQuery.graphql.ts';
import type { WebhooksScreenRotateMutation } from '../__generated__/WebhooksScreenRotateMutation.graphql.ts';
import type { WebhooksScreenTestMutation } from '../__generated__/WebhooksScreenTestMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { SelectField } from '../kit/form/fields.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { eventLabel } from './eventTypes.ts';
import { NewKey } from './NewKey.tsx';
import { EditWebhookForm, NewWebhookForm } from './WebhookForm.tsx';

const query = graphql`
  query WebhooksScreenQuery($first: Int, $after: String, $last: Int, $before: String) {
    webhooks(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          id
          databaseId
          description
          url
          events
          payloadQuery
          isEnabled
          state
          failingSince
          parkedCount
          version
        }
      }
    }
  }
`;

const looks: Readonly<Record<string, { tone: BadgeTone; label: string }>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  FAILING: { tone: 'bad', label: 'Failing' },
  DISABLED: { tone: 'neutral', label: 'Disabled' },
};

/** Loads the page of the list that the address names. */
export const loadWebhooks = listLoader<WebhooksScreenQuery>(query, () => ({}));

type Row = WebhooksScreenQuery$data['webhooks']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: 'Description', cell: ({ description }) => description, isTitle: true },
  {
    heading: 'State',
    cell: ({ state, failingSince, parkedCount }) => {
      const { tone, label } = looks[state] ?? { tone: 'neutral', label: state };
      return (
        <>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {failingSince && ` since ${formatDateTime(failingSince)}`}
          {parkedCount > 0 && `, ${parkedCount} not delivered`}
        </>
      );
    },
  },
  { heading: 'Address', cell: ({ url }) => url },
  { heading: 'Events', cell: ({ events }) => events.map(eventLabel).join(', '), isMinor: true },
];

const overlaps = [
  { value: '0', label: 'None: only the new secret signs' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '24 hours' },
  { value: '168', label: '7 days' },
];

/** The receivers of the shop's events. */
export function WebhooksScreen() {
  const { webhooks } = useScreenQuery<WebhooksScreenQuery>(query);
  const reload = useReload();
  const formId = useId();
  const [editing, setEditing] = useState<Row | null>(null);
  // As another user may have saved it in the meantime.
  const edited = editing && (webhooks.edges.find(({ node }) => node.id === editing.id)?.node ?? editing);
  const [asking, setAsking] = useState<{ act: 'rotate' | 'delete'; row: Row } | null>(null);
  const [overlap, setOverlap] = useState('24');
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const rotate = useAdminMutation<WebhooksScreenRotateMutation, 'RotateWebhookSecretPayload'>(
    graphql`
      mutation WebhooksScreenRotateMutation($input: RotateWebhookSecretInput!) {
        result: rotateWebhookSecret(input: $input) {
          __typename
          ... on RotateWebhookSecretPayload {
            secret
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'RotateWebhookSecretPayload',
  );
  const remove = useAdminMutation<WebhooksScreenDeleteMutation, 'DeleteWebhookPayload'>(
    graphql`
      mutation WebhooksScreenDeleteMutation($input: DeleteWebhookInput!) {
        result: deleteWebhook(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteWebhookPayload',
  );
  const test = useAdminMutation<WebhooksScreenTestMutation, 'TestWebhookPayload'>(
    graphql`
      mutation WebhooksScreenTestMutation($input: TestWebhookInput!) {
        result: testWebhook(input: $input) {
          __typename
          ... on TestWebhookPayload {
            delivery {
              status
              failure
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'TestWebhookPayload',
  );

  function issued(name: string, token: string): void {
    setMade({ name, token });
    void reload();
  }

  function edit(row: Row): void {
    setEditing(row);
    document.getElementById(formId)?.scrollIntoView();
  }

  function finishEditing(): void {
    setEditing(null);
    void reload();
  }

  function sendTest({ id, description }: Row): void {
    test.run({
      variables: { input: { id } },
      onDone: ({ delivery: { status, failure } }) =>
        showToast(
          status === 'DELIVERED'
            ? { kind: 'success', text: `${description} received the test message.` }
            : { kind: 'danger', text: `The test message wasn’t delivered. ${failure}` },
        ),
    });
  }

  function confirm(): void {
    setAsking(null);
    if (!asking) return;
    const { act, row } = asking;
    if (act === 'rotate') {
      const input = { id: row.id, overlapHours: Number(overlap) };
      rotate.run({ variables: { input }, onDone: ({ secret }) => issued(row.description, secret) });
      return;
    }
    remove.run({
      variables: { input: { id: row.id } },
      onDone: () => {
        showToast({ kind: 'success', text: 'Webhook deleted.' });
        finishEditing();
      },
    });
  }

  const asked = asking?.row.description ?? '';
  return (
    <ListScreen
      title="Webhooks"
      description="Send events to other programs. Each message is signed, and retried for three days."
      above={made && <NewKey key={made.token} noun="Secret" {...made} onDone={() => setMade(null)} />}
      list={webhooks}
      columns={columns}
      rowActions={(row) => (
        <>
          <ButtonLink
            kind="quiet"
            size="small"
            to={`/webhook-deliveries?webhook=${row.databaseId}`}
            aria-label={`Delivery log of ${row.description}`}
          >
            Log
          </ButtonLink>
          <Button kind="quiet" size="small" aria-label={`Send test to ${row.description}`} onClick={() => sendTest(row)}>
            Test
          </Button>
          <Button kind="quiet" size="small" aria-label={`Edit ${row.description}`} onClick={() => edit(row)}>
            Edit
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={`Rotate secret of ${row.description}`}
            onClick={() => setAsking({ act: 'rotate', row })}
          >
            Rotate
          </Button>
          <Button kind="quiet" size="small" aria-label={`Delete ${row.description}`} onClick={() => setAsking({ act: 'delete', row })}>
            Delete
          </Button>
        </>
      )}
      empty="No webhooks yet."
    >
      <div id={formId}>
        <Panel title={edited ? `Edit ${edited.description}` : 'Create webhook'}>
          {edited ? (
            <EditWebhookForm key={edited.id} edited={edited} onDone={finishEditing} />
          ) : (
            <NewWebhookForm key={made?.token ?? ''} onCreated={issued} />
          )}
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        title={asking?.act === 'rotate' ? `Rotate the secret for ${asked}?` : `Delete the webhook for ${asked}?`}
        confirmLabel={asking?.act === 'rotate' ? 'Rotate secret' : 'Delete webhook'}
        isDanger={asking?.act === 'delete'}
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      >
        {asking?.act === 'rotate' ? (
          <SelectField
            label="Overlap"
            hint="How long messages are also signed with the old secret. Choose none if it has leaked."
            value={overlap}
            onChange={({ target }) => setOverlap(target.value)}
          >
            {overlaps.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : (
          <p>Its delivery log and messages that are still waiting are deleted too. This can’t be undone.</p>
        )}
      </ConfirmDialog>
    </ListScreen>
  );
}
