import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../kit/Button.tsx';
import { tellingState } from '../../kit/toldOnce.ts';
import { taskPath } from '../accountAddress.ts';
import { toldAnswer } from './accountAnswer.ts';
import { becomeSomebodyElse } from '../becomeSomebodyElse.ts';
import { NewPasswordField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { passwordFields, type AccountValues } from './formValues.ts';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useResetPassword } from './useResetPassword.ts';

/** Sets the password that a mail's link is for. */
export function ResetTask({ answered, token }: TaskProps) {
  const [reset, isSetting] = useResetPassword();
  const [isSet, setSet] = useState(false);
  const navigate = useNavigate();
  const form = useAccountForm({ answered, fields: passwordFields, isBusy: isSetting || isSet, send });

  function send({ password }: AccountValues) {
    reset({
      variables: { input: { token: token ?? '', password } },
      updater: becomeSomebodyElse,
      onDone: () => {
        setSet(true);
        void navigate(taskPath('sign-in'), { replace: true, ...tellingState(toldAnswer({ news: 'password-set' })) });
      },
      onError: form.fail,
    });
  }

  if (token === null || form.failure?.code === 'UNKNOWN_LINK') {
    return (
      <UnknownLink action={<ButtonLink to={taskPath('forgot')}>Request a new link</ButtonLink>}>
        <p>
          The link works once, within an hour, and only the link in the newest email works. If part of the link is missing, copy all of it
          from the email.
        </p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame
      title="Set a new password"
      icon="lock"
      intro={<p>You’ll be signed out on all your devices, and we’ll email you to confirm the change.</p>}
    >
      <AccountForm form={form} label="Set a new password" submit="Set password" waiting="Setting…">
        <NewPasswordField form={form} label="New password" />
      </AccountForm>
    </AccountFrame>
  );
}
