import { Link } from '../../kit/Link.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './cartPage.module.css';

/**
 * Information for shoppers before they go on to pay.
 * @param delivery delivery time in a sentence; null if nothing is shipped
 * @param canWithdraw whether the right of withdrawal applies to anything in the cart
 */
export function Reassurance({ delivery, canWithdraw }: { delivery: string | null; canWithdraw: boolean }) {
  return (
    <ul role="list" className={styles.reassurance}>
      {delivery && (
        <li>
          <Icon name="truck" size={18} />
          <span>
            {delivery} <Link to="/delivery/">More about delivery</Link>
          </span>
        </li>
      )}
      {canWithdraw && (
        <li>
          <Icon name="receipt" size={18} />
          <span>
            14 days to change your mind. <Link to="/terms/">Your rights</Link>
          </span>
        </li>
      )}
      <li>
        <Icon name="lock" size={18} />
        <span>You can review everything before you place your order.</span>
      </li>
    </ul>
  );
}
