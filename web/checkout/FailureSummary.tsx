import { Link } from 'react-router';
import { cartPath } from '../cart/ViewCartLink.tsx';
import styles from './checkout.module.css';
import type { CheckoutFailure } from './failure.ts';

const aboutTheCart = ['CART_CHANGED', 'OUT_OF_STOCK', 'NOT_PURCHASABLE'];

/** Says above the form why nothing was ordered, with a way to each field at fault. */
export function FailureSummary({ failure }: { failure: CheckoutFailure | null }) {
  if (!failure) return null;
  return (
    <div className={styles.failure} role="alert">
      <p>{failure.message}</p>
      {failure.code === 'CART_CHANGED' && <p>The totals are up to date now. Order again if you agree.</p>}
      {failure.issues.length > 0 && (
        <ul>
          {failure.issues.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
      {aboutTheCart.includes(failure.code) && (
        <p>
          <Link to={cartPath}>Look at your cart</Link>
        </p>
      )}
    </div>
  );
}
