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
  /** Who is here when the page opens. */
  first: Viewer | null;
  /** Calls back when the server has refused something. @returns ends that */
  onRefusal: (hear: () => void) => () => void;
}

const isSame = (one: AdminPerson, other: AdminPerson) => JSON.stringify(one) === JSON.stringify(other);

/** The administration: the page to sign in, or the screens of whoever is signed in. */
export function AdminApp({ environment, first, onRefusal }: AdminAppProps) {
  const [viewer, setViewer] = useState(first);
  // Stays when the session ends, so that nothing that was typed is lost, and nothing else is said of its owner.
  const [open, setOpen] = useState(personOf(first) && first);
  const owner = personOf(open);

  async function read(): Promise<void> {
    try {
      const found = await readSession(environment);
      const person = personOf(found);
      // Another person, or the same with other rights, must not see what was opened before.
      if (owner && person && !isSame(owner, person)) location.reload();
      setViewer(found);
      if (person) setOpen(found);
    } catch (error) {
      showToast({ kind: 'danger', text: error instanceof Error ? error.message : String(error) });
    }
  }

  const hearRefusal = useEffectEvent(() => void read());
  useEffect(() => onRefusal(() => hearRefusal()), [onRefusal]);

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
