import { Link } from '../../kit/Link.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './cartPage.module.css';
import * as t from '../__generated__/messages.ts';

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
            {delivery} <Link to="/delivery/">{t.moreAboutDelivery}</Link>
          </span>
        </li>
      )}
      {canWithdraw && (
        <li>
          <Icon name="receipt" size={18} />
          <span>{t.daysToChangeYourMind({ link: (text) => <Link to="/terms/">{text}</Link> })}</span>
        </li>
      )}
      <li>
        <Icon name="lock" size={18} />
        <span>{t.youCanReviewEverythingBefore}</span>
      </li>
    </ul>
  );
}
