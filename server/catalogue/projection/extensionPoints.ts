import type { SqlClient } from '../../platform/database/sql.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/** Data that depends on the categories of products and is updated in the same transaction when products move. */
export interface FollowsProducts {
  /** Called when the categories of these products have changed. */
  productsMoved(sql: SqlClient, productIds: readonly number[]): Promise<void>;
  /** Called when the category tree has changed, or all products were refreshed. */
  categoriesChanged(sql: SqlClient): Promise<void>;
}

/** Finds products whose pages show other products, for reasons that this module doesn't know. */
export interface ShowsBeside {
  /**
   * SQL query, run when products have changed, so that cached pages which show them are made again. Returns the IDs of the products whose
   * pages may show any of those in the relation `affected` (column `id`: products and variations), published or not.
   */
  besideSql: string;
}

/** Modules that show products on the pages of other products. */
export const shownBeside: ExtensionPoint<ShowsBeside> = new ExtensionPoint('products on pages of other products');

/** Modules whose data follows the categories of products. */
export const followers: ExtensionPoint<FollowsProducts> = new ExtensionPoint('moves of products');
