import { Outlet } from 'react-router';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { useShop } from '../../kit/shop.ts';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import header from './Header.module.css';
import styles from './CheckoutFrame.module.css';
import { Logo } from './Logo.tsx';
import shell from './Shell.module.css';

const links: [label: string, to: string][] = [
  ['Terms', '/terms/'],
  ['Right of withdrawal', '/terms/#withdrawal'],
  ['Delivery, payment, returns', '/delivery/'],
  ['Privacy', '/privacy/'],
  ['Cookies', '/cookies/'],
  ['Imprint', '/imprint/'],
];

/** The frame around the checkout: the logo, the way back to the cart, help, and the legal links. It needs no data of its own. */
export function CheckoutFrame() {
  const { name, hasFaq } = useShop();
  return (
    <>
      <header className={header.header}>
        <a className={header.skip} href="#content">
          Skip to content
        </a>
        <div className={styles.bar}>
          <Link to="/" className={header.logo} aria-label={name === '' ? 'Home' : `${name}, home`}>
            <Logo />
          </Link>
          <Link to={cartPath} className={styles.back}>
            Cart
          </Link>
        </div>
      </header>
      <main className={shell.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <p className={styles.help}>
            <Icon name="mail" size={18} /> Questions about your order?{' '}
            {hasFaq && (
              <>
                <Link to="/faq/">Frequently asked questions</Link> ·{' '}
              </>
            )}
            <Link to="/contact/">Contact us</Link>
          </p>
          <nav aria-label="Legal">
            <ul role="list" className={styles.links}>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </footer>
    </>
  );
}
