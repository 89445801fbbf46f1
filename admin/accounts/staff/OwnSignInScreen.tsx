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

/** The signed-in staff member's own second factor and recovery codes. */
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
      <ScreenHead title="Sign-in and security" description={`${person.email}, ${person.isAdministrator ? 'administrator' : 'staff'}`} />
      <Panel
        title="Recovery codes"
        description="Use a recovery code to sign in when you don’t have your authenticator app. Each code works once."
      >
        {codes ? (
          <RecoveryCodes codes={codes} doneLabel="I’ve saved them" onDone={keep} />
        ) : (
          <>
            <p>You have {formatCount(recoveryCodesLeft, 'code')} left.</p>
            <p>Generating new codes invalidates the old ones.</p>
            <Button
              kind="secondary"
              disabled={isBusy}
              onClick={() => run({ variables: {}, onDone: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
            >
              Generate new codes
            </Button>
          </>
        )}
      </Panel>
      <Panel title="Session" description="Ends after 30 minutes of inactivity, and no later than 8 hours after you sign in.">
        <p>
          To reset a lost phone or password, run this command on the server: <code>npm run admin -- reset {person.email}</code>.
        </p>
        <Button kind="secondary" onClick={signOut}>
          Sign out
        </Button>
      </Panel>
    </>
  );
}
