import { useLocation } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { accountPaths } from './accountPaths.ts';
import { SignOutForm } from '../SignOutForm.tsx';
import styles from './accountNav.module.css';
import * as t from '../__generated__/messages.ts';

const parts = [
  [accountPaths.overview, t.overview],
  [accountPaths.orders, t.orders],
  [accountPaths.addresses, t.addresses],
  ['/wishlist/', t.wishlist],
  [accountPaths.newsletter, t.newsletter],
  [accountPaths.dealAlerts, t.dealAlerts],
  [accountPaths.settings, t.profile],
  [accountPaths.devices, t.devices],
  [accountPaths.privacy, t.privacy],
] as const;

/** Navigation between the parts of the account, and sign-out. */
export function AccountNav() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t.yourAccount}>
      <ul role="list" className={styles.parts}>
        {parts.map(([path, name]) => (
          <li key={path}>
            <Link className={styles.part} to={path} aria-current={pathname === path ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <SignOutForm kind="quiet" size="small" />
        </li>
      </ul>
    </nav>
  );
}
