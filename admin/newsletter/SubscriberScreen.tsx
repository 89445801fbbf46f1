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
  GIVEN: 'Consent given',
  CONFIRMED: 'Confirmed by the mailbox owner',
  WITHDRAWN: 'Consent withdrawn',
};
const sources: Readonly<Record<string, string>> = {
  FORM: 'Form',
  LEGACY: 'Form in the old theme',
  IMPORT: 'Imported file',
  CHECKOUT: 'Order',
  PREFERENCES: 'Preferences page',
  ONE_CLICK: 'Unsubscribe button in an email app',
  ADMIN: 'Administrator, on request',
};

const columns: readonly Column<Consent>[] = [
  { heading: 'When', cell: ({ at }) => formatDateTime(at), isTitle: true },
  { heading: 'What', cell: ({ act }) => acts[act] ?? act },
  { heading: 'How', cell: ({ source, page, note }) => [sources[source] ?? source, page, note].filter(Boolean).join(' · ') },
  {
    heading: 'Text shown',
    cell: ({ wording, wordingVersion, wordingHash }) => (
      <span title={wordingHash}>
        {wording === null || wording === undefined ? wordingVersion || '–' : `${wording} (${wordingVersion})`}
      </span>
    ),
  },
  { heading: 'Network', cell: ({ network }) => network || '–' },
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
        showToast({ kind: 'success', text: 'Subscriber erased.' });
        void navigate('/subscribers');
      },
    });
  }

  const instant = (value: string | null | undefined) => (value == null ? null : formatDateTime(value));
  return (
    <>
      <ScreenHead
        title={subscriber.email}
        back={{ path: '/subscribers', title: 'Subscribers' }}
        badge={<SubscriberStatusBadge status={subscriber.status} />}
        actions={
          <Button kind="secondary" size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
            Erase permanently
          </Button>
        }
      />
      <Panel title="Record">
        <FactList
          facts={[
            ['ID', subscriber.databaseId],
            ['Name', subscriber.name ?? null],
            ['Form', subscriber.placement],
            ['Variant', subscriber.variant],
            ['Page', subscriber.pageLink],
            ['Signed up', instant(subscriber.createdAt)],
            ['Confirmed', instant(subscriber.confirmedAt)],
            ['Unsubscribed', instant(subscriber.unsubscribedAt)],
          ]}
        />
      </Panel>
      <Panel title="Proof of consent" description="The consent history of this record. Entries are never changed." isFlush>
        <DataTable
          caption="Proof of consent"
          columns={columns}
          rows={subscriber.consents}
          idOf={({ at, act }) => `${at} ${act}`}
          empty="No consent history for this record."
        />
      </Panel>
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Permanently erase ${subscriber.email}?`}
        confirmLabel="Erase"
        isDanger
        onConfirm={erase}
        onCancel={() => setConfirming(false)}
      >
        <p>Use this when a subscriber asks to be forgotten. This can’t be undone, and future imports skip the address.</p>
      </ConfirmDialog>
    </>
  );
}
