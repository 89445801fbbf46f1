import type { CouponKind } from '../__generated__/useCouponFormCreateMutation.graphql.ts';
import type { CouponValues } from './couponValues.ts';

// Labels of a coupon's fields, shared with the server, and their values in words.

export const labels: Readonly<Record<keyof CouponValues, string>> = {
  code: 'Code',
  description: 'Description for shoppers',
  kind: 'Type',
  percentBasisPoints: 'Percentage',
  amountMinor: 'Amount',
  isEnabled: 'Enabled',
  startsAt: 'Starts',
  endsAt: 'Ends',
  minimumMinor: 'Minimum spend',
  usageLimit: 'Maximum number of uses',
  usageLimitPerCustomer: 'Maximum uses per customer',
  isExclusive: 'Exclusive',
  excludesReduced: 'Exclude sale items',
  productIds: 'Products',
  excludedProductIds: 'Excluded products',
  categoryIds: 'Categories',
  excludedCategoryIds: 'Excluded categories',
};

export const kindLabels: Readonly<Partial<Record<CouponKind, string>>> = {
  PERCENT: 'Percentage off',
  FIXED: 'Amount off the cart',
  FREE_SHIPPING: 'Free delivery',
};
export const kinds = ['PERCENT', 'FIXED', 'FREE_SHIPPING'] as const;

/** A field's value in words. */
export function couponValueText(name: keyof CouponValues, values: CouponValues): string {
  const value = values[name];
  if (name === 'kind') return kindLabels[values.kind] ?? values.kind;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.map((target) => target.name).join(', ');
}
