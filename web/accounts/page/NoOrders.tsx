import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './empty.module.css';

/** Empty state of the order list. */
export function NoOrders() {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="receipt" size={28} />
      </span>
      <p className={styles.title}>You haven’t placed any orders yet.</p>
      <p className={styles.text}>Your orders will appear here. You can track them and order again.</p>
      <ButtonLink to="/shop/" kind="secondary">
        Go to the shop
      </ButtonLink>
    </div>
  );
}
