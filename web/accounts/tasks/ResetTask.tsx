import { ButtonLink } from '../../kit/Button.tsx';
import { taskPath } from '../accountAddress.ts';
import { NewPasswordField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { passwordFields } from './formValues.ts';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Sets a new password through an email's link. */
export function ResetTask({ answered, token }: TaskProps) {
  const form = useAccountForm({ task: 'reset', answered, fields: passwordFields });
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
