import { Link } from 'react-router';
import { formatCount } from '../kit/formats.ts';
import { useSession } from '../kit/session.ts';
import styles from './FewRecoveryCodes.module.css';

/** From so many on they are warned of. */
const few = 2;

/** Above every screen of somebody who would soon be locked out with a lost phone. */
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
