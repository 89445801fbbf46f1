import { ButtonLink } from '../../kit/Button.tsx';
import { taskPath } from '../accountAddress.ts';
import { NewPasswordField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { passwordFields } from './formValues.ts';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';
import * as t from '../__generated__/messages.ts';

/** Sets a new password through an email's link. */
export function ResetTask({ answered, token }: TaskProps) {
  const form = useAccountForm({ task: 'reset', answered, fields: passwordFields });
  if (token === null || form.failure?.code === 'UNKNOWN_LINK') {
    return (
      <UnknownLink action={<ButtonLink to={taskPath('forgot')}>{t.requestANewLink}</ButtonLink>}>
        <p>{t.linkWorksOnceWithinHour}</p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame title={t.setANewPassword} icon="lock" intro={<p>{t.youllBeSignedOutOnAll}</p>}>
      <AccountForm form={form} label={t.setANewPassword} submit={t.setPassword} waiting={t.setting}>
        <NewPasswordField form={form} label={t.newPassword} />
      </AccountForm>
    </AccountFrame>
  );
}
