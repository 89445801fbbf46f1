import { Link } from '../../kit/Link.tsx';
import { taskPath } from '../accountAddress.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { EmailField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { emailFields } from './formValues.ts';
import { MailSent } from './MailSent.tsx';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';
import * as t from '../__generated__/messages.ts';

/**
 * Explains that a newer email replaces this link, and allows requesting another.
 * @param props answered is only about that request
 */
export function ReplacedLink({ answered }: { answered: AccountAnswer | null }) {
  const form = useAccountForm({ task: 'verify', answered, fields: emailFields });
  const { sentTo } = form;
  const register = <p>{t.noEmailSignUp({ link: (text) => <Link to={taskPath('register')}>{text}</Link> })}</p>;
  if (sentTo !== null) {
    return (
      <MailSent task="verify" email={sentTo} answered={answered} ways={register}>
        <p>{t.ifAccountForIsWaiting({ sentTo: <strong>{sentTo}</strong> })}</p>
      </MailSent>
    );
  }
  return (
    <UnknownLink
      title={t.theNewestEmail}
      action={
        <AccountForm form={form} intent="renew" label={t.sendANewLink} submit={t.sendNewLink} waiting={t.sending}>
          <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
        </AccountForm>
      }
    >
      <p>{t.youAskedUsToSendEmail}</p>
      <p>{t.cantFindWeCan}</p>
    </UnknownLink>
  );
}
