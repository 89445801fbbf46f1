import { z } from 'zod';
import { hasHidden, line } from '../../platform/inputs/inputs.ts';
import { maxCodeLength, normalCode } from './rules.ts';
import { issueText, withText } from '../../platform/errors/issueText.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Validates staff input for coupons. Decides which fields belong to which kind, so that no coupon mixes kinds.

const maxMinor = 100_000_000;
const maxUses = 1_000_000_000;
/** Maximum number of products or categories in each list of a coupon. */
const maxNamed = 200;

const amount = (least: number, fault: Text) =>
  z
    .int(withText(fault))
    .min(least, withText(fault))
    .max(maxMinor, withText(says((t) => t.enterAtMostOneMillionEuros)));
const uses = z
  .int(withText(says((t) => t.enterAWholeNumber)))
  .min(1, withText(says((t) => t.enterAtLeast1)))
  .max(maxUses, withText(says((t) => t.enterAtMostOneBillion)));
const ids = z
  .array(z.int().positive(withText(says((t) => t.invalidId))))
  .max(maxNamed, withText(says((t) => t.selectAtMost({ maxNamed }))))
  .transform((list) => [...new Set(list)].toSorted((a, b) => a - b));

/** All fields of a coupon except its usage count. Amounts are in minor units; "endsAt" is exclusive. */
export const couponInput = z
  .object({
    code: z
      .string()
      .transform(normalCode)
      .refine((code) => code !== '', withText(says((t) => t.enterACode)))
      .refine((code) => code.length <= maxCodeLength, withText(says((t) => t.useAtMostCharacters({ maxCodeLength }))))
      .refine((code) => !hasHidden(code) && !/\s/.test(code), withText(says((t) => t.useLettersDigitsSymbols))),
    description: line(200),
    kind: z.enum(['PERCENT', 'FIXED', 'FREE_SHIPPING']),
    percentBasisPoints: z
      .int(withText(says((t) => t.useAtMostTwoDecimals)))
      .min(1, withText(says((t) => t.enterMoreThan0)))
      .max(10_000, withText(says((t) => t.enterAtMost100)))
      .nullable(),
    amountMinor: amount(
      1,
      says((t) => t.enterAnAmountAbove0),
    ).nullable(),
    isEnabled: z.boolean(),
    startsAt: z.date().nullable(),
    endsAt: z.date().nullable(),
    minimumMinor: amount(
      1,
      says((t) => t.enterAnAmountOrLeaveEmpty),
    ).nullable(),
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
    const refuse = (field: string, text: Text) => issues.addIssue({ code: 'custom', path: [field], message: issueText(text) });
    if (coupon.kind === 'PERCENT' && coupon.percentBasisPoints === null)
      refuse(
        'percentBasisPoints',
        says((t) => t.enterAPercentage),
      );
    if (coupon.kind === 'FIXED' && coupon.amountMinor === null)
      refuse(
        'amountMinor',
        says((t) => t.enterAnAmount),
      );
    if (coupon.startsAt && coupon.endsAt && coupon.endsAt <= coupon.startsAt)
      refuse(
        'endsAt',
        says((t) => t.endMustBeAfterStart),
      );
    const { usageLimit, usageLimitPerCustomer } = coupon;
    if (usageLimit !== null && usageLimitPerCustomer !== null && usageLimitPerCustomer > usageLimit)
      refuse(
        'usageLimitPerCustomer',
        says((t) => t.customerLimitAboveTotal),
      );
    const both = (one: readonly number[], other: readonly number[]) => one.some((id) => other.includes(id));
    if (both(coupon.productIds, coupon.excludedProductIds))
      refuse(
        'excludedProductIds',
        says((t) => t.productBothIncludedAndExcluded),
      );
    if (both(coupon.categoryIds, coupon.excludedCategoryIds))
      refuse(
        'excludedCategoryIds',
        says((t) => t.categoryBothIncludedAndExcluded),
      );
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
