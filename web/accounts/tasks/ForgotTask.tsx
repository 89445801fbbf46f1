import { Link } from '../../kit/Link.tsx';
import { taskPath } from '../accountAddress.ts';
import { EmailField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { emailFields } from './formValues.ts';
import { MailSent } from './MailSent.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Requests a password reset email; the page doesn't reveal whether the address has an account. */
export function ForgotTask({ answered }: TaskProps) {
  const form = useAccountForm({ task: 'forgot', answered, fields: emailFields });
  const { sentTo } = form;
  const back = (
    <p>
      Remembered your password? <Link to={taskPath('sign-in')}>Sign in</Link>
    </p>
  );
  if (sentTo !== null) {
    return (
      <MailSent task="forgot" email={sentTo} answered={answered} ways={back}>
        <p>
          If <strong>{sentTo}</strong> has an account, we’ve sent an email with a link to this address. The link works once, within an hour.
        </p>
      </MailSent>
    );
  }
  return (
    <AccountFrame
      title="Forgot your password?"
      icon="lock"
      intro={<p>Enter your email address. We’ll send you a link to set a new password.</p>}
      ways={back}
    >
      <AccountForm form={form} label="Set a new password" submit="Send link" waiting="Sending…">
        <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
      </AccountForm>
    </AccountFrame>
  );
}
