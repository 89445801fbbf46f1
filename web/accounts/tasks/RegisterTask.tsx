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
            Wrong address?{' '}
            <Link to={signInPath(from, 'register')} reloadDocument>
              Enter a different one
            </Link>
          </p>
        }
      >
        <p>
          We’ve sent an email to <strong>{sentTo}</strong>. Open the link in it within 24 hours to activate your account.
        </p>
      </MailSent>
    );
  }
  return (
    <AccountFrame
      title="Create account"
      icon="user"
      intro={<p>It’s free. We use your email address for your account and your orders. The newsletter is optional.</p>}
      ways={
        <>
          <p>
            Already have an account? <Link to={signInPath(from)}>Sign in</Link>
          </p>
          <p>
            Our <Link to="/privacy/">privacy policy</Link> explains what data we store, why, and for how long.
          </p>
        </>
      }
      aside={<AccountBenefits />}
    >
      <AccountForm form={form} label="Create account" submit="Create account" waiting="Sending…">
        <TextField
          name="name"
          label="Name"
          isOptional
          hint="What we should call you."
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
