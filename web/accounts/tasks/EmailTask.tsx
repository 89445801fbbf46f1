import { useEffect } from 'react';
import { ButtonLink } from '../../kit/Button.tsx';
import { accountPath } from '../accountAddress.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { UnknownLink } from './UnknownLink.tsx';
import { useAccountForm } from './useAccountForm.ts';
import * as t from '../__generated__/messages.ts';

/** Changes the account's email address: only in a session of that account, because the email may have reached another person. */
export function EmailTask({ answered, token, email }: TaskProps) {
  const form = useAccountForm({ task: 'email', answered, fields: [] });
  if (answered !== null && answered.failure === null) return <Changed to={email ?? ''} />;
  if (token === null || form.failure?.code === 'UNKNOWN_LINK') {
    return (
      <UnknownLink action={<ButtonLink to={accountPath}>{t.goToYourAccount}</ButtonLink>}>
        <p>{t.linkWorksOnceWithin}</p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame
      title={t.confirmYourNewEmailAddress}
      icon="mail"
      intro={<p>{t.yourAccountUsesUntilYouConfirm({ email: <strong>{email}</strong> })}</p>}
    >
      <AccountForm form={form} label={t.confirmYourNewEmailAddress} submit={t.confirmNewEmailAddress} waiting={t.confirming} />
    </AccountFrame>
  );
}

function Changed({ to }: { to: string }) {
  useEffect(() => {
    // This page replaced the form that had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <AccountFrame title={t.yourNewEmailAddressIsActive} icon="check" intro={<p>{t.signInAsFrom({ to: <strong>{to}</strong> })}</p>}>
      <ButtonLink to={accountPath}>{t.goToYourAccount}</ButtonLink>
    </AccountFrame>
  );
}
