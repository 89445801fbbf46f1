import { z } from 'zod';
import { hasHidden, line } from '../../platform/inputs/inputs.ts';
import { maxCodeLength, normalCode } from './rules.ts';

// Validates staff input for coupons. Decides which fields belong to which kind, so that no coupon mixes kinds.

const maxMinor = 100_000_000;
const maxUses = 1_000_000_000;
/** Maximum number of products or categories in each list of a coupon. */
const maxNamed = 200;

const amount = (least: number, fault: string) => z.int(fault).min(least, fault).max(maxMinor, 'Enter at most €1,000,000.');
const uses = z.int('Enter a whole number.').min(1, 'Enter at least 1.').max(maxUses, 'Enter at most 1,000,000,000.');
const ids = z
  .array(z.int().positive('Invalid ID.'))
  .max(maxNamed, `Select at most ${maxNamed}.`)
  .transform((list) => [...new Set(list)].toSorted((a, b) => a - b));

/** All fields of a coupon except its usage count. Amounts are in minor units; "endsAt" is exclusive. */
export const couponInput = z
  .object({
    code: z
      .string()
      .transform(normalCode)
      .refine((code) => code !== '', 'Enter a code.')
      .refine((code) => code.length <= maxCodeLength, `Use at most ${maxCodeLength} characters.`)
      .refine((code) => !hasHidden(code) && !/\s/.test(code), 'Use letters, digits and symbols without spaces.'),
    description: line(200),
    kind: z.enum(['PERCENT', 'FIXED', 'FREE_SHIPPING']),
    percentBasisPoints: z
      .int('Use at most two decimal places.')
      .min(1, 'Enter more than 0%.')
      .max(10_000, 'Enter at most 100%.')
      .nullable(),
    amountMinor: amount(1, 'Enter an amount above €0.').nullable(),
    isEnabled: z.boolean(),
    startsAt: z.date().nullable(),
    endsAt: z.date().nullable(),
    minimumMinor: amount(1, 'Enter an amount above €0, or leave this field empty.').nullable(),
    usageLimit: uses.nullable(),
    usageLimitPerCustomer: uses.nullable(),
    isExclusive: z.boolean(),
    excludesReduced: z.boolean(),
    productIds: ids,
    excludedProductIds: ids,
    categoryIds: ids,
    excludedCategoryIds: ids,
  })
  .superRefine((coupon, issues) => {
    const refuse = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message });
    if (coupon.kind === 'PERCENT' && coupon.percentBasisPoints === null) refuse('percentBasisPoints', 'Enter a percentage.');
    if (coupon.kind === 'FIXED' && coupon.amountMinor === null) refuse('amountMinor', 'Enter an amount.');
    if (coupon.startsAt && coupon.endsAt && coupon.endsAt <= coupon.startsAt) refuse('endsAt', 'The end must be after the start.');
    const { usageLimit, usageLimitPerCustomer } = coupon;
    if (usageLimit !== null && usageLimitPerCustomer !== null && usageLimitPerCustomer > usageLimit)
      refuse('usageLimitPerCustomer', 'The limit per customer can’t be higher than the total limit.');
    const both = (one: readonly number[], other: readonly number[]) => one.some((id) => other.includes(id));
    if (both(coupon.productIds, coupon.excludedProductIds)) refuse('excludedProductIds', 'A product can’t be both included and excluded.');
    if (both(coupon.categoryIds, coupon.excludedCategoryIds))
      refuse('excludedCategoryIds', 'A category can’t be both included and excluded.');
  })
  // Fields of other kinds are dropped.
  .transform((coupon) => ({
    ...coupon,
    percentBasisPoints: coupon.kind === 'PERCENT' ? coupon.percentBasisPoints : null,
    amountMinor: coupon.kind === 'FIXED' ? coupon.amountMinor : null,
  }));

export type CouponInput = z.input<typeof couponInput>;
/** The stored fields of a coupon. */
export type CouponDraft = z.output<typeof couponInput>;
