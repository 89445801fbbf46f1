import type { IEnvironment } from 'relay-runtime';
import { showToast } from '../kit/toast/toasts.ts';
import { changeWish, isChanging, repeatFailed } from './changeWish.ts';
import { heartStep, type HeartFacts } from './heartRule.ts';
import { setHeartWait, wishedHere } from './hearts.ts';
import { isWishlistPath, signInHint, wishlistPath } from './wishlistAddress.ts';

export interface PressedHeart extends Pick<HeartFacts, 'mayWish' | 'isWished' | 'linksWished'> {
  /** Of the product. */
  id: string;
  environment: IEnvironment;
  navigate: (path: string) => unknown;
}

/** A heart was clicked. While its change runs, further clicks do nothing; after a failure the next one tries again (row 95). */
export function pressHeart({ id, environment, navigate, ...facts }: PressedHeart): void {
  if (isChanging(id) || repeatFailed(environment, id)) return;
  // Code that came at last leaves nothing to wait for.
  setHeartWait(id, null);
  const isFavouritesPage = isWishlistPath(window.location.pathname);
  const step = heartStep({ ...facts, isWishedHere: wishedHere.has(id), isFavouritesPage });
  if (step === 'refuse') showToast({ kind: 'danger', text: signInHint });
  else if (step === 'open wishlist') void navigate(wishlistPath);
  else void changeWish(environment, id, step === 'add');
}
