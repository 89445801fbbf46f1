// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { useId, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { ApiKeysScreenQuery, ApiKeysScreenQuery$data } from '../__generated__/ApiKeysScreenQuery.graphql.ts';
import type { ApiKeysScreenRevokeMutation } from '../__generated__/ApiKeysScreenRevokeMutation.graphql.ts';
import type { ApiKeysScreenRotateMutation } from '../__generated__/ApiKeysScreenRotateMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { SelectField } from '../kit/form/fields.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { oneOf } from '../kit/table/listUrl.ts';
import { EditKeyForm, NewKeyForm } from './ApiKeyForm.tsx';
import { NewKey } from './NewKey.tsx';
import { scopesText } from './scopeAreas.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ApiKeysScreenQuery($filter: ApiKeyFilter, $first: Int, $after: String, $last: Int, $before: String) {
    apiKeys(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          id
          version
          databaseId
          name
          start
          state
          scopes
          networks
          expiresAt
          formerUntil
          lastUsedAt
          lastNetwork
        }
      }
    }
  }
`;

const states = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;
const looks: Readonly<Record<string, { tone: BadgeTone; label: string }>> = {
  ACTIVE: { tone: 'good', label: t.active },
  EXPIRED: { tone: 'waiting', label: t.expired },
  REVOKED: { tone: 'neutral', label: t.revoked },
};
const stateOptions = states.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** Loads the page of the list in the URL. */
export const loadApiKeys = listLoader<ApiKeysScreenQuery>(query, (url) => ({ filter: { state: oneOf(url, 'state', states) } }));

type Row = ApiKeysScreenQuery$data['apiKeys']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.name, cell: ({ name }) => name, isTitle: true },
  {
    heading: t.status,
    cell: ({ state }) => {
      const { tone, label } = looks[state] ?? { tone: 'neutral', label: state };
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    },
  },
  { heading: t.key, cell: ({ start }) => <code>{start}</code>, isMinor: true },
  { heading: t.access, cell: ({ scopes }) => scopesText(scopes) },
  {
    heading: t.lastUsed,
    cell: ({ lastUsedAt, lastNetwork }) => (lastUsedAt ? `${formatDateTime(lastUsedAt)}, ${lastNetwork}` : t.never),
  },
  { heading: t.expires, cell: ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt) : t.never), isMinor: true },
];

const overlaps = [
  { value: '0', label: t.noOverlap },
  { value: '1', label: t.oneHour },
  { value: '24', label: t.oneDay },
  { value: '168', label: t.sevenDays },
];

/** When the secret before the last rotation stops working; null if it already has. */
const endOfOverlap = ({ formerUntil }: Row) => (formerUntil && new Date(formerUntil).getTime() > Date.now() ? formerUntil : null);

/** The API keys of the Admin API. */
export function ApiKeysScreen() {
  const { apiKeys } = useScreenQuery<ApiKeysScreenQuery>(query);
  const reload = useReload();
  const formId = useId();
  const [editing, setEditing] = useState<Row | null>(null);
  // The list's own row is newer once the list was reloaded; after a page change it has none.
  const edited = editing && (apiKeys.edges.find(({ node }) => node.id === editing.id)?.node ?? editing);
  const [asking, setAsking] = useState<{ act: 'rotate' | 'revoke'; row: Row } | null>(null);
  const [overlap, setOverlap] = useState('24');
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const rotate = useAdminMutation<ApiKeysScreenRotateMutation, 'RotateApiKeyPayload'>(
    graphql`
      mutation ApiKeysScreenRotateMutation($input: RotateApiKeyInput!) {
        result: rotateApiKey(input: $input) {
          __typename
          ... on RotateApiKeyPayload {
            token
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'RotateApiKeyPayload',
  );
  const revoke = useAdminMutation<ApiKeysScreenRevokeMutation, 'RevokeApiKeyPayload'>(
    graphql`
      mutation ApiKeysScreenRevokeMutation($input: RevokeApiKeyInput!) {
        result: revokeApiKey(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'RevokeApiKeyPayload',
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

  function confirm(): void {
    setAsking(null);
    if (!asking) return;
    const { act, row } = asking;
    if (act === 'rotate') {
      const input = { id: row.id, overlapHours: Number(overlap) };
      rotate.run({ variables: { input }, onDone: ({ token }) => issued(row.name, token) });
      return;
    }
    revoke.run({
      variables: { input: { id: row.id } },
      onDone: () => {
        showToast({ kind: 'success', text: t.apiKeyRevoked });
        finishEditing();
      },
    });
  }

  const asked = asking?.row.name ?? '';
  // A key has at most two secrets.
  const earlier = asking?.act === 'rotate' ? endOfOverlap(asking.row) : null;
  return (
    <ListScreen
      title={t.apiKeys}
      description={t.whatApiKeysAre}
      above={made && <NewKey key={made.token} {...made} onDone={() => setMade(null)} />}
      filters={<FilterSelect name="state" label={t.status} all={t.allStatuses} options={stateOptions} />}
      list={apiKeys}
      columns={columns}
      rowActions={(row) =>
        row.state !== 'REVOKED' && (
          <>
            <Button kind="quiet" size="small" aria-label={t.editName({ name: row.name })} onClick={() => edit(row)}>
              {t.edit}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={t.rotateName({ name: row.name })}
              onClick={() => setAsking({ act: 'rotate', row })}
            >
              {t.rotate}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={t.revokeName({ name: row.name })}
              onClick={() => setAsking({ act: 'revoke', row })}
            >
              {t.revoke}
            </Button>
          </>
        )
      }
      empty={t.noApiKeysYet}
      noMatch={t.noApiKeysMatch}
    >
      <div id={formId}>
        <Panel title={edited ? t.editName({ name: edited.name }) : t.createApiKey}>
          {edited ? (
            <EditKeyForm key={edited.id} edited={edited} onDone={finishEditing} />
          ) : (
            <NewKeyForm key={made?.token ?? ''} onCreated={issued} />
          )}
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        title={asking?.act === 'rotate' ? t.rotateKeyQuestion({ name: asked }) : t.revokeKeyQuestion({ name: asked })}
        confirmLabel={asking?.act === 'rotate' ? t.rotateKey : t.revokeKey}
        isDanger={asking?.act === 'revoke'}
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      >
        {earlier !== null && <p>{t.previousKeyStillWorks({ time: formatDateTime(earlier) })}</p>}
        {asking?.act === 'rotate' ? (
          <SelectField label={t.overlap} hint={t.keyOverlapHint} value={overlap} onChange={({ target }) => setOverlap(target.value)}>
            {overlaps.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : (
          <p>{t.revocationConsequences}</p>
        )}
      </ConfirmDialog>
    </ListScreen>
  );
}
