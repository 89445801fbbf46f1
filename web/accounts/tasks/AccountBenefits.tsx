import { Icon, type IconName } from '../../kit/Icon.tsx';
import styles from './accountBenefits.module.css';

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'receipt', title: 'All orders in one place', text: 'See how each one stands, and order again in one step.' },
  {
    icon: 'heart',
    title: 'Your lists on every device',
    text: 'Wishlist, comparison and cart come along, and we tell you when a price falls.',
  },
  { icon: 'truck', title: 'Faster through the checkout', text: 'Keep the addresses that you have things sent to.' },
  { icon: 'lock', title: 'Your data stays yours', text: 'Take all of it with you as a file, or erase it, whenever you like.' },
];

/** What an account is good for. */
export function AccountBenefits() {
  return (
    <aside className={styles.box} aria-labelledby="account-benefits">
      <h2 id="account-benefits" className={styles.title}>
        What your account does for you
      </h2>
      <ul role="list" className={styles.list}>
        {benefits.map(({ icon, title, text }) => (
          <li key={icon} className={styles.item}>
            <Icon name={icon} size={24} />
            <div>
              <p className={styles.name}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
