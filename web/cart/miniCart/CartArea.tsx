import { useId, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { CartLink } from '../CartLink.tsx';
import styles from './cartArea.module.css';
import type { MiniCartProps } from './MiniCart.tsx';
import { MiniCartToggle } from './MiniCartToggle.tsx';
import { useMiniCartShown } from './miniCartShown.ts';
import { useFlyout } from './useFlyout.ts';
import { cartPath } from '../ViewCartLink.tsx';
import * as t from '../__generated__/messages.ts';

/**
 * The header's cart: the link to it, and in wide windows its amount in place of the link's label, which opens the mini-cart (rows 32 and
 * 33). The label is as wide as the amount, so that nothing moves when one replaces the other. The mini-cart's code is loaded when the pointer or focus comes near.
 */
export function CartArea() {
  const id = useId();
  const isShown = useMiniCartShown();
  const { isOpen, press, close, area, button, listeners } = useFlyout();
  const [Contents, setContents] = useState<ComponentType<MiniCartProps> | null>(null);
  const navigate = useNavigate();

  const load = async () => {
    const { MiniCart } = await import('./MiniCart.tsx');
    setContents(() => MiniCart);
  };
  const preload = () => {
    if (isShown) load().catch(() => undefined);
  };
  const isFlyoutOpen = isOpen && isShown && Contents !== null;
  return (
    <div ref={area} className={styles.area} {...listeners} onPointerOver={preload} onFocus={preload}>
      <span onClickCapture={close}>
        <CartLink label={t.shoppingCart} isAmountShown={isShown} />
      </span>
      <MiniCartToggle
        ref={button}
        isShown={isShown}
        isOpen={isFlyoutOpen}
        controls={id}
        onPress={() => {
          press();
          load().catch(() => navigate(cartPath));
        }}
      />
      {isFlyoutOpen && (
        <div className={styles.flyout} id={id}>
          <Contents onClose={close} focusOutside={() => area.current?.querySelector('a')?.focus()} />
        </div>
      )}
    </div>
  );
}
