import { signInPath } from '../accounts/accountAddress.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import styles from './emptyWishlist.module.css';
import { signInHint, wishlistPath } from './wishlistAddress.ts';

/** The empty state of the wishlist: how and where to add products. */
export function EmptyWishlist({ mayWish }: { mayWish: boolean }) {
  return (
    <div className={styles.empty}>
      <span className={styles.heart}>
        <Icon name="heart" size={32} />
      </span>
      <p className={styles.title}>Your wishlist is empty.</p>
      <p className={styles.text}>
        {mayWish
          ? 'Select the heart on a product to save it here. We remember its price and show you when the price drops or the product is back in stock.'
          : signInHint}
      </p>
      {mayWish ? <ButtonLink to="/shop/">Go to the shop</ButtonLink> : <ButtonLink to={signInPath(wishlistPath)}>Sign in</ButtonLink>}
    </div>
  );
}
