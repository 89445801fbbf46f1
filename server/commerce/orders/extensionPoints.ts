import type { Tx } from '../../platform/database/db.ts';
import type { ShopError } from '../../platform/errors/errors.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { PlaceOrderDetails } from './checkout/input.ts';

/** The cart to order, locked. */
interface CartToOrder {
  cartId: number;
  /** Whether the cart may contain items that this shop doesn't sell itself. */
  hasOtherLines: boolean;
}

/** An order that was just placed, in the same transaction. */
export interface NewOrder {
  orderId: number;
  visitorId: number;
  accountId: number | null;
}

/** A module that takes part in orders: when they are placed, refunded or anonymised. */
export interface OrderParticipant {
  /** The module's own errors, which placeOrder may return. */
  errors?: readonly (new (...args: never[]) => ShopError)[];
  /**
   * Rejects a cart.
   * @throws one of the module's errors
   */
  checkCart?(tx: Tx, cart: CartToOrder): Promise<void>;
  /**
   * Reads the data that the module needs, before the transaction.
   * @returns a function that writes the module's data along with the order; null for none
   */
  prepare?(
    shop: Shop,
    request: { visitorId: number; details: PlaceOrderDetails },
  ): Promise<((tx: Tx, order: NewOrder) => Promise<void>) | null>;
  /** Called when ordered items leave the cart; the caller increments the cart's version. */
  cartOrdered?(tx: Tx, cart: CartToOrder): Promise<void>;
  /** Called when a refund of order lines is requested or fails, within its transaction, with the order locked. */
  refundsChanged?(tx: Tx, orderId: number): Promise<void>;
  /** Called when these orders are anonymised, so that the module anonymises its own data about them. */
  ordersErased?(tx: Tx, orderIds: readonly number[]): Promise<void>;
}

/** Modules that take part in orders without being known to this one. */
export const ordering: ExtensionPoint<OrderParticipant> = new ExtensionPoint('placing orders');
