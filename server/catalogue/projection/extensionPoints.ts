import type { SqlClient } from '../../platform/database/sql.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/** Data that depends on the categories of products and is updated in the same transaction when products move. */
export interface FollowsProducts {
  /** Called when the categories of these products have changed. */
  productsMoved(sql: SqlClient, productIds: readonly number[]): Promise<void>;
  /** Called when the category tree has changed, or all products were refreshed. */
  categoriesChanged(sql: SqlClient): Promise<void>;
}

/** Modules whose data follows the categories of products. */
export const followers: ExtensionPoint<FollowsProducts> = new ExtensionPoint('moves of products');
