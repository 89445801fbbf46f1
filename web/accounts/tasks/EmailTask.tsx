import { useEffect } from 'react';
import { ButtonLink } from '../../kit/Button.tsx';
import { accountPath } from '../accountAddress.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Gives the account another address: in the session that asked for it, because the mail may have reached somebody else. */
export function EmailTask({ answered, token, email }: TaskProps) {
  const form = useAccountForm({ task: 'email', answered, fields: [] });
  if (answered !== null && answered.failure === null) return <Changed to={email ?? ''} />;
  if (token === null || form.failure?.code === 'UNKNOWN_LINK') {
    return (
      <UnknownLink action={<ButtonLink to={accountPath}>To your account</ButtonLink>}>
        <p>It can be used once, within 24 hours, by the account that has asked for it. Your account goes on with the address it has.</p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame
      title="Confirm your new address"
      icon="mail"
      intro={
        <p>
          Your account goes by <strong>{email}</strong> so far. With this button the address of the mail takes its place: you sign in with
          it from then on.
        </p>
      }
    >
      <AccountForm form={form} label="Confirm your new address" submit="Confirm my new address" waiting="Confirming…" />
    </AccountFrame>
  );
}

function Changed({ to }: { to: string }) {
  useEffect(() => {
    // It took the place of the form that had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <AccountFrame
      title="Your new address counts"
      icon="check"
      intro={
        <p>
          Sign in as <strong>{to}</strong> from now on. We have told your old address.
        </p>
      }
    >
      <ButtonLink to={accountPath}>To your account</ButtonLink>
    </AccountFrame>
  );
}
