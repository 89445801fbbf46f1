import { ShopError } from '../../platform/errors/errors.ts';
import type { CompareGroup } from '../../generated/prisma/client.ts';

/** The product belongs to no group of comparable products. */
export class NotComparableError extends ShopError {
  readonly code = 'NOT_COMPARABLE';
  readonly productName: string;

  constructor(productName: string) {
    super(`“${productName}” can’t be compared with other products.`, ['input', 'productId']);
    this.productName = productName;
  }
}

/** The list already contains the maximum number of products of this group. */
export class CompareListFullError extends ShopError {
  readonly code = 'COMPARE_LIST_FULL';
  readonly max: number;
  readonly group: CompareGroup;

  constructor(max: number, group: CompareGroup) {
    super(`You’re already comparing ${max} products in “${group.name}”. Remove one first.`, ['input', 'productId']);
    this.max = max;
    this.group = group;
  }
}
