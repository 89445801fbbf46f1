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
      <UnknownLink action={<ButtonLink to={taskPath('forgot')}>Ask for a new link</ButtonLink>}>
        <p>
          It can be used once, within an hour, and the newest mail’s link counts. If part of it is missing, copy all of it from the mail.
        </p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame
      title="Set a new password"
      icon="lock"
      intro={<p>All devices on which you are signed in are signed out then, and we tell you so by mail.</p>}
    >
      <AccountForm form={form} label="Set a new password" submit="Set the password" waiting="Setting…">
        <NewPasswordField form={form} label="New password" />
      </AccountForm>
    </AccountFrame>
  );
}
