import { Link } from '../../kit/Link.tsx';
import { taskPath } from '../accountAddress.ts';
import { EmailField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { emailFields } from './formValues.ts';
import { MailSent } from './MailSent.tsx';
import { useAccountForm } from './useAccountForm.ts';
import * as t from '../__generated__/messages.ts';

/** Requests a password reset email; the page doesn't reveal whether the address has an account. */
export function ForgotTask({ answered }: TaskProps) {
  const form = useAccountForm({ task: 'forgot', answered, fields: emailFields });
  const { sentTo } = form;
  const back = <p>{t.rememberedPasswordSignIn({ link: (text) => <Link to={taskPath('sign-in')}>{text}</Link> })}</p>;
  if (sentTo !== null) {
    return (
      <MailSent task="forgot" email={sentTo} answered={answered} ways={back}>
        <p>{t.ifHasAccountWeveSentEmail({ sentTo: <strong>{sentTo}</strong> })}</p>
      </MailSent>
    );
  }
  return (
    <AccountFrame title={t.forgotYourPassword} icon="lock" intro={<p>{t.enterYourEmailAddress}</p>} ways={back}>
      <AccountForm form={form} label={t.setANewPassword} submit={t.sendLink} waiting={t.sending}>
        <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
      </AccountForm>
    </AccountFrame>
  );
}
