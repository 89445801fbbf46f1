import { Link } from '../../kit/Link.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { signInPath } from '../accountAddress.ts';
import { AccountBenefits } from './AccountBenefits.tsx';
import { EmailField, NewPasswordField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { registerFields } from './formValues.ts';
import { MailSent } from './MailSent.tsx';
import { useAccountForm } from './useAccountForm.ts';
import * as t from '../__generated__/messages.ts';

/** Starts a registration. The message is the same for every address: only the email says whether an account already exists. */
export function RegisterTask({ answered, from }: TaskProps) {
  const form = useAccountForm({ task: 'register', answered, fields: registerFields });
  const { sentTo } = form;
  if (sentTo !== null) {
    return (
      <MailSent
        task="register"
        email={sentTo}
        answered={answered}
        ways={
          <p>
            {t.wrongAddressEnterDifferent({
              link: (text) => (
                <Link to={signInPath(from, 'register')} reloadDocument>
                  {text}
                </Link>
              ),
            })}
          </p>
        }
      >
        <p>{t.weveSentEmailTo({ sentTo: <strong>{sentTo}</strong> })}</p>
      </MailSent>
    );
  }
  return (
    <AccountFrame
      title={t.createAccount}
      icon="user"
      intro={<p>{t.itsFreeWeUseYourEmail}</p>}
      ways={
        <>
          <p>{t.alreadyAccountSignIn({ link: (text) => <Link to={signInPath(from)}>{text}</Link> })}</p>
          <p>{t.ourPrivacyPolicyExplainsWhat({ link: (text) => <Link to="/privacy/">{text}</Link> })}</p>
        </>
      }
      aside={<AccountBenefits />}
    >
      <AccountForm form={form} label={t.createAccount} submit={t.createAccount} waiting={t.sending}>
        <TextField
          name="name"
          label={t.name}
          isOptional
          hint={t.whatWeShouldCall}
          autoComplete="name"
          maxLength={100}
          defaultValue={answered?.values.name ?? ''}
          {...form.faultOf('name')}
        />
        <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
        <NewPasswordField form={form} label={t.password} />
      </AccountForm>
    </AccountFrame>
  );
}
