import type { CouponKind } from '../__generated__/useCouponFormMutation.graphql.ts';
import type { CouponValues } from './couponValues.ts';

// What the fields of a coupon's form are called, here and by the server, and their values in words.

/** What the fields are called. */
export const labels: Readonly<Record<keyof CouponValues, string>> = {
  code: 'Code',
  description: 'What shoppers read beside it',
  kind: 'Kind',
  percentBasisPoints: 'Percent',
  amountMinor: 'Amount',
  isEnabled: 'Switched on',
  startsAt: 'Starts',
  endsAt: 'Ends',
  minimumMinor: 'Least worth of the goods',
  usageLimit: 'Orders that may use it',
  usageLimitPerCustomer: 'Orders of one customer',
  isExclusive: 'Not beside other coupons',
  excludesReduced: 'Not for goods on sale',
  productIds: 'Products',
  excludedProductIds: 'Products left out',
  categoryIds: 'Categories',
  excludedCategoryIds: 'Categories left out',
};

export const kindWords: Readonly<Partial<Record<CouponKind, string>>> = {
  PERCENT: 'Percent off',
  FIXED: 'Amount off the cart',
  FREE_SHIPPING: 'Free delivery',
};
export const kinds = ['PERCENT', 'FIXED', 'FREE_SHIPPING'] as const;

/** A field's value in words. */
export function couponWords(name: keyof CouponValues, values: CouponValues): string {
  const value = values[name];
  if (name === 'kind') return kindWords[values.kind] ?? values.kind;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.map((target) => target.name).join(', ');
}
