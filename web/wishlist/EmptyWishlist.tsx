import { signInPath } from '../accounts/accountAddress.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { EmptyState } from '../kit/page/EmptyState.tsx';
import { signInHint, wishlistPath } from './wishlistAddress.ts';
import * as t from './__generated__/messages.ts';

/** The empty state of the wishlist: how and where to add products. */
export function EmptyWishlist({ mayWish }: { mayWish: boolean }) {
  return (
    <EmptyState
      icon="heart"
      title={t.yourWishlistIsEmpty}
      actions={
        mayWish ? <ButtonLink to="/shop/">{t.goToTheShop}</ButtonLink> : <ButtonLink to={signInPath(wishlistPath)}>{t.signIn}</ButtonLink>
      }
    >
      <p>{mayWish ? t.selectHeartOnProduct : signInHint}</p>
    </EmptyState>
  );
}
