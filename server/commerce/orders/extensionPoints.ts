import type { Language } from '../../../shared/languages.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
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

/** A cart of which an order was placed or paid, locked. */
interface OrderedCart extends CartToOrder {
  orderId: number;
  /** Whether the order was placed before, and has been paid only now. */
  isPaidLater: boolean;
}

/** An order that was just placed, in the same transaction. */
export interface NewOrder {
  orderId: number;
  visitorId: number;
  accountId: number | null;
  cartId: number;
  /** Whether the ordered items leave the cart now, instead of with the payment. */
  leavesCart: boolean;
  /** The ordered lines of the cart, by `position` of the order's lines. */
  cartLineIds: readonly number[];
}

/** An email about an order. */
export interface OrderEmail {
  orderId: number;
  /** The refund that the email is about. */
  refundId?: number | undefined;
  language: Language;
}

/** A document about an order that its emails link to. */
export interface OrderDocument {
  /** Text of the link, such as "Invoice INV-2026-00001". */
  label: string;
  /** Path in this shop, which may contain the order's key. */
  path: string;
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
  /**
   * Called when ordered items leave the cart, which may have changed since an order that is paid later; the caller increments the cart's
   * version.
   */
  cartOrdered?(tx: Tx, cart: OrderedCart): Promise<void>;
  /** Called when a refund of order lines is requested or fails, within its transaction, with the order locked. */
  refundsChanged?(tx: Tx, orderId: number): Promise<void>;
  /** Called when an order was paid, completed, cancelled or refunded, in the same transaction, which has locked the order. */
  orderChanged?(tx: Tx, change: { orderId: number; at: Date }): Promise<void>;
  /**
   * The documents that an email about an order links to.
   * @returns documents with labels in the email's language
   */
  documents?(db: Pick<Db, 'prisma'>, email: OrderEmail): Promise<OrderDocument[]>;
  /** Called when these orders are anonymised, so that the module anonymises its own data about them. */
  ordersErased?(tx: Tx, orderIds: readonly number[]): Promise<void>;
}

/** Modules that take part in orders without being known to this one. */
export const ordering: ExtensionPoint<OrderParticipant> = new ExtensionPoint('placing orders');
