import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartPanelContents_cart$key } from '../../__generated__/CartPanelContents_cart.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import { SplitSums } from '../../marketplace/SplitSums.tsx';
import { useAnnounce } from '../../visitor/announcement.ts';
import styles from './cartPanel.module.css';
import { CartPanelLine } from './CartPanelLine.tsx';
import { focusBesides } from '../line/focusBesides.ts';
import { requestCartRefresh } from '../../visitor/freshness/refreshRequests.ts';
import { TryAgain } from '../../visitor/TryAgain.tsx';
import { useCartLoading } from '../useCartLoading.ts';
import { cartPath, viewCart } from '../ViewCartLink.tsx';
import * as t from '../__generated__/messages.ts';

export interface CartPanelContentsProps {
  /** Undefined while the cart is unknown. */
  cart: CartPanelContents_cart$key | null | undefined;
  /** Message about the last change of the cart; empty for none. */
  message: string;
  onClose: () => void;
}

/** The content below the drawer's heading. The last known cart stays visible while it is reloaded, and if that fails. */
export function CartPanelContents({ cart: key, message, onClose }: CartPanelContentsProps) {
  const cart = useFragment(
    graphql`
      fragment CartPanelContents_cart on Cart {
        subtotal {
          formatted
        }
        lines {
          id
          quantity
          ...CartPanelLine_line
        }
        ...SplitSums_cart
      }
    `,
    key ?? null,
  );
  const { isUnknown, isAsking, reason } = useCartLoading(key);
  // The message applies only to the cart's state at opening: the next change hides it.
  const state = cart?.lines.map(({ id, quantity }) => `${id} ${quantity}`).join() ?? '';
  const [opening] = useState(state);
  const isMessageShown = message !== '' && state === opening;
  const [gone, setGone] = useState<{ text: string; state: string | null } | null>(null);
  // The response that reported the missing line has also brought the cart without it.
  if (gone?.state === null) setGone({ ...gone, state });
  const onLost = useCallback((text: string) => setGone({ text, state: null }), []);
  const list = useRef<HTMLUListElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  useEffect(() => (isMessageShown ? announce(message) : undefined), [announce, isMessageShown, message]);
  // Lines whose change got no response show this themselves, so the drawer doesn't repeat it.
  const [unsent, countUnsent] = useReducer((count: number, more: number) => count + more, 0);
  const moveFocus = useCallback((key: string) => focusBesides(list.current, key) || top.current?.focus(), []);

  return (
    <div className={styles.contents} aria-busy={isAsking}>
      <div className={styles.top} ref={top} tabIndex={-1}>
        {isMessageShown && (
          <p className={styles.said}>
            <Icon name="check" size={18} /> {message}
          </p>
        )}
        {gone?.state === state && (
          <p className={styles.problem} role="alert">
            {gone.text}
          </p>
        )}
        {reason !== null && unsent === 0 && (
          <div className={styles.problem} role="alert">
            <p>{reason}</p>
            <TryAgain isTrying={isAsking} onTry={requestCartRefresh} moveFocus={() => top.current?.focus()} />
          </div>
        )}
      </div>
      {cart && cart.lines.length > 0 ? (
        <>
          <ul ref={list} role="list" className={styles.lines} aria-label={t.itemsInYourCart}>
            {cart.lines.map((line) => (
              <CartPanelLine key={line.id} line={line} onRemoving={moveFocus} onLost={onLost} onUnsent={countUnsent} onFollow={onClose} />
            ))}
          </ul>
          <div className={styles.foot}>
            <p className={styles.subtotal}>
              <strong>{t.subtotal}</strong> <strong className={styles.amount}>{cart.subtotal.formatted}</strong>
            </p>
            <SplitSums cart={cart} />
            <p className={styles.note}>{t.vatIncludedDeliveryCoupons}</p>
            <div className={styles.buttons}>
              <ButtonLink kind="secondary" isWide to={cartPath} onClick={onClose}>
                {viewCart}
              </ButtonLink>
              <ButtonLink isWide to="/checkout/" onClick={onClose}>
                {t.checkout}
              </ButtonLink>
            </div>
          </div>
        </>
      ) : isUnknown ? (
        reason === null && <p className={styles.loading}>{progressTexts.loading}</p>
      ) : (
        <div className={styles.empty}>
          <span className={styles.emptyIcon}>
            <Icon name="cart" size={40} />
          </span>
          <p>{t.yourCartIsEmpty}</p>
          <ButtonLink to="/shop/" onClick={onClose}>
            {t.goToTheShop}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
