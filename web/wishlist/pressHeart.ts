import type { IEnvironment } from 'relay-runtime';
import { showToast } from '../kit/toast/toasts.ts';
import { changeWishlist, isChanging, repeatFailed } from './changeWish.ts';
import { heartStep, type HeartFacts } from './heartRule.ts';
import { setHeartWait, addedOnPage } from './hearts.ts';
import { isWishlistPath, signInHint, wishlistPath } from './wishlistAddress.ts';

export interface PressedHeart extends Pick<HeartFacts, 'mayWish' | 'isWished' | 'linksWished'> {
  /** Of the product. */
  id: string;
  environment: IEnvironment;
  navigate: (path: string) => unknown;
}

/** Handles a click on a heart. While its change is running, further clicks do nothing; after a failure the next one retries (row 95). */
export function pressHeart({ id, environment, navigate, ...facts }: PressedHeart): void {
  if (isChanging(id) || repeatFailed(environment, id)) return;
  // The code is loaded, so nothing is pending any longer.
  setHeartWait(id, null);
  const isFavouritesPage = isWishlistPath(window.location.pathname);
  const step = heartStep({ ...facts, isAddedOnPage: addedOnPage.has(id), isFavouritesPage });
  if (step === 'refuse') showToast({ kind: 'danger', text: signInHint });
  else if (step === 'open wishlist') void navigate(wishlistPath);
  else void changeWishlist(environment, id, step === 'add');
}
