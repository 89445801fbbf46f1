import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './empty.module.css';
import * as t from '../__generated__/messages.ts';

/** Empty state of the order list. */
export function NoOrders() {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="receipt" size={28} />
      </span>
      <p className={styles.title}>{t.youHaventPlacedAnyOrdersYet}</p>
      <p className={styles.text}>{t.yourOrdersWillAppearHere}</p>
      <ButtonLink to="/shop/" kind="secondary">
        {t.goToTheShop}
      </ButtonLink>
    </div>
  );
}
