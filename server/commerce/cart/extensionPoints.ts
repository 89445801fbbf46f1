import type { Tx } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/**
 * Moves a module's data about a cart when one cart is merged into another, in the same transaction. Both carts are locked. `to` has the
 * lines of both; those of `from` are deleted afterwards.
 */
export type CartMerger = (tx: Tx, carts: { from: number; to: number }) => Promise<void>;

/** Data to move when carts are merged, besides lines and coupons. */
export const cartMergers: ExtensionPoint<CartMerger> = new ExtensionPoint('merging carts');
