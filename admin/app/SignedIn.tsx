import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { RouterProvider } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { SignedInMutation } from '../__generated__/SignedInMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { SessionContext, type AdminPerson } from '../kit/session.ts';
import { createAdminRouter } from './router.tsx';
import { isSteppedUp } from './session.ts';
import { StepUpDialog } from './signIn/StepUpDialog.tsx';

export interface SignedInProps {
  environment: IEnvironment;
  person: AdminPerson;
  recoveryCodesLeft: number;
  recheck: () => void;
}

/** The screens of the signed-in person, and the session's functions. */
export function SignedIn({ environment, person, recoveryCodesLeft, recheck }: SignedInProps) {
  // Changed rights reload the page (AdminApp).
  const [router] = useState(() => createAdminRouter(environment, person));
  const [isSteppingUp, setSteppingUp] = useState(false);
  const waiting = useRef<((wasShown: boolean) => void)[]>([]);
  const { run } = useAdminMutation<SignedInMutation, 'AdminSignOutPayload'>(
    graphql`
      mutation SignedInMutation {
        result: adminSignOut(input: {}) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'AdminSignOutPayload',
  );

  function stepUp(): Promise<boolean> {
    setSteppingUp(true);
    return new Promise((resolve) => waiting.current.push(resolve));
  }

  async function ensureSteppedUp(): Promise<boolean> {
    // If the check fails, ask for the password: the next request reports the error.
    const isShown = await isSteppedUp(environment).catch(() => false);
    return isShown || stepUp();
  }

  function endStepUp(wasShown: boolean): void {
    setSteppingUp(false);
    for (const resolve of waiting.current.splice(0)) resolve(wasShown);
  }

  // Loads a new page, so that nothing that was opened stays in memory.
  const signOut = () => run({ variables: {}, onDone: () => location.assign('/admin/') });

  return (
    <SessionContext value={{ person, recoveryCodesLeft, stepUp, ensureSteppedUp, recheck, signOut }}>
      <RouterProvider router={router} />
      <StepUpDialog isOpen={isSteppingUp} email={person.email} onEnd={endStepUp} />
    </SessionContext>
  );
}
