import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { ZoneScreenMutation } from '../__generated__/ZoneScreenMutation.graphql.ts';
import type { ZoneScreenQuery } from '../__generated__/ZoneScreenQuery.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { loadScreen, NotFound, orNotFound, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { readZone } from './useZoneForm.ts';
import { ZoneEditor } from './ZoneEditor.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ZoneScreenQuery($id: ID!) {
    shippingZone(id: $id) {
      databaseId
      version
      name
      ...useZoneForm_zone
    }
    knownCountries {
      ...ZoneEditor_countries
    }
  }
`;

/**
 * Loads the zone in the URL.
 * @throws NotFound
 */
export async function loadZone({ environment, params }: ScreenArgs) {
  const databaseId = Number(params.number);
  if (!Number.isInteger(databaseId) || databaseId < 1 || databaseId > 2_147_483_647) throw new NotFound();
  const loaded = await loadScreen<ZoneScreenQuery>(environment, query, { id: globalId('ShippingZone', databaseId) });
  orNotFound(loaded.data.shippingZone);
  return loaded;
}

/** Screen of one shipping zone. */
export function ZoneScreen() {
  const { shippingZone, knownCountries } = useScreenQuery<ZoneScreenQuery>(query);
  const zone = orNotFound(shippingZone);
  const { databaseId, version, name } = zone;
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<ZoneScreenMutation, 'DeleteShippingZonePayload'>(
    graphql`
      mutation ZoneScreenMutation($input: DeleteShippingZoneInput!) {
        result: deleteShippingZone(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteShippingZonePayload',
  );

  function remove(): void {
    setConfirming(false);
    run({
      variables: { input: { id: globalId('ShippingZone', databaseId), expectedVersion: version } },
      onDone: () => {
        showToast({ kind: 'success', text: t.nameDeleted({ name }) });
        void navigate('/settings/delivery', { replace: true });
      },
      onFailed: () => void reload(),
    });
  }

  return (
    <>
      <ScreenHead
        title={name}
        description={t.changesApplyToCarts}
        back={{ path: '/settings/delivery', title: t.delivery }}
        actions={
          <Button kind="secondary" size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
            {t.deleteZone}
          </Button>
        }
      />
      <ZoneEditor key={databaseId} databaseId={databaseId} read={readZone(zone)} countries={knownCountries} />
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.deleteName({ name })}
        confirmLabel={t.deleteLabel}
        isDanger
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.deleteZoneHint}</p>
      </ConfirmDialog>
    </>
  );
}
