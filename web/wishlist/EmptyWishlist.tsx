import { signInPath } from '../accounts/accountAddress.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { EmptyState } from '../kit/page/EmptyState.tsx';
import { signInHint, wishlistPath } from './wishlistAddress.ts';

/** The empty state of the wishlist: how and where to add products. */
export function EmptyWishlist({ mayWish }: { mayWish: boolean }) {
  return (
    <EmptyState
      icon="heart"
      title="Your wishlist is empty."
      actions={
        mayWish ? <ButtonLink to="/shop/">Go to the shop</ButtonLink> : <ButtonLink to={signInPath(wishlistPath)}>Sign in</ButtonLink>
      }
    >
      <p>
        {mayWish
          ? 'Select the heart on a product to save it here. We remember its price and show you when the price drops or the product is back in stock.'
          : signInHint}
      </p>
    </EmptyState>
  );
}
