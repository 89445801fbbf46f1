import type { Tx } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/** Brings along what a module keeps with a cart, within the transaction in which one cart joins another. Both are locked. */
export type CartMerger = (tx: Tx, carts: { from: number; to: number }) => Promise<void>;

/** What goes along when carts are merged, besides lines and coupons. */
export const cartMergers: ExtensionPoint<CartMerger> = new ExtensionPoint('merging carts');
