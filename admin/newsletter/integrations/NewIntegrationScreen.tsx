import { useNavigate, useParams } from 'react-router';
import { orNotFound } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { IntegrationForm } from './IntegrationForm.tsx';
import { kinds, knownKind } from './kinds.ts';

/** A service that is not set up yet. */
export function NewIntegrationScreen() {
  const kind = orNotFound(knownKind(useParams().kind));
  const navigate = useNavigate();
  const { label } = kinds[kind];
  return (
    <>
      <ScreenHead title={`New: ${label}`} back={{ path: '/integrations', title: 'Integrations' }} />
      <Panel>
        <IntegrationForm
          kind={kind}
          values={{ databaseId: null, name: label, isEnabled: true, url: '', listId: '', hasSecret: false }}
          onSaved={(databaseId, newSecret) => void navigate(`/integrations/${databaseId}`, { state: { newSecret } })}
        />
      </Panel>
    </>
  );
}
