import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import type { OwnSignInScreenMutation } from '../../__generated__/OwnSignInScreenMutation.graphql.ts';
import { formatCount } from '../../kit/formats.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { useSession } from '../../kit/session.ts';
import { RecoveryCodes } from '../../kit/RecoveryCodes.tsx';

/** One's own second factor and recovery codes. */
export function OwnSignInScreen() {
  const { person, recoveryCodesLeft, recheck, signOut } = useSession();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { run, isBusy } = useAdminMutation<OwnSignInScreenMutation, 'AdminRenewRecoveryCodesPayload'>(
    graphql`
      mutation OwnSignInScreenMutation {
        result: adminRenewRecoveryCodes(input: {}) {
          __typename
          ... on AdminRenewRecoveryCodesPayload {
            recoveryCodes
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'AdminRenewRecoveryCodesPayload',
  );

  function keep(): void {
    setCodes(null);
    recheck();
  }

  return (
    <>
      <ScreenHead title="Your sign-in" description={`${person.email}, ${person.isAdministrator ? 'administrator' : 'staff'}`} />
      <Panel title="Recovery codes" description="They let you in when you have no authenticator app at hand, each once.">
        {codes ? (
          <RecoveryCodes codes={codes} doneLabel="I have kept them" onDone={keep} />
        ) : (
          <>
            <p>You have {formatCount(recoveryCodesLeft, 'code')} left.</p>
            <p>New codes make the old ones worthless.</p>
            <Button
              kind="secondary"
              disabled={isBusy}
              onClick={() => run({ variables: {}, onDone: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
            >
              Make new codes
            </Button>
          </>
        )}
      </Panel>
      <Panel title="Session" description="It ends after 30 minutes without use, and 8 hours after you have signed in at the latest.">
        <p>
          A lost phone or password is set anew at the server’s console: <code>npm run admin -- reset {person.email}</code>.
        </p>
        <Button kind="secondary" onClick={signOut}>
          Sign out
        </Button>
      </Panel>
    </>
  );
}
