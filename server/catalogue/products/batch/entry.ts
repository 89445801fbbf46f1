import type { ProductRecord } from './record.ts';

/** A record on its way into the shop; the ids are filled in as they become known. */
export interface Entry {
  record: ProductRecord;
  /** What the slug begins with; without a SKU it is also what the product is found again by. */
  slugBase: string;
  productId?: number;
  isNew: boolean;
  brandId?: number;
  /** The product that a variation belongs to. */
  parent?: { id: number; taxClass: string };
  previousParentId?: number | null;
}
