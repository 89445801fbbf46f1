import type { ProductRecord } from './record.ts';

/** A record being imported; the IDs are filled in as they become known. */
export interface Entry {
  record: ProductRecord;
  /** Start of the slug; without a SKU, also the key for finding the existing product. */
  slugBase: string;
  productId?: number;
  isNew: boolean;
  brandId?: number;
  manufacturerId?: number;
  /** The product that a variation belongs to. */
  parent?: { id: number; taxClass: string };
  previousParentId?: number | null;
}
