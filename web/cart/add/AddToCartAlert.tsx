import { useActionData } from 'react-router';
import type { CartActionData } from '../page/actions.ts';
import styles from './addToCart.module.css';
import { useRefusal } from './useRefusal.ts';

/** For the product page: why its form added nothing to the cart without scripts, or why a card on another page added nothing. */
export function AddToCartAlert() {
  const refusal = useRefusal();
  const reason = useActionData<CartActionData>()?.error ?? refusal;
  if (!reason) return null;
  return (
    <p className={styles.reason} role="alert" tabIndex={-1}>
      {reason}
    </p>
  );
}
