import { ButtonLink } from '../../kit/Button.tsx';
import { accountPath } from '../accountAddress.ts';
import { hasMerged, mergeSummary } from '../mergeSummary.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import styles from './welcomeTask.module.css';

/** Confirms the sign-in, and lists what was merged. */
export function WelcomeTask({ answered, from, email }: TaskProps) {
  const { merged, isNew } = answered?.welcome ?? { merged: null, isNew: false };
  return (
    <AccountFrame
      title={isNew ? 'Your account is ready' : 'You’re signed in'}
      icon="check"
      intro={
        <>
          <p>
            You’re signed in as <strong>{email}</strong>.
          </p>
          {merged && hasMerged(merged) && <p role="status">{mergeSummary(merged)}</p>}
        </>
      }
    >
      <div className={styles.ways}>
        <ButtonLink to={from ?? '/shop/'}>Continue shopping</ButtonLink>
        <ButtonLink to={accountPath} kind="secondary">
          Go to your account
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
