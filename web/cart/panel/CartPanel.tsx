import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartPanel_cart$key } from '../../__generated__/CartPanel_cart.graphql.ts';
import { DialogHead } from '../../kit/overlay/DialogHead.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { Announcer } from '../../visitor/Announcer.tsx';
import styles from './cartPanel.module.css';
import { CartPanelContents } from './CartPanelContents.tsx';
import { useSurfaceCart } from '../useSurfaceCart.ts';
import * as t from '../__generated__/messages.ts';

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Message about the last change of the cart; empty for none. */
  message: string;
  /** Changes with each opening. */
  number: number;
}

/** The cart drawer (rows 36 to 39): lines, quantities, totals and links. */
export function CartPanel({ isOpen, onClose, message, number }: CartPanelProps) {
  const id = useId();
  const key = useSurfaceCart();
  const cart = useFragment<CartPanel_cart$key>(
    graphql`
      fragment CartPanel_cart on Cart {
        itemCount
      }
    `,
    key ?? null,
  );
  const count = cart?.itemCount ?? 0;
  return (
    <Dialog className={styles.panel} kind="drawer-end" isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <Announcer>
        <DialogHead id={id} title={count > 0 ? t.yourCart2({ count }) : t.yourCart} onClose={onClose} />
        <CartPanelContents key={number} cart={key} message={message} onClose={onClose} />
      </Announcer>
    </Dialog>
  );
}
