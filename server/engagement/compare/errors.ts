import { ShopError } from '../../platform/errors/errors.ts';
import type { CompareGroup } from '../../generated/prisma/client.ts';
import { says } from './__generated__/messages.ts';

/** The product belongs to no group of comparable products. */
export class NotComparableError extends ShopError {
  readonly code = 'NOT_COMPARABLE';
  readonly productName: string;

  constructor(productName: string) {
    super(
      says((t) => t.productCantBeCompared({ productName })),
      ['input', 'productId'],
    );
    this.productName = productName;
  }
}

/** The list already contains the maximum number of products of this group. */
export class CompareListFullError extends ShopError {
  readonly code = 'COMPARE_LIST_FULL';
  readonly max: number;
  readonly group: CompareGroup;

  constructor(max: number, group: CompareGroup) {
    super(
      says((t) => t.comparisonIsFull({ max, group: group.name })),
      ['input', 'productId'],
    );
    this.max = max;
    this.group = group;
  }
}
