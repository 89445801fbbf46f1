import { Icon, type IconName } from '../../kit/Icon.tsx';
import styles from './accountBenefits.module.css';
import * as t from '../__generated__/messages.ts';

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'receipt', title: t.allOrdersInOne, text: t.checkStatusOfEveryOrder },
  {
    icon: 'heart',
    title: t.yourListsOnEveryDevice,
    text: t.yourWishlistComparisonAndCartGo,
  },
  { icon: 'truck', title: t.fasterCheckout, text: t.saveYourDeliveryAddresses },
  { icon: 'lock', title: t.yourDataStaysYours, text: t.downloadOrDeleteAll },
];

/** The benefits of an account. */
export function AccountBenefits() {
  return (
    <aside className={styles.box} aria-labelledby="account-benefits">
      <h2 id="account-benefits" className={styles.title}>
        {t.benefitsOfAnAccount}
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
