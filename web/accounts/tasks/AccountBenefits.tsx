import { Icon, type IconName } from '../../kit/Icon.tsx';
import styles from './accountBenefits.module.css';

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'receipt', title: 'All orders in one place', text: 'Check the status of every order, and reorder in one step.' },
  {
    icon: 'heart',
    title: 'Your lists on every device',
    text: 'Your wishlist, comparison and cart go where you go, and we tell you when a price drops.',
  },
  { icon: 'truck', title: 'Faster checkout', text: 'Save your delivery addresses.' },
  { icon: 'lock', title: 'Your data stays yours', text: 'Download or delete all of it whenever you like.' },
];

/** The benefits of an account. */
export function AccountBenefits() {
  return (
    <aside className={styles.box} aria-labelledby="account-benefits">
      <h2 id="account-benefits" className={styles.title}>
        Benefits of an account
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
