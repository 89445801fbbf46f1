import { ButtonLink } from '../../kit/Button.tsx';
import { taskPath } from '../accountAddress.ts';
import { NewPasswordField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { passwordFields } from './formValues.ts';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Sets the password that a mail's link is for. */
export function ResetTask({ answered, token }: TaskProps) {
  const form = useAccountForm({ task: 'reset', answered, fields: passwordFields });
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
