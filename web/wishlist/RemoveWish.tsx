import { useSyncExternalStore, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { Icon } from '../kit/Icon.tsx';
import { changeWishlist, isChanging, removalWait } from './changeWish.ts';
import { subscribeToHearts } from './hearts.ts';
import { notSaved, wishlistPath } from './wishlistAddress.ts';
import * as t from './__generated__/messages.ts';

export interface RemoveWishProps {
  productId: string;
  name: string;
  className?: string;
  /** Called before the product is removed, so that the focus can move elsewhere. */
  onRemove: () => void;
}

/** The heart on the wishlist page (row 90): removes the product, with a way to undo that. */
export function RemoveWish({ productId, name, className, onRemove }: RemoveWishProps) {
  const environment = useRelayEnvironment();
  const { search } = useLocation();
  const wait = useSyncExternalStore(
    subscribeToHearts,
    () => removalWait(productId),
    () => undefined,
  );
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isChanging(productId)) return;
    onRemove();
    void changeWishlist(environment, productId, false);
  }
  return (
    // Without script it leads back to the current page of the list.
    <form method="post" action={wishlistPath + search} onSubmit={submit}>
      <button
        className={className}
        name="remove"
        value={productId}
        title={wait === 'failed' ? notSaved : undefined}
        aria-busy={wait !== undefined}
        data-line-focus=""
      >
        <Icon name="close" size={16} />
        {wait === 'running' ? t.removing : t.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
    </form>
  );
}
