import { ButtonLink } from '../../kit/Button.tsx';
import { accountPath } from '../accountAddress.ts';
import { hasMerged, mergeSummary } from '../mergeSummary.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import styles from './welcomeTask.module.css';
import * as t from '../__generated__/messages.ts';

/** Confirms the sign-in, and lists what was merged. */
export function WelcomeTask({ answered, from, email }: TaskProps) {
  const { merged, isNew } = answered?.welcome ?? { merged: null, isNew: false };
  return (
    <AccountFrame
      title={isNew ? t.yourAccountIsReady : t.youreSignedIn}
      icon="check"
      intro={
        <>
          <p>{t.youreSignedInAsSentence({ email: <strong>{email}</strong> })}</p>
          {merged && hasMerged(merged) && <p role="status">{mergeSummary(merged)}</p>}
        </>
      }
    >
      <div className={styles.ways}>
        <ButtonLink to={from ?? '/shop/'}>{t.continueShopping}</ButtonLink>
        <ButtonLink to={accountPath} kind="secondary">
          {t.goToYourAccount}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
