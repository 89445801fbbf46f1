import type { CouponKind } from '../__generated__/useCouponFormCreateMutation.graphql.ts';
import type { CouponValues } from './couponValues.ts';
import * as t from './__generated__/messages.ts';

// Labels of a coupon's fields, shared with the server, and their values in words.

export const labels: Readonly<Record<keyof CouponValues, string>> = {
  code: t.code,
  description: t.descriptionForShoppers,
  kind: t.type,
  percentBasisPoints: t.percentage,
  amountMinor: t.amount,
  isEnabled: t.enabled,
  startsAt: t.starts,
  endsAt: t.ends,
  minimumMinor: t.minimumSpend,
  usageLimit: t.maximumNumberOfUses,
  usageLimitPerCustomer: t.maximumUsesPerCustomer,
  isExclusive: t.exclusive,
  excludesReduced: t.excludeSaleItems,
  productIds: t.products,
  excludedProductIds: t.excludedProducts,
  categoryIds: t.categories,
  excludedCategoryIds: t.excludedCategories,
};

export const kindLabels: Readonly<Partial<Record<CouponKind, string>>> = {
  PERCENT: t.percentageOff,
  FIXED: t.amountOffTheCart,
  FREE_SHIPPING: t.freeDelivery,
};
export const kinds = ['PERCENT', 'FIXED', 'FREE_SHIPPING'] as const;

/** A field's value in words. */
export function couponValueText(name: keyof CouponValues, values: CouponValues): string {
  const value = values[name];
  if (name === 'kind') return kindLabels[values.kind] ?? values.kind;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  return typeof value === 'string' ? value : value.map((target) => target.name).join(', ');
}
