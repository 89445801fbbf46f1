import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import type { OwnSignInScreenMutation } from '../../__generated__/OwnSignInScreenMutation.graphql.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { useSession } from '../../kit/session.ts';
import { RecoveryCodes } from '../../kit/RecoveryCodes.tsx';
import * as t from '../__generated__/messages.ts';

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
      <ScreenHead
        title={t.signInAndSecurity}
        description={person.isAdministrator ? t.administratorEmail({ email: person.email }) : t.staffEmail({ email: person.email })}
      />
      <Panel title={t.recoveryCodes} description={t.recoveryCodesHint}>
        {codes ? (
          <RecoveryCodes codes={codes} doneLabel={t.savedCodes} onDone={keep} />
        ) : (
          <>
            <p>{t.youHaveCodesLeft({ count: recoveryCodesLeft })}</p>
            <p>{t.generatingNewCodesInvalidates}</p>
            <Button
              kind="secondary"
              disabled={isBusy}
              onClick={() => run({ variables: {}, onDone: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
            >
              {t.generateNewCodes}
            </Button>
          </>
        )}
      </Panel>
      <Panel title={t.session} description={t.endsAfterMinutesOfInactivity}>
        <p>{t.howToResetSignIn({ code: (text) => <code>{text}</code>, email: person.email })}</p>
        <Button kind="secondary" onClick={signOut}>
          {t.signOut}
        </Button>
      </Panel>
    </>
  );
}
