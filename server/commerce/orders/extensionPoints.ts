import type { Tx } from '../../platform/database/db.ts';
import type { ShopError } from '../../platform/errors/errors.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { PlaceOrderDetails } from './checkout/input.ts';

/** The cart that is ordered, locked. */
interface CartToOrder {
  cartId: number;
  /** Whether it may hold lines that this shop does not sell itself. */
  hasOtherLines: boolean;
}

/** An order that has just been placed, in the same transaction. */
export interface NewOrder {
  orderId: number;
  visitorId: number;
  accountId: number | null;
}

/** A module's part in placing orders. */
export interface OrderParticipant {
  /** Failures of its own, which placeOrder answers with. */
  errors?: readonly (new (...args: never[]) => ShopError)[];
  /** Refuses a cart. @throws one of its errors */
  checkCart?(tx: Tx, cart: CartToOrder): Promise<void>;
  /** Reads what it needs before the transaction. @returns what it writes beside the order; null for nothing */
  prepare?(
    shop: Shop,
    request: { visitorId: number; details: PlaceOrderDetails },
  ): Promise<((tx: Tx, order: NewOrder) => Promise<void>) | null>;
  /** What was ordered leaves the cart now; the caller makes the cart's version grow. */
  cartOrdered?(tx: Tx, cart: CartToOrder): Promise<void>;
  /** Who placed these orders is blanked out: so is what the module has written beside them. */
  ordersErased?(tx: Tx, orderIds: readonly number[]): Promise<void>;
}

/** The modules of higher layers that take part in placing orders. */
export const ordering: ExtensionPoint<OrderParticipant> = new ExtensionPoint('placing orders');
