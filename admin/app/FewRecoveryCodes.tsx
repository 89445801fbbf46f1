import { Link } from 'react-router';
import { useSession } from '../kit/session.ts';
import styles from './FewRecoveryCodes.module.css';
import * as t from './__generated__/messages.ts';

/** A warning is shown from this number on. */
const few = 2;

/** A warning above every screen for staff who would soon be locked out if they lost their phone. */
export function FewRecoveryCodes() {
  const { recoveryCodesLeft } = useSession();
  if (recoveryCodesLeft > few) return null;
  return (
    <p className={styles.warning}>
      {recoveryCodesLeft === 0 ? t.noRecoveryCodesLeft : t.fewRecoveryCodesLeft({ recoveryCodesLeft })}{' '}
      <Link to="/account">{t.generateNewRecoveryCodes}</Link>
    </p>
  );
}
