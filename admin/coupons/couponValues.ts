import { array, boolean, check, custom, object, pipe, string, transform, type input } from 'zod/mini';
import type { CouponKind } from '../__generated__/useCouponFormCreateMutation.graphql.ts';
import { amountFaultOf, amountText, basisPointsOf, percentFault, percentText, shopInstantOf, shopTimeText } from '../kit/form/amounts.ts';
import { centsOf } from '../../shared/money/parseAmount.ts';
import { optionalAmount, optionalWhole } from '../kit/form/schemas.ts';

// Maps a coupon to its form's values, and these to the mutation's input. Pure.

/** A product or a category. */
export interface Target {
  readonly id: string;
  readonly name: string;
}

const instant = pipe(string(), transform(shopInstantOf));
const targetIds = pipe(
  array(custom<Target>()),
  transform((list) => list.map(({ id }) => id)),
);
const fields = object({
  code: string(),
  description: string(),
  kind: custom<CouponKind>(),
  percentBasisPoints: string(),
  amountMinor: string(),
  isEnabled: boolean(),
  startsAt: instant,
  endsAt: instant,
  minimumMinor: optionalAmount,
  usageLimit: optionalWhole,
  usageLimitPerCustomer: optionalWhole,
  isExclusive: boolean(),
  excludesReduced: boolean(),
  productIds: targetIds,
  excludedProductIds: targetIds,
  categoryIds: targetIds,
  excludedCategoryIds: targetIds,
});

const isBlank = (text: string) => text.trim() === '';

/** Maps the fields' values to the mutation's input. A value that the coupon's kind does not have is neither validated nor sent. */
export const couponSchema = pipe(
  fields.check(
    check(({ value, issues }) => {
      const { kind, percentBasisPoints, amountMinor } = value;
      const fault = (name: string, message: string) => issues.push({ code: 'custom', input: value, path: [name], message });
      if (kind === 'PERCENT' && !isBlank(percentBasisPoints) && basisPointsOf(percentBasisPoints) === null)
        fault('percentBasisPoints', percentFault);
      if (kind === 'FIXED' && !isBlank(amountMinor) && centsOf(amountMinor) === null) fault('amountMinor', amountFaultOf(amountMinor));
    }),
  ),
  transform((coupon) => ({
    ...coupon,
    percentBasisPoints: coupon.kind === 'PERCENT' ? basisPointsOf(coupon.percentBasisPoints) : null,
    amountMinor: coupon.kind === 'FIXED' ? centsOf(coupon.amountMinor) : null,
  })),
);

/** Values of the fields. */
export type CouponValues = input<typeof couponSchema>;

export const blankValues: CouponValues = {
  code: '',
  description: '',
  kind: 'PERCENT',
  percentBasisPoints: '',
  amountMinor: '',
  isEnabled: true,
  startsAt: '',
  endsAt: '',
  minimumMinor: '',
  usageLimit: '',
  usageLimitPerCustomer: '',
  isExclusive: false,
  excludesReduced: false,
  productIds: [],
  excludedProductIds: [],
  categoryIds: [],
  excludedCategoryIds: [],
};

interface Product {
  readonly productId: string;
  readonly name: string;
}

interface Category {
  readonly categoryId: string;
  readonly name: string;
}

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
  readonly products: readonly Product[];
  readonly excludedProducts: readonly Product[];
  readonly categories: readonly Category[];
  readonly excludedCategories: readonly Category[];
}

const integerText = (value: number | null | undefined) => (value == null ? '' : String(value));
const products = (list: readonly Product[]) => list.map(({ productId: id, name }) => ({ id, name }));
const categories = (list: readonly Category[]) => list.map(({ categoryId: id, name }) => ({ id, name }));

/** A coupon as the fields' values. */
export function valuesOf(coupon: ReadCoupon): CouponValues {
  return {
    code: coupon.code,
    description: coupon.description,
    kind: coupon.kind,
    percentBasisPoints: percentText(coupon.percentBasisPoints),
    amountMinor: amountText(coupon.amount?.amount),
    isEnabled: coupon.isEnabled,
    startsAt: shopTimeText(coupon.startsAt),
    endsAt: shopTimeText(coupon.endsAt),
    minimumMinor: amountText(coupon.minimum?.amount),
    usageLimit: integerText(coupon.usageLimit),
    usageLimitPerCustomer: integerText(coupon.usageLimitPerCustomer),
    isExclusive: coupon.isExclusive,
    excludesReduced: coupon.excludesReduced,
    productIds: products(coupon.products),
    excludedProductIds: products(coupon.excludedProducts),
    categoryIds: categories(coupon.categories),
    excludedCategoryIds: categories(coupon.excludedCategories),
  };
}
