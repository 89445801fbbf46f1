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
import * as t from './__generated__/messages.ts';

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
  ACTIVE: { tone: 'good', label: t.active },
  FAILING: { tone: 'bad', label: t.failing },
  DISABLED: { tone: 'neutral', label: t.disabled },
};

/** Loads the page of the list that the address names. */
export const loadWebhooks = listLoader<WebhooksScreenQuery>(query, () => ({}));

type Row = WebhooksScreenQuery$data['webhooks']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.description, cell: ({ description }) => description, isTitle: true },
  {
    heading: t.state,
    cell: ({ state, failingSince, parkedCount }) => {
      const { tone, label } = looks[state] ?? { tone: 'neutral', label: state };
      return (
        <>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {failingSince && ` ${t.since({ time: formatDateTime(failingSince) })}`}
          {parkedCount > 0 && `, ${t.undeliveredCount({ count: parkedCount })}`}
        </>
      );
    },
  },
  { heading: t.address, cell: ({ url }) => url },
  { heading: t.events, cell: ({ events }) => events.map(eventLabel).join(', '), isMinor: true },
];

const overlaps = [
  { value: '0', label: t.noSecretOverlap },
  { value: '1', label: t.oneHour },
  { value: '24', label: t.oneDay },
  { value: '168', label: t.sevenDays },
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
            ? { kind: 'success', text: t.receivedTheTestMessage({ webhook: description }) }
            : { kind: 'danger', text: t.testMessageWasntDelivered({ failure }) },
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
        showToast({ kind: 'success', text: t.webhookDeleted });
        finishEditing();
      },
    });
  }

  const asked = asking?.row.description ?? '';
  return (
    <ListScreen
      title={t.webhooks}
      description={t.sendEventsToOtherPrograms}
      above={made && <NewKey key={made.token} noun="Secret" {...made} onDone={() => setMade(null)} />}
      list={webhooks}
      columns={columns}
      rowActions={(row) => (
        <>
          <ButtonLink
            kind="quiet"
            size="small"
            to={`/webhook-deliveries?webhook=${row.databaseId}`}
            aria-label={t.deliveryLogOf({ webhook: row.description })}
          >
            {t.log}
          </ButtonLink>
          <Button kind="quiet" size="small" aria-label={t.sendTestTo({ webhook: row.description })} onClick={() => sendTest(row)}>
            {t.test}
          </Button>
          <Button kind="quiet" size="small" aria-label={t.editWebhook({ webhook: row.description })} onClick={() => edit(row)}>
            {t.edit}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t.rotateSecretOf({ webhook: row.description })}
            onClick={() => setAsking({ act: 'rotate', row })}
          >
            {t.rotate}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t.deleteWebhookOf({ webhook: row.description })}
            onClick={() => setAsking({ act: 'delete', row })}
          >
            {t.deleteButton}
          </Button>
        </>
      )}
      empty={t.noWebhooksYet}
    >
      <div id={formId}>
        <Panel title={edited ? t.editWebhook({ webhook: edited.description }) : t.createWebhook}>
          {edited ? (
            <EditWebhookForm key={edited.id} edited={edited} onDone={finishEditing} />
          ) : (
            <NewWebhookForm key={made?.token ?? ''} onCreated={issued} />
          )}
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        title={asking?.act === 'rotate' ? t.rotateSecretQuestion({ webhook: asked }) : t.deleteWebhookQuestion({ webhook: asked })}
        confirmLabel={asking?.act === 'rotate' ? t.rotateSecret : t.deleteWebhook}
        isDanger={asking?.act === 'delete'}
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      >
        {asking?.act === 'rotate' ? (
          <SelectField label={t.overlap} hint={t.secretOverlapHint} value={overlap} onChange={({ target }) => setOverlap(target.value)}>
            {overlaps.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : (
          <p>{t.deletionConsequences}</p>
        )}
      </ConfirmDialog>
    </ListScreen>
  );
}
