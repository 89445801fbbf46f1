import type { SqlClient } from '../../platform/database/sql.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/** A product in a file, with its cells of the columns that a module added. */
export interface ColumnRow {
  productId: number;
  isVariation: boolean;
  /** Cells by heading; '' clears a value. Headings that the file lacks are missing. */
  cells: Readonly<Record<string, string>>;
  /** Reports a cell that was skipped, as a full sentence. */
  warn: (reason: string) => void;
}

/** Columns of product files whose data a module keeps beside the catalogue. */
export interface ProductColumns {
  /** Headings of the columns at present. */
  headings(sql: SqlClient): Promise<string[]>;
  /**
   * Stores the cells of a batch, within its transaction.
   * @returns IDs of the products that were changed
   */
  write(sql: SqlClient, rows: readonly ColumnRow[]): Promise<number[]>;
  /** @returns the cells of products by ID, without empty ones */
  read(sql: SqlClient, productIds: readonly number[]): Promise<Map<number, Record<string, string>>>;
}

/** Modules that add columns to product files. */
export const productColumns: ExtensionPoint<ProductColumns> = new ExtensionPoint('columns of product files');
