import { useActionData } from 'react-router';
import type { CartActionData } from './actions.ts';
import styles from './addToCart.module.css';

/** For the product page: why the form that was sent without script put nothing into the cart. */
export function AddToCartAlert() {
  const failure = useActionData<CartActionData>();
  if (!failure) return null;
  return (
    <p className={styles.reason} role="alert">
      {failure.error}
    </p>
  );
}
