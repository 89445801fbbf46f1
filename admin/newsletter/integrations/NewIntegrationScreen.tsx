import { graphql } from 'react-relay/hooks.js';
import { useNavigate, useParams } from 'react-router';
import type { NewIntegrationScreenQuery } from '../../__generated__/NewIntegrationScreenQuery.graphql.ts';
import { loadScreen, orNotFound, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { IntegrationForm } from './IntegrationForm.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query NewIntegrationScreenQuery {
    mailingServices {
      serviceId
      label
      ...IntegrationForm_service
    }
  }
`;

/**
 * Loads the services that can be set up.
 * @throws NotFound for one that the shop does not have
 */
export async function loadNewIntegration({ environment, params }: ScreenArgs) {
  const loaded = await loadScreen<NewIntegrationScreenQuery>(environment, query, {});
  orNotFound(loaded.data.mailingServices.find(({ serviceId }) => serviceId === params.kind));
  return loaded;
}

/** Sets up a new integration. */
export function NewIntegrationScreen() {
  const { mailingServices } = useScreenQuery<NewIntegrationScreenQuery>(query);
  const { kind } = useParams();
  const service = orNotFound(mailingServices.find(({ serviceId }) => serviceId === kind));
  const navigate = useNavigate();
  const { label } = service;
  return (
    <>
      <ScreenHead title={t.newIntegrationOf({ service: label })} back={{ path: '/integrations', title: t.integrations }} />
      <Panel>
        <IntegrationForm
          service={service}
          values={{ databaseId: null, version: 0, name: label, isEnabled: true, settings: [], secretNames: [] }}
          onSaved={(databaseId, newSecrets) => void navigate(`/integrations/${databaseId}`, { state: { newSecrets } })}
        />
      </Panel>
    </>
  );
}
