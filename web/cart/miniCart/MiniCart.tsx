import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MiniCart_cart$key } from '../../__generated__/MiniCart_cart.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import { SplitSums } from '../../marketplace/SplitSums.tsx';
import styles from './miniCart.module.css';
import { focusBesides } from '../line/focusBesides.ts';
import { requestCartRefresh } from '../../visitor/freshness/refreshRequests.ts';
import { MiniCartLine } from './MiniCartLine.tsx';
import { TryAgain } from '../../visitor/TryAgain.tsx';
import { useCartLoading } from '../useCartLoading.ts';
import { useSurfaceCart } from '../useSurfaceCart.ts';
import { cartPath, viewCart } from '../ViewCartLink.tsx';
import * as t from '../__generated__/messages.ts';

export interface MiniCartProps {
  onClose: () => void;
  /** Focuses an element outside when the focused one is removed. */
  focusOutside: () => void;
}

/** The mini-cart (row 32): lines with a remove link, subtotal, and links. An unknown cart is not shown as empty. */
export function MiniCart({ onClose, focusOutside }: MiniCartProps) {
  const key = useSurfaceCart();
  const { isUnknown, isAsking, reason } = useCartLoading(key);
  const cart = useFragment<MiniCart_cart$key>(
    graphql`
      fragment MiniCart_cart on Cart {
        subtotal {
          formatted
        }
        lines {
          id
          ...MiniCartLine_line
        }
        ...SplitSums_cart
      }
    `,
    key ?? null,
  );
  const list = useRef<HTMLUListElement>(null);
  if (isUnknown && reason !== null)
    return (
      <div className={styles.problem} role="alert">
        <p>{reason}</p>
        <TryAgain isTrying={isAsking} onTry={requestCartRefresh} moveFocus={focusOutside} />
      </div>
    );
  if (isUnknown) return <p className={styles.empty}>{progressTexts.loading}</p>;
  if (!cart || cart.lines.length === 0) return <p className={styles.empty}>{t.noProductsInCart}</p>;
  return (
    <>
      <ul ref={list} role="list" className={styles.lines} aria-label={t.itemsInYourCart}>
        {cart.lines.map((line) => (
          <MiniCartLine
            key={line.id}
            line={line}
            onRemoving={(key) => focusBesides(list.current, key) || focusOutside()}
            onFollow={onClose}
          />
        ))}
      </ul>
      <p className={styles.subtotal}>
        <strong>{t.subtotalLabel}</strong> <span>{cart.subtotal.formatted}</span>
      </p>
      <div className={styles.split}>
        <SplitSums cart={cart} />
      </div>
      <div className={styles.buttons}>
        <ButtonLink kind="secondary" to={cartPath} onClick={onClose}>
          {viewCart}
        </ButtonLink>
        <ButtonLink to="/checkout/" onClick={onClose}>
          {t.checkout}
        </ButtonLink>
      </div>
    </>
  );
}
