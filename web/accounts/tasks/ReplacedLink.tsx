import { Link } from 'react-router';
import { taskPath } from '../accountAddress.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { EmailField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { emailFields } from './formValues.ts';
import { MailSent } from './MailSent.tsx';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Says that a newer mail counts in place of this link's, and has another one sent. @param props answered is about that mail alone */
export function ReplacedLink({ answered }: { answered: AccountAnswer | null }) {
  const form = useAccountForm({ task: 'verify', answered, fields: emailFields });
  const { sentTo } = form;
  const register = (
    <p>
      Nothing arrives? <Link to={taskPath('register')}>Register once more</Link>
    </p>
  );
  if (sentTo !== null) {
    return (
      <MailSent task="verify" email={sentTo} answered={answered} ways={register}>
        <p>
          If a registration of <strong>{sentTo}</strong> waits to be confirmed, a mail with a new link is on its way there.
        </p>
      </MailSent>
    );
  }
  return (
    <UnknownLink
      title="A newer mail counts"
      action={
        <AccountForm form={form} intent="renew" label="Send a new link" submit="Send me a new link" waiting="Sending…">
          <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
        </AccountForm>
      }
    >
      <p>You had the mail sent once more, and the link of the newest one took the place of this one. Open that mail and use its link.</p>
      <p>You cannot find it? We send you another one.</p>
    </UnknownLink>
  );
}
