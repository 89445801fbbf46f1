import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './empty.module.css';

/** Nothing was ordered yet. */
export function NoOrders() {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="receipt" size={28} />
      </span>
      <p className={styles.title}>You have not ordered anything yet.</p>
      <p className={styles.text}>Once you have, you see here how far it is, and can order it once more.</p>
      <ButtonLink to="/shop/" kind="secondary">
        Go to the shop
      </ButtonLink>
    </div>
  );
}
