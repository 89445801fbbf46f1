import { useSyncExternalStore, type SubmitEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type { HeartButton_product$key } from '../__generated__/HeartButton_product.graphql.ts';
import { Icon } from '../kit/Icon.tsx';
import { loadOnce } from '../kit/loadOnce.ts';
import { loadFailure } from '../kit/progressTexts.ts';
import { showToast } from '../kit/toast/toasts.ts';
import { useShopSettings } from '../settings/shopSettings.ts';
import styles from './HeartButton.module.css';
import { heartWait, subscribeToHearts, setHeartWait } from './hearts.ts';
import { shownCount } from './shownCount.ts';
import { useWishes } from './useWishes.ts';
import { notSaved, signInHint, wishlistPath } from './wishlistAddress.ts';
import * as t from './__generated__/messages.ts';

export interface HeartButtonProps {
  product: HeartButton_product$key;
  /** With a label where there is room; otherwise only the heart and its count. */
  look?: 'icon' | 'words';
}

const load = loadOnce(() => import('./pressHeart.ts'));
const preload = () => void load().catch(() => undefined);

/**
 * Adds a product to the visitor's wishlist and removes it (rows 88 to 91, 95). Whether it is on the list is read from the viewer's record,
 * so all hearts of one product change together. The click's code is preloaded when the pointer or the focus comes near; without script the
 * form adds the product and shows the wishlist.
 */
export function HeartButton({ product: key, look = 'icon' }: HeartButtonProps) {
  const { id, databaseId, name, wishCount } = useFragment(
    graphql`
      fragment HeartButton_product on Product {
        id
        databaseId
        name
        wishCount
      }
    `,
    key,
  );
  const wishes = useWishes();
  const settings = useShopSettings();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const wait = useSyncExternalStore(
    subscribeToHearts,
    () => heartWait(id),
    () => undefined,
  );
  const isWished = wishes?.productIds.includes(databaseId) ?? false;
  // The page's own setting: the stored copy of the visitor's data may be older.
  const mayWish = (settings?.guestsMayWish ?? true) || (wishes?.isSignedIn ?? false);
  const linksWished = settings?.wishedHeartsLink ?? true;

  function press(event?: SubmitEvent) {
    event?.preventDefault();
    const before = heartWait(id);
    if (before === 'coming') return;
    if (mayWish && !before) setHeartWait(id, 'coming');
    load().then(
      ({ pressHeart }) => pressHeart({ id, isWished, mayWish, linksWished, environment, navigate }),
      () => {
        setHeartWait(id, 'failed');
        showToast({ kind: 'danger', text: loadFailure, action: { label: t.tryAgain, run: press } });
      },
    );
  }
  return (
    <form className={styles.form} method="post" action={wishlistPath} onSubmit={press}>
      <button
        className={`${styles.heart} ${styles[look]}`}
        name="add"
        value={id}
        title={mayWish ? (wait === 'failed' ? notSaved : undefined) : signInHint}
        aria-pressed={isWished}
        aria-busy={!!wait}
        aria-disabled={!mayWish}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="heart" />
        <span className={styles.label}>
          {isWished ? t.onYourWishlist : t.addToWishlist}
          <span className="visually-hidden">
            : {name}
            {wishCount > 0 && t.wishesWishCount({ wishCount })}
          </span>
        </span>
        <span className={styles.count} aria-hidden="true">
          {shownCount(wishCount)}
        </span>
      </button>
    </form>
  );
}
