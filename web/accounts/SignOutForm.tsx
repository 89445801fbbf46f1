import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { withTabStorage } from '../kit/tabStorage.ts';
import { forgetDraft } from '../orders/checkout/draft.ts';
import { Button, type ButtonLook } from '../kit/Button.tsx';
import { showToast } from '../kit/toast/toasts.ts';
import { tellingState } from '../kit/toldOnce.ts';
import { taskPath } from './accountAddress.ts';
import { toldAnswer } from './tasks/accountAnswer.ts';
import { becomeSomebodyElse } from './becomeSomebodyElse.ts';
import { useSignOut } from './useSignOut.ts';

/** The button that ends the session on the server. What was entered in the checkout leaves the tab with whoever entered it. */
export function SignOutForm(look: ButtonLook) {
  const [signOut, isSigningOut] = useSignOut();
  const [isOut, setOut] = useState(false);
  const navigate = useNavigate();
  const isBusy = isSigningOut || isOut;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    signOut({
      variables: { input: {} },
      updater: becomeSomebodyElse,
      onDone: () => {
        setOut(true);
        withTabStorage(forgetDraft);
        void navigate(taskPath('sign-in'), tellingState(toldAnswer({ news: 'signed-out' })));
      },
      onError: (text) => showToast({ kind: 'danger', text }),
    });
  }

  return (
    <form method="post" action={taskPath('sign-out')} onSubmit={submit}>
      <Button type="submit" kind="secondary" {...look} aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? 'Signing out…' : 'Sign out'}
      </Button>
    </form>
  );
}
