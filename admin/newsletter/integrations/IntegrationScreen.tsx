import { globalId } from '../../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { IntegrationScreenQuery } from '../../__generated__/IntegrationScreenQuery.graphql.ts';
import type { IntegrationScreenRemoveMutation } from '../../__generated__/IntegrationScreenRemoveMutation.graphql.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { loadScreen, NotFound, orNotFound, useReload, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { StatusBadge } from '../../kit/StatusBadge.tsx';
import { listPage, oneOf } from '../../kit/table/listUrl.ts';
import { DeliveryLog, deliveryStatuses } from './DeliveryLog.tsx';
import { IntegrationForm, type NewSecrets } from './IntegrationForm.tsx';
import { TestButton } from './TestButton.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query IntegrationScreenQuery($integrationId: ID!, $status: DeliveryStatus, $first: Int, $after: String, $last: Int, $before: String) {
    integrations {
      databaseId
      kind
      name
      isEnabled
      settings {
        name
        value
      }
      secretNames
      version
    }
    mailingServices {
      serviceId
      label
      ...IntegrationForm_service
    }
    integrationDeliveries(integrationId: $integrationId, status: $status, first: $first, after: $after, last: $last, before: $before) {
      ...DeliveryLog_deliveries
    }
  }
`;

/**
 * Loads one integration with its log.
 * @throws NotFound
 */
export async function loadIntegration({ environment, params, url }: ScreenArgs) {
  const integrationId = Number(params.id);
  if (!Number.isSafeInteger(integrationId)) throw new NotFound();
  const status = oneOf(url, 'status', deliveryStatuses);
  const loaded = await loadScreen<IntegrationScreenQuery>(environment, query, {
    integrationId: globalId('Integration', integrationId),
    status,
    ...listPage(url, 25),
  });
  const integration = orNotFound(loaded.data.integrations.find(({ databaseId }) => databaseId === integrationId));
  return { ...loaded, integrationId: integration.databaseId };
}

/** One integration: its settings, and its deliveries. */
export function IntegrationScreen() {
  const { integrations, integrationDeliveries, mailingServices } = useScreenQuery<IntegrationScreenQuery>(query);
  const { pathname, state } = useLocation();
  const id = Number(pathname.split('/').at(-1));
  const integration = orNotFound(integrations.find(({ databaseId }) => databaseId === id));
  const { kind, version, name, isEnabled, settings, secretNames } = integration;
  const service = mailingServices.find(({ serviceId }) => serviceId === kind);
  // Secrets that were generated when the service was set up come with the navigation.
  const [secrets, setSecrets] = useState(() => (state as { newSecrets?: NewSecrets } | null)?.newSecrets ?? []);
  const reload = useReload();
  return (
    <>
      <ScreenHead
        title={name}
        back={{ path: '/integrations', title: t.integrations }}
        badge={<StatusBadge tone={isEnabled ? 'good' : 'neutral'}>{isEnabled ? t.on : t.off}</StatusBadge>}
        description={service?.label ?? kind}
        actions={
          <>
            <RemoveButton databaseId={id} name={name} />
            <TestButton databaseId={id} name={name} />
          </>
        }
      />
      {secrets.map(({ label, value }) => (
        <Panel key={label} title={label} description={t.enterThisSecretInService}>
          <p>
            <code>{value}</code>
          </p>
        </Panel>
      ))}
      {service && (
        <Panel title={t.settings}>
          <IntegrationForm
            service={service}
            values={{ databaseId: id, version, name, isEnabled, settings, secretNames }}
            onSaved={(_id, newSecrets) => {
              setSecrets(newSecrets);
              showToast({ kind: 'success', text: t.saved });
              void reload();
            }}
          />
        </Panel>
      )}
      <DeliveryLog deliveries={integrationDeliveries} />
    </>
  );
}

function RemoveButton({ databaseId, name }: { databaseId: number; name: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const { run, isBusy } = useAdminMutation<IntegrationScreenRemoveMutation, 'DeleteIntegrationPayload'>(
    graphql`
      mutation IntegrationScreenRemoveMutation($input: DeleteIntegrationInput!) {
        result: deleteIntegration(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteIntegrationPayload',
  );
  return (
    <>
      <Button kind="secondary" size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.removeIntegrationQuestion({ name })}
        confirmLabel={t.remove}
        isDanger
        onConfirm={() => {
          setConfirming(false);
          run({ variables: { input: { id: globalId('Integration', databaseId) } }, onDone: () => void navigate('/integrations') });
        }}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.removalConsequences}</p>
      </ConfirmDialog>
    </>
  );
}
