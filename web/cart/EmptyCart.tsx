import { ButtonLink } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import styles from './cartPage.module.css';

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="cart" size={40} />
      </span>
      <p>Your cart is empty.</p>
      <ButtonLink to="/shop/">Go to the shop</ButtonLink>
    </div>
  );
}
