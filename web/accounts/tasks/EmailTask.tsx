import { useEffect } from 'react';
import { ButtonLink } from '../../kit/Button.tsx';
import { accountPath } from '../accountAddress.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Changes the account's email address: only in a session of that account, because the email may have reached another person. */
export function EmailTask({ answered, token, email }: TaskProps) {
  const form = useAccountForm({ task: 'email', answered, fields: [] });
  if (answered !== null && answered.failure === null) return <Changed to={email ?? ''} />;
  if (token === null || form.failure?.code === 'UNKNOWN_LINK') {
    return (
      <UnknownLink action={<ButtonLink to={accountPath}>Go to your account</ButtonLink>}>
        <p>
          The link works once, within 24 hours, and only for the account that requested it. Your account keeps its current email address.
        </p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame
      title="Confirm your new email address"
      icon="mail"
      intro={
        <p>
          Your account uses <strong>{email}</strong> until you confirm the new address. After that, you sign in with the new address.
        </p>
      }
    >
      <AccountForm form={form} label="Confirm your new email address" submit="Confirm new email address" waiting="Confirming…" />
    </AccountFrame>
  );
}

function Changed({ to }: { to: string }) {
  useEffect(() => {
    // This page replaced the form that had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <AccountFrame
      title="Your new email address is active"
      icon="check"
      intro={
        <p>
          Sign in as <strong>{to}</strong> from now on. We’ve sent a notice to your old address.
        </p>
      }
    >
      <ButtonLink to={accountPath}>Go to your account</ButtonLink>
    </AccountFrame>
  );
}
