import { useState } from 'react';
import { Link } from '../../kit/Link.tsx';
import { ButtonLink } from '../../kit/Button.tsx';
import { accountPath, taskPath } from '../accountAddress.ts';
import { CurrentPasswordField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { passwordFields } from './formValues.ts';
import { ReplacedLink } from './ReplacedLink.tsx';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

/**
 * Creates the account of an email's link. Opening the link changes nothing, because mail clients prefetch links. In another browser than
 * the one that registered, the password is requested after the button was pressed.
 */
export function VerifyTask({ answered, token, email }: TaskProps) {
  const [asksPassword, setAsksPassword] = useState(answered?.failure?.problems.password !== undefined);
  const form = useAccountForm({
    task: 'verify',
    answered,
    fields: passwordFields,
    onAnswer: ({ failure }) => setAsksPassword((asked) => asked || failure?.problems.password !== undefined),
  });

  const isMail = answered !== null && answered.intent != null;
  if (isMail || form.failure?.code === 'LINK_REPLACED') return <ReplacedLink answered={isMail ? answered : null} />;
  if (form.failure?.code === 'ALREADY_CONFIRMED') {
    return (
      <UnknownLink
        title="Your email address is already confirmed"
        icon="check"
        action={
          email === null ? (
            <ButtonLink to={taskPath('sign-in')}>Sign in</ButtonLink>
          ) : (
            <ButtonLink to={accountPath}>Go to your account</ButtonLink>
          )
        }
      >
        <p>This link has already been used. Your account is ready{email === null ? ', and you can sign in' : ''}.</p>
      </UnknownLink>
    );
  }
  if (token === null || form.failure?.code === 'UNKNOWN_LINK') {
    return (
      <UnknownLink action={<ButtonLink to={taskPath('sign-in')}>Sign in</ButtonLink>}>
        <p>The link works once, within 24 hours. If you’ve already confirmed your email address, sign in.</p>
        <p>
          Otherwise <Link to={taskPath('register')}>sign up again</Link>, and we’ll send you a new link.
        </p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame
      title="Confirm your email address"
      icon="mail"
      intro={
        asksPassword ? (
          <p>You signed up in another browser. Enter the password you chose there, so we know it’s you.</p>
        ) : (
          <p>One last step. Confirm your email address to activate your account and sign in.</p>
        )
      }
    >
      <AccountForm form={form} label="Confirm your email address" submit="Confirm email address" waiting="Confirming…">
        {asksPassword && <CurrentPasswordField form={form} />}
      </AccountForm>
    </AccountFrame>
  );
}
