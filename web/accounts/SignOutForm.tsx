import { useNavigate } from 'react-router';
import { useFormAction, type FormAction } from '../kit/forms/useFormAction.ts';
import { forgetDrafts } from '../kit/tabStorage.ts';
import { forgetOffline } from '../offline/forgetOffline.ts';
import { Button, type ButtonLook } from '../kit/Button.tsx';
import { networkMessages } from '../kit/relay/networkError.ts';
import { showToast } from '../kit/toast/toasts.ts';
import { flashState } from '../kit/flash.ts';
import { taskPath } from './accountAddress.ts';
import type { AccountAnswer } from './tasks/accountAnswer.ts';
import * as t from './__generated__/messages.ts';

const signOut: FormAction<AccountAnswer | string> = (environment) => async (args) =>
  (await import('./tasks/actions.ts')).answerAccountForm(environment, 'sign-out', args);

/** The button that ends the session on the server. Unsent input, and what the browser stored for the page without a network, is removed on sign-out. */
export function SignOutForm(look: ButtonLook) {
  const navigate = useNavigate();
  const { isSending, submit } = useFormAction<AccountAnswer | string>(signOut, (message) => message, {
    onDone(told) {
      forgetDrafts();
      forgetOffline();
      return navigate(taskPath('sign-in'), flashState(told));
    },
    onAnswer: (answer) =>
      showToast({ kind: 'danger', text: typeof answer === 'string' ? answer : (answer.failure?.message ?? networkMessages.unknown_error) }),
  });

  return (
    <form method="post" action={taskPath('sign-out')} onSubmit={submit}>
      <Button type="submit" kind="secondary" {...look} aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? t.signingOut : t.signOut}
      </Button>
    </form>
  );
}
