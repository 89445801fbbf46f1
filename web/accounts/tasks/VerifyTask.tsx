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
import * as t from '../__generated__/messages.ts';

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
        title={t.yourEmailAddressIsAlreadyConfirmed}
        icon="check"
        action={
          email === null ? (
            <ButtonLink to={taskPath('sign-in')}>{t.signIn}</ButtonLink>
          ) : (
            <ButtonLink to={accountPath}>{t.goToYourAccount}</ButtonLink>
          )
        }
      >
        <p>{email === null ? t.thisLinkHasAlreadyBeenUsed : t.linkAlreadyUsedAccountReady}</p>
      </UnknownLink>
    );
  }
  if (token === null || form.failure?.code === 'UNKNOWN_LINK') {
    return (
      <UnknownLink action={<ButtonLink to={taskPath('sign-in')}>{t.signIn}</ButtonLink>}>
        <p>{t.linkWorksOnceWithinHours}</p>
        <p>{t.otherwiseSignUpAgain({ link: (text) => <Link to={taskPath('register')}>{text}</Link> })}</p>
      </UnknownLink>
    );
  }
  return (
    <AccountFrame
      title={t.confirmYourEmailAddress}
      icon="mail"
      intro={asksPassword ? <p>{t.youSignedUpInAnotherBrowser}</p> : <p>{t.oneLastStepConfirm}</p>}
    >
      <AccountForm form={form} label={t.confirmYourEmailAddress} submit={t.confirmEmailAddress} waiting={t.confirming}>
        {asksPassword && <CurrentPasswordField form={form} />}
      </AccountForm>
    </AccountFrame>
  );
}
