import { Link } from '../../kit/Link.tsx';
import { taskPath } from '../accountAddress.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { EmailField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { emailFields } from './formValues.ts';
import { MailSent } from './MailSent.tsx';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

/**
 * Explains that a newer email replaces this link, and allows requesting another.
 * @param props answered is only about that request
 */
export function ReplacedLink({ answered }: { answered: AccountAnswer | null }) {
  const form = useAccountForm({ task: 'verify', answered, fields: emailFields });
  const { sentTo } = form;
  const register = (
    <p>
      No email? <Link to={taskPath('register')}>Sign up again</Link>
    </p>
  );
  if (sentTo !== null) {
    return (
      <MailSent task="verify" email={sentTo} answered={answered} ways={register}>
        <p>
          If the account for <strong>{sentTo}</strong> is waiting to be confirmed, we’ve sent an email with a new link to this address.
        </p>
      </MailSent>
    );
  }
  return (
    <UnknownLink
      title="Use the newest email"
      action={
        <AccountForm form={form} intent="renew" label="Send a new link" submit="Send new link" waiting="Sending…">
          <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
        </AccountForm>
      }
    >
      <p>You asked us to send the email again, so this link no longer works. Open the newest email and use its link.</p>
      <p>Can’t find it? We can send you a new link.</p>
    </UnknownLink>
  );
}
