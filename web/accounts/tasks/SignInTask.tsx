import { useNavigate } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { accountPath, signInPath, taskPath, type SignInNews } from '../accountAddress.ts';
import { announceMerge } from '../announceMerge.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { AccountBenefits } from './AccountBenefits.tsx';
import { CurrentPasswordField, EmailField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import styles from './accountForm.module.css';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { signInFields } from './formValues.ts';
import { useAccountForm } from './useAccountForm.ts';
import * as t from '../__generated__/messages.ts';

const noticeTexts: Readonly<Record<SignInNews, string>> = {
  'signed-out': t.youreSignedOutCart,
  'password-set': t.yourNewPasswordIsSet,
};

/** Signs the visitor in and redirects to the return path. */
export function SignInTask({ answered, from }: TaskProps) {
  const news = answered?.news;
  const navigate = useNavigate();
  const form = useAccountForm({
    task: 'sign-in',
    answered,
    fields: signInFields,
    // Announced on the requested page instead of a separate one.
    onDone(told) {
      const { welcome } = (told ?? {}) as Partial<AccountAnswer>;
      if (welcome) announceMerge(welcome.merged);
      return navigate(from ?? accountPath, { replace: true });
    },
  });

  return (
    <AccountFrame
      title={t.signIn}
      icon="user"
      intro={
        news ? (
          <p role="status">{noticeTexts[news]}</p>
        ) : (
          <p>{from?.startsWith(taskPath('email')) ? t.signInToConfirmYourNew : t.goodToSeeYouAgain}</p>
        )
      }
      ways={<p>{t.newHereCreateAccount({ link: (text) => <Link to={signInPath(from, 'register')}>{text}</Link> })}</p>}
      aside={<AccountBenefits />}
    >
      <AccountForm form={form} label={t.signIn} submit={t.signIn} waiting={t.signingIn}>
        <EmailField form={form} initial={answered?.values.email ?? ''} autoComplete="username" />
        <CurrentPasswordField form={form} />
        <Link className={styles.forgotten} to={taskPath('forgot')}>
          {t.forgotYourPassword}
        </Link>
      </AccountForm>
    </AccountFrame>
  );
}
