// oxlint-disable relay/unused-fields -- ListPanel.tsx tells rows apart by databaseId
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { StaffScreenQuery, StaffScreenQuery$data } from '../../__generated__/StaffScreenQuery.graphql.ts';
import type { StaffScreenResetMutation } from '../../__generated__/StaffScreenResetMutation.graphql.ts';
import type { StaffScreenRevokeMutation } from '../../__generated__/StaffScreenRevokeMutation.graphql.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { loadScreen, useReload, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { StatusBadge } from '../../kit/StatusBadge.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListScreen } from '../../kit/table/ListScreen.tsx';
import { NewPassword } from './NewPassword.tsx';
import { rightLabel } from './rightLabels.ts';
import { StaffForm } from './StaffForm.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query StaffScreenQuery {
    staffAccounts {
      databaseId
      email
      role
      rights
      version
      hasSecondFactor
      sessions
    }
  }
`;

/** Loads all staff accounts. */
export function loadStaff({ environment }: ScreenArgs) {
  return loadScreen<StaffScreenQuery>(environment, query, {});
}

type Row = StaffScreenQuery$data['staffAccounts'][number];

const columns: readonly Column<Row>[] = [
  { heading: t.email, cell: ({ email }) => email, isTitle: true },
  { heading: t.role, cell: ({ role }) => (role === 'ADMINISTRATOR' ? t.administrator : t.staff) },
  {
    heading: t.permissions,
    cell: ({ role, rights }) => (role === 'ADMINISTRATOR' ? t.everything : rights.map(rightLabel).join(', ') || t.none),
  },
  {
    heading: t.twoFactorAuthentication,
    cell: ({ hasSecondFactor }) => (
      <StatusBadge tone={hasSecondFactor ? 'good' : 'waiting'}>{hasSecondFactor ? t.setUp : t.notSetUp}</StatusBadge>
    ),
  },
  { heading: t.sessions, cell: ({ sessions }) => sessions, align: 'end' },
];

/** The staff accounts and their rights. */
export function StaffScreen() {
  const { staffAccounts } = useScreenQuery<StaffScreenQuery>(query);
  const [opened, setOpened] = useState<Row | null>(null);
  // As it is now: someone else may have changed it since, or removed it.
  const edited = staffAccounts.find(({ databaseId }) => databaseId === opened?.databaseId) ?? opened;
  const [confirming, setConfirming] = useState<{ act: 'reset' | 'revoke'; email: string } | null>(null);
  const [made, setMade] = useState<{ email: string; password: string } | null>(null);
  const reload = useReload();
  const reset = useAdminMutation<StaffScreenResetMutation, 'ResetStaffAccountPayload'>(
    graphql`
      mutation StaffScreenResetMutation($input: ResetStaffAccountInput!) {
        result: resetStaffAccount(input: $input) {
          __typename
          ... on ResetStaffAccountPayload {
            password
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ResetStaffAccountPayload',
  );
  const revoke = useAdminMutation<StaffScreenRevokeMutation, 'RevokeStaffAccountPayload'>(
    graphql`
      mutation StaffScreenRevokeMutation($input: RevokeStaffAccountInput!) {
        result: revokeStaffAccount(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'RevokeStaffAccountPayload',
  );

  function done(email: string, password: string | null): void {
    setMade(password === null ? null : { email, password });
    setOpened(null);
    showToast({ kind: 'success', text: t.saved });
    void reload();
  }

  function confirm(): void {
    setConfirming(null);
    if (!confirming) return;
    const { act, email } = confirming;
    const variables = { input: { email } };
    if (act === 'reset') reset.run({ variables, onDone: ({ password }) => done(email, password ?? null) });
    else revoke.run({ variables, onDone: () => done(email, null) });
  }

  return (
    <ListScreen
      title={t.staff}
      description={t.whatStaffIs}
      above={made && <NewPassword {...made} />}
      list={staffAccounts}
      columns={columns}
      rowActions={(row) => (
        <>
          <Button kind="quiet" size="small" aria-label={t.editAccount({ email: row.email })} onClick={() => setOpened(row)}>
            {t.edit}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t.resetSignInFor({ email: row.email })}
            onClick={() => setConfirming({ act: 'reset', email: row.email })}
          >
            {t.reset}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t.removeAccount({ email: row.email })}
            onClick={() => setConfirming({ act: 'revoke', email: row.email })}
          >
            {t.remove}
          </Button>
        </>
      )}
      empty={t.noStaffAccountsYet}
    >
      <Panel title={edited ? t.permissionsFor({ email: edited.email }) : t.addStaff}>
        <StaffForm key={edited?.email ?? ''} account={edited} onSaved={done} onCancel={() => setOpened(null)} />
      </Panel>
      <ConfirmDialog
        isOpen={confirming !== null}
        title={
          confirming?.act === 'reset'
            ? t.resetSignInQuestion({ email: confirming.email })
            : t.removeFromStaffQuestion({ email: confirming?.email ?? '' })
        }
        confirmLabel={confirming?.act === 'reset' ? t.reset : t.remove}
        isDanger
        onConfirm={confirm}
        onCancel={() => setConfirming(null)}
      >
        <p>{confirming?.act === 'reset' ? t.resetConsequences : t.removalConsequences}</p>
      </ConfirmDialog>
    </ListScreen>
  );
}
