import type { CouponKind, SaveCouponInput } from '../__generated__/useCouponFormMutation.graphql.ts';
import {
  amountFaultOf,
  amountText,
  basisPointsOf,
  centsOf,
  percentFault,
  percentText,
  shopInstantOf,
  shopTimeText,
  wholeFaultOf,
  wholeOf,
} from '../kit/form/amounts.ts';

// From a coupon to the fields of its form, and from these to what is sent. Pure.

/** A product or a category. */
export interface Target {
  readonly databaseId: number;
  readonly name: string;
}

/** What stands in the fields. */
export interface CouponValues {
  code: string;
  description: string;
  kind: CouponKind;
  percent: string;
  amount: string;
  isEnabled: boolean;
  startsAt: string;
  endsAt: string;
  minimum: string;
  usageLimit: string;
  usageLimitPerCustomer: string;
  isExclusive: boolean;
  excludesReduced: boolean;
  products: readonly Target[];
  excludedProducts: readonly Target[];
  categories: readonly Target[];
  excludedCategories: readonly Target[];
}

/** What a new coupon begins with. */
export const blankValues: CouponValues = {
  code: '',
  description: '',
  kind: 'PERCENT',
  percent: '',
  amount: '',
  isEnabled: true,
  startsAt: '',
  endsAt: '',
  minimum: '',
  usageLimit: '',
  usageLimitPerCustomer: '',
  isExclusive: false,
  excludesReduced: false,
  products: [],
  excludedProducts: [],
  categories: [],
  excludedCategories: [],
};

interface Money {
  readonly amount: number;
}

/** A coupon as the form's fragment reads it. */
export interface ReadCoupon {
  readonly code: string;
  readonly description: string;
  readonly kind: CouponKind;
  readonly percentBasisPoints: number | null | undefined;
  readonly amount: Money | null | undefined;
  readonly isEnabled: boolean;
  readonly startsAt: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly minimum: Money | null | undefined;
  readonly usageLimit: number | null | undefined;
  readonly usageLimitPerCustomer: number | null | undefined;
  readonly isExclusive: boolean;
  readonly excludesReduced: boolean;
  readonly products: readonly Target[];
  readonly excludedProducts: readonly Target[];
  readonly categories: readonly Target[];
  readonly excludedCategories: readonly Target[];
}

const wholeText = (value: number | null | undefined) => (value == null ? '' : String(value));
const targets = (list: readonly Target[]) => list.map(({ databaseId, name }) => ({ databaseId, name }));

/** What stands in the fields for a coupon. */
export function valuesOf(coupon: ReadCoupon): CouponValues {
  return {
    code: coupon.code,
    description: coupon.description,
    kind: coupon.kind,
    percent: percentText(coupon.percentBasisPoints),
    amount: amountText(coupon.amount?.amount),
    isEnabled: coupon.isEnabled,
    startsAt: shopTimeText(coupon.startsAt),
    endsAt: shopTimeText(coupon.endsAt),
    minimum: amountText(coupon.minimum?.amount),
    usageLimit: wholeText(coupon.usageLimit),
    usageLimitPerCustomer: wholeText(coupon.usageLimitPerCustomer),
    isExclusive: coupon.isExclusive,
    excludesReduced: coupon.excludesReduced,
    products: targets(coupon.products),
    excludedProducts: targets(coupon.excludedProducts),
    categories: targets(coupon.categories),
    excludedCategories: targets(coupon.excludedCategories),
  };
}

/** What cannot be sent, by field. The rules of coupons are the server's. */
export function problemsOf(values: CouponValues): Partial<Record<keyof CouponValues, string>> {
  const problems: Partial<Record<keyof CouponValues, string>> = {};
  const check = (
    name: 'percent' | 'amount' | 'minimum' | 'usageLimit' | 'usageLimitPerCustomer',
    read: (text: string) => unknown,
    fault: string,
  ) => {
    if (values[name].trim() !== '' && read(values[name]) === null) problems[name] = fault;
  };
  if (values.kind === 'PERCENT') check('percent', basisPointsOf, percentFault);
  if (values.kind === 'FIXED') check('amount', centsOf, amountFaultOf(values.amount));
  check('minimum', centsOf, amountFaultOf(values.minimum));
  check('usageLimit', wholeOf, wholeFaultOf(values.usageLimit));
  check('usageLimitPerCustomer', wholeOf, wholeFaultOf(values.usageLimitPerCustomer));
  return problems;
}

const ids = (list: readonly Target[]) => list.map(({ databaseId }) => databaseId);

/** What is sent for the fields. */
export function inputOf(values: CouponValues): Omit<SaveCouponInput, 'databaseId' | 'expectedVersion'> {
  return {
    code: values.code,
    description: values.description,
    kind: values.kind,
    percentBasisPoints: values.kind === 'PERCENT' ? basisPointsOf(values.percent) : null,
    amountMinor: values.kind === 'FIXED' ? centsOf(values.amount) : null,
    isEnabled: values.isEnabled,
    startsAt: shopInstantOf(values.startsAt),
    endsAt: shopInstantOf(values.endsAt),
    minimumMinor: centsOf(values.minimum),
    usageLimit: wholeOf(values.usageLimit),
    usageLimitPerCustomer: wholeOf(values.usageLimitPerCustomer),
    isExclusive: values.isExclusive,
    excludesReduced: values.excludesReduced,
    productIds: ids(values.products),
    excludedProductIds: ids(values.excludedProducts),
    categoryIds: ids(values.categories),
    excludedCategoryIds: ids(values.excludedCategories),
  };
}
