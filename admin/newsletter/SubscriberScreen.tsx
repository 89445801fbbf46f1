import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { SubscriberScreenEraseMutation } from '../__generated__/SubscriberScreenEraseMutation.graphql.ts';
import type { SubscriberScreenQuery, SubscriberScreenQuery$data } from '../__generated__/SubscriberScreenQuery.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { FactList } from '../kit/FactList.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { loadScreen, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { SubscriberStatusBadge } from './SubscriberStatusBadge.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query SubscriberScreenQuery($id: ID!) {
    subscriber(id: $id) {
      databaseId
      email
      name
      status
      placement
      variant
      pageLink
      createdAt
      confirmedAt
      unsubscribedAt
      consents {
        at
        act
        source
        wordingVersion
        wordingHash
        wording
        page
        network
        note
      }
    }
  }
`;

/**
 * Loads one record.
 * @throws NotFound
 */
export async function loadSubscriber({ environment, params }: ScreenArgs) {
  const databaseId = Number(params.id);
  if (!Number.isSafeInteger(databaseId)) throw new NotFound();
  const loaded = await loadScreen<SubscriberScreenQuery>(environment, query, { id: globalId('Subscriber', databaseId) });
  orNotFound(loaded.data.subscriber);
  return loaded;
}

type Consent = NonNullable<SubscriberScreenQuery$data['subscriber']>['consents'][number];

const acts: Readonly<Record<string, string>> = {
  GIVEN: t.consentGiven,
  CONFIRMED: t.confirmedByMailboxOwner,
  WITHDRAWN: t.consentWithdrawn,
};
const sources: Readonly<Record<string, string>> = {
  FORM: t.form,
  LEGACY: t.formInOldTheme,
  IMPORT: t.importedFile,
  CHECKOUT: t.order,
  PREFERENCES: t.preferencesPage,
  ONE_CLICK: t.unsubscribeButtonInEmail,
  ADMIN: t.administratorOnRequest,
};

const columns: readonly Column<Consent>[] = [
  { heading: t.when, cell: ({ at }) => formatDateTime(at), isTitle: true },
  { heading: t.what, cell: ({ act }) => acts[act] ?? act },
  { heading: t.how, cell: ({ source, page, note }) => [sources[source] ?? source, page, note].filter(Boolean).join(' · ') },
  {
    heading: t.textShown,
    cell: ({ wording, wordingVersion, wordingHash }) => (
      <span title={wordingHash}>
        {wording === null || wording === undefined ? wordingVersion || '–' : `${wording} (${wordingVersion})`}
      </span>
    ),
  },
  { heading: t.network, cell: ({ network }) => network || '–' },
];

/** One record with the proof of its consent. */
export function SubscriberScreen() {
  const subscriber = orNotFound(useScreenQuery<SubscriberScreenQuery>(query).subscriber);
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const { run, isBusy } = useAdminMutation<SubscriberScreenEraseMutation, 'DeleteSubscriberDataPayload'>(
    graphql`
      mutation SubscriberScreenEraseMutation($input: DeleteSubscriberDataInput!) {
        result: deleteSubscriberData(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteSubscriberDataPayload',
  );

  function erase(): void {
    setConfirming(false);
    run({
      variables: { input: { id: globalId('Subscriber', subscriber.databaseId) } },
      onDone: () => {
        showToast({ kind: 'success', text: t.subscriberErased });
        void navigate('/subscribers');
      },
    });
  }

  const instant = (value: string | null | undefined) => (value == null ? null : formatDateTime(value));
  return (
    <>
      <ScreenHead
        title={subscriber.email}
        back={{ path: '/subscribers', title: t.subscribers }}
        badge={<SubscriberStatusBadge status={subscriber.status} />}
        actions={
          <Button kind="secondary" size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
            {t.erasePermanently}
          </Button>
        }
      />
      <Panel title={t.record}>
        <FactList
          facts={[
            ['ID', subscriber.databaseId],
            [t.name, subscriber.name ?? null],
            [t.form, subscriber.placement],
            [t.variant, subscriber.variant],
            [t.page, subscriber.pageLink],
            [t.signedUp, instant(subscriber.createdAt)],
            [t.confirmed, instant(subscriber.confirmedAt)],
            [t.unsubscribed, instant(subscriber.unsubscribedAt)],
          ]}
        />
      </Panel>
      <Panel title={t.proofOfConsent} description={t.consentHistoryOfThisRecord} isFlush>
        <DataTable
          caption={t.proofOfConsent}
          columns={columns}
          rows={subscriber.consents}
          idOf={({ at, act }) => `${at} ${act}`}
          empty={t.noConsentHistoryFor}
        />
      </Panel>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.permanentlyErase({ email: subscriber.email })}
        confirmLabel={t.erase}
        isDanger
        onConfirm={erase}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.erasureConsequences}</p>
      </ConfirmDialog>
    </>
  );
}
