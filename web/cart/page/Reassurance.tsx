import { Link } from 'react-router';
import { Icon } from '../../kit/Icon.tsx';
import styles from './cartPage.module.css';

/** What somebody wants to know before they go on to pay. @param delivery how long it takes, in a sentence; null when nothing is sent */
export function Reassurance({ delivery }: { delivery: string | null }) {
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
      <li>
        <Icon name="receipt" size={18} />
        <span>
          14 days to change your mind. <Link to="/terms/">Your rights</Link>
        </span>
      </li>
      <li>
        <Icon name="lock" size={18} />
        <span>You can review everything before you place your order.</span>
      </li>
    </ul>
  );
}
