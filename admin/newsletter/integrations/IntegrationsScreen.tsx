import { globalId } from '../../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../web/kit/Button.tsx';
import { Select } from '../../../web/kit/Select/Select.tsx';
import type { SelectOption } from '../../../web/kit/Select/selectOption.ts';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { IntegrationsScreenMutation } from '../../__generated__/IntegrationsScreenMutation.graphql.ts';
import type { IntegrationsScreenQuery, IntegrationsScreenQuery$data } from '../../__generated__/IntegrationsScreenQuery.graphql.ts';
import { formatDateTime } from '../../kit/formats.ts';
import { loadScreen, useReload, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { StatusBadge } from '../../kit/StatusBadge.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPanel } from '../../kit/table/ListPanel.tsx';
import styles from './IntegrationsScreen.module.css';
import { TestButton } from './TestButton.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query IntegrationsScreenQuery {
    integrations {
      databaseId
      kind
      name
      isEnabled
      updatedAt
    }
    mailingServices {
      serviceId
      label
    }
  }
`;

/** Loads all integrations. */
export function loadIntegrations({ environment }: ScreenArgs) {
  return loadScreen<IntegrationsScreenQuery>(environment, query, {});
}

type Row = IntegrationsScreenQuery$data['integrations'][number];
type Services = IntegrationsScreenQuery$data['mailingServices'];

const columnsOf = (services: Services): readonly Column<Row>[] => [
  { heading: t.name, cell: ({ databaseId, name }) => <Link to={`/integrations/${databaseId}`}>{name}</Link>, isTitle: true },
  { heading: t.service, cell: ({ kind }) => services.find(({ serviceId }) => serviceId === kind)?.label ?? kind },
  {
    heading: t.status,
    cell: ({ isEnabled }) => <StatusBadge tone={isEnabled ? 'good' : 'neutral'}>{isEnabled ? t.on : t.off}</StatusBadge>,
  },
  { heading: t.changed, cell: ({ updatedAt }) => formatDateTime(updatedAt) },
];

const optionOf = ({ databaseId, name }: Row): SelectOption => ({ value: String(databaseId), label: name });

/** The services that are notified about subscribers (row 107). */
export function IntegrationsScreen() {
  const { integrations, mailingServices } = useScreenQuery<IntegrationsScreenQuery>(query);
  return (
    <>
      <ScreenHead title={t.integrations} description={t.whatIntegrationsAre} />
      {integrations.length > 0 && <Known integrations={integrations} services={mailingServices} />}
      <Panel
        title={integrations.length > 0 ? t.addAnotherIntegration : t.noIntegrationsTitle}
        description={integrations.length > 0 ? undefined : t.howIntegrationsWork}
      >
        <ul role="list" className={styles.kinds}>
          {mailingServices.map(({ serviceId, label }) => (
            <li key={serviceId}>
              <ButtonLink kind="secondary" to={`/integrations/new/${serviceId}`}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** The integrations that are set up: which of them are enabled, and a test for each. */
function Known({ integrations, services }: { integrations: readonly Row[]; services: Services }) {
  return (
    <>
      <Panel title={t.activeIntegrations}>
        {/* Remounts if someone else has enabled or disabled any. */}
        <Choice key={integrations.map(({ databaseId, isEnabled }) => `${databaseId}${isEnabled}`).join(' ')} integrations={integrations} />
      </Panel>
      <ListPanel
        caption={t.integrations}
        list={integrations}
        columns={columnsOf(services)}
        rowActions={({ databaseId, name }) => <TestButton databaseId={databaseId} name={name} />}
        empty={t.noActiveIntegrations}
      />
    </>
  );
}

function Choice({ integrations }: { integrations: readonly Row[] }) {
  const [selected, setSelected] = useState<readonly SelectOption[]>(() => integrations.filter(({ isEnabled }) => isEnabled).map(optionOf));
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<IntegrationsScreenMutation, 'SetActiveIntegrationsPayload'>(
    graphql`
      mutation IntegrationsScreenMutation($input: SetActiveIntegrationsInput!) {
        result: setActiveIntegrations(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'SetActiveIntegrationsPayload',
  );
  const options = integrations.map(optionOf);

  function save(): void {
    run({
      variables: { input: { ids: selected.map(({ value }) => globalId('Integration', Number(value))) } },
      onDone: () => {
        showToast({ kind: 'success', text: t.saved });
        void reload();
      },
    });
  }

  return (
    <div className={styles.choice}>
      <Select
        label={t.integrations}
        listName={t.integrations}
        placeholder={t.integrationsList}
        name="integrations"
        isMultiple
        // A search function instead of options, so that a short list also has the searchable list with its placeholder.
        source={async (words) => ({
          options: options.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase())),
          hasMore: false,
        })}
        selected={selected}
        onSelect={setSelected}
      />
      <Button disabled={isBusy} onClick={save}>
        {t.save}
      </Button>
    </div>
  );
}
