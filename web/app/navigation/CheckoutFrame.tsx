import { Outlet } from 'react-router';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { useShop } from '../../kit/shop.ts';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import header from './Header.module.css';
import styles from './CheckoutFrame.module.css';
import { Logo } from './Logo.tsx';
import shell from './Shell.module.css';
import * as t from '../__generated__/messages.ts';

const links: [label: string, to: string][] = [
  [t.terms, '/terms/'],
  [t.rightOfWithdrawal, '/terms/#withdrawal'],
  [t.deliveryPaymentReturns, '/delivery/'],
  [t.privacy, '/privacy/'],
  [t.cookies, '/cookies/'],
  [t.imprint, '/imprint/'],
];

/** The frame around the checkout: the logo, the way back to the cart, help, and the legal links. It needs no data of its own. */
export function CheckoutFrame() {
  const { name, hasFaq } = useShop();
  return (
    <>
      <header className={header.header}>
        <a className={header.skip} href="#content">
          {t.skipToContent}
        </a>
        <div className={styles.bar}>
          <Link to="/" className={header.logo} aria-label={name === '' ? t.home : t.nameHome({ name })}>
            <Logo />
          </Link>
          <Link to={cartPath} className={styles.back}>
            {t.cart}
          </Link>
        </div>
      </header>
      <main className={shell.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <p className={styles.help}>
            <Icon name="mail" size={18} /> {t.questionsAboutYourOrder}{' '}
            {hasFaq && (
              <>
                <Link to="/faq/">{t.frequentlyAskedQuestions}</Link> ·{' '}
              </>
            )}
            <Link to="/contact/">{t.contactUs}</Link>
          </p>
          <nav aria-label={t.legal}>
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
