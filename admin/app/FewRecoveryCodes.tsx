import { Link } from 'react-router';
import { formatCount } from '../kit/formats.ts';
import { useSession } from '../kit/session.ts';
import styles from './FewRecoveryCodes.module.css';

/** A warning is shown from this number on. */
const few = 2;

/** A warning above every screen for staff who would soon be locked out if they lost their phone. */
export function FewRecoveryCodes() {
  const { recoveryCodesLeft } = useSession();
  if (recoveryCodesLeft > few) return null;
  return (
    <p className={styles.warning}>
      {recoveryCodesLeft === 0
        ? 'You have no recovery codes left. Without your authenticator app, you won’t be able to sign in.'
        : `You have only ${formatCount(recoveryCodesLeft, 'recovery code')} left.`}{' '}
      <Link to="/account">Generate new recovery codes</Link>
    </p>
  );
}
