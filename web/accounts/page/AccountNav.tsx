import { useLocation } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { accountPaths } from './accountPaths.ts';
import { SignOutForm } from '../SignOutForm.tsx';
import styles from './accountNav.module.css';

const parts = [
  [accountPaths.overview, 'Overview'],
  [accountPaths.orders, 'Orders'],
  [accountPaths.addresses, 'Addresses'],
  ['/wishlist/', 'Wishlist'],
  [accountPaths.newsletter, 'Newsletter'],
  [accountPaths.settings, 'Profile'],
  [accountPaths.devices, 'Devices'],
  [accountPaths.privacy, 'Privacy'],
] as const;

/** Navigation between the parts of the account, and sign-out. */
export function AccountNav() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label="Your account">
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
