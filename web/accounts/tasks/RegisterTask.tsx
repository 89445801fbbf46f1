import { Link } from 'react-router';
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

/** Begins an account. What is said is the same for every address: only the mail tells whether there is one already. */
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
            Not your address?{' '}
            <Link to={signInPath(from, 'register')} reloadDocument>
              Enter another one
            </Link>
          </p>
        }
      >
        <p>
          We have written to <strong>{sentTo}</strong>. Open the link in the mail within 24 hours: then your account is ready.
        </p>
      </MailSent>
    );
  }
  return (
    <AccountFrame
      title="Create an account"
      icon="user"
      intro={<p>It is free. We use your address for your account and your orders; the newsletter is a choice of its own.</p>}
      ways={
        <>
          <p>
            Have an account already? <Link to={signInPath(from)}>Sign in</Link>
          </p>
          <p>
            What we keep, why, and for how long is told under <Link to="/privacy/">privacy</Link>.
          </p>
        </>
      }
      aside={<AccountBenefits />}
    >
      <AccountForm form={form} label="Create an account" submit="Create my account" waiting="Sending…">
        <TextField
          name="name"
          label="Name"
          isOptional
          hint="As you want to be called."
          autoComplete="name"
          maxLength={100}
          defaultValue={answered?.values.name ?? ''}
          {...form.faultOf('name')}
        />
        <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
        <NewPasswordField form={form} label="Password" />
      </AccountForm>
    </AccountFrame>
  );
}
