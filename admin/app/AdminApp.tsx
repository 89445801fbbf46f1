import { useEffect, useEffectEvent, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { Toaster } from '../../web/kit/toast/Toaster.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { AdminPerson } from '../kit/session.ts';
import { personOf, readSession, recoveryCodesOf, type Viewer } from './session.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignInAgain } from './signIn/SignInAgain.tsx';
import { SignInScreen } from './signIn/SignInScreen.tsx';

export interface AdminAppProps {
  environment: IEnvironment;
  /** The viewer when the page opens. */
  first: Viewer | null;
  /**
   * Registers a callback for when the server has refused something.
   * @returns a function that removes it
   */
  onRefusal: (callback: () => void) => () => void;
}

const isSame = (one: AdminPerson, other: AdminPerson) => JSON.stringify(one) === JSON.stringify(other);

/** The administration: the sign-in page, or the screens of the signed-in person. */
export function AdminApp({ environment, first, onRefusal }: AdminAppProps) {
  const [viewer, setViewer] = useState(first);
  // Stays when the session ends, so that input is not lost; nothing else of its owner is shown.
  const [open, setOpen] = useState(personOf(first) && first);
  const owner = personOf(open);

  async function read(): Promise<void> {
    try {
      const found = await readSession(environment);
      const person = personOf(found);
      // Another person, or the same one with other rights, must not see what was opened before.
      if (owner && person && !isSame(owner, person)) location.reload();
      setViewer(found);
      if (person) setOpen(found);
    } catch (error) {
      showToast({ kind: 'danger', text: error instanceof Error ? error.message : String(error) });
    }
  }

  const rereadAfterRefusal = useEffectEvent(() => void read());
  useEffect(() => onRefusal(() => rereadAfterRefusal()), [onRefusal]);

  const stage = viewer?.stage ?? null;
  const steps = { stage: stage === '%future added value' ? null : stage, onChange: () => void read() };
  return (
    <RelayEnvironmentProvider environment={environment}>
      {owner ? (
        <>
          <SignedIn environment={environment} person={owner} recoveryCodesLeft={recoveryCodesOf(open)} recheck={() => void read()} />
          {stage !== 'OPEN' && <SignInAgain {...steps} />}
        </>
      ) : (
        <SignInScreen {...steps} />
      )}
      <Toaster />
    </RelayEnvironmentProvider>
  );
}
