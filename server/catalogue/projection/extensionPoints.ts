import type { SqlClient } from '../../platform/database/sql.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/** Something that stands in the categories of products, and moves with them, within the same transaction. */
export interface FollowsProducts {
  /** These products stand in other categories now. */
  productsMoved(sql: SqlClient, productIds: readonly number[]): Promise<void>;
  /** The tree of categories has changed, or all products were derived anew. */
  categoriesChanged(sql: SqlClient): Promise<void>;
}

/** What follows products into other categories. */
export const followers: ExtensionPoint<FollowsProducts> = new ExtensionPoint('moves of products');
