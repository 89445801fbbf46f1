import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import type { CouponInput } from '../couponInput.ts';
import { saveCoupon, setCouponsEnabled } from '../staff.ts';
import { CouponKindEnum, AdminCouponType } from './adminCoupon.ts';
import './staffList.ts';

// Staff mutations on cart coupons. They require the right ORDERS, which covers sales.

const authScopes = { staff: 'ORDERS' } as const;
const description = 'The mutation’s input.';

const couponFields = (t: InputFields) => ({
  code: t.string({ required: true, description: 'Code that shoppers enter. Stored in capitals, unique, at most 50 characters.' }),
  description: t.string({ description: 'Description shown to shoppers next to the code, at most 200 characters.' }),
  kind: t.field({ type: CouponKindEnum, required: true, description: 'Kind of discount.' }),
  percentBasisPoints: t.int({ description: 'Discount in hundredths of a per cent for PERCENT, 1 to 10,000.' }),
  amountMinor: t.field({ type: 'MinorUnits', description: 'Discount in minor units for FIXED, at least 1.' }),
  isEnabled: t.boolean({ description: 'Whether the coupon is enabled; defaults to true.' }),
  startsAt: t.field({ type: 'DateTime', description: 'When the coupon becomes valid.' }),
  endsAt: t.field({ type: 'DateTime', description: 'When the coupon expires.' }),
  minimumMinor: t.field({ type: 'MinorUnits', description: 'Minimum value of the goods the coupon applies to, in minor units.' }),
  usageLimit: t.int({ description: 'Maximum number of orders that can use the coupon; must not be lower than the number of past uses.' }),
  usageLimitPerCustomer: t.int({ description: 'Maximum number of orders per email address that can use the coupon.' }),
  isExclusive: t.boolean({ description: 'Whether the coupon can’t be combined with other coupons.' }),
  excludesReduced: t.boolean({ description: 'Whether goods sold below their regular price are excluded.' }),
  productIds: t.rowIdList({
    of: productTypes,
    description: 'Global IDs of products the coupon applies to, at most 200.',
  }),
  excludedProductIds: t.rowIdList({
    of: productTypes,
    description: 'Global IDs of products that the coupon never applies to, at most 200.',
  }),
  categoryIds: t.rowIdList({ of: 'Category', description: 'Global IDs of categories the coupon applies to, at most 200.' }),
  excludedCategoryIds: t.rowIdList({
    of: 'Category',
    description: 'Global IDs of categories that the coupon never applies to, at most 200.',
  }),
});

const CreateCouponInput = builder.inputType('CreateCouponInput', {
  description: 'Settings of a new coupon. Omitted fields are unset: no limit, no date, no condition.',
  fields: couponFields,
});

const UpdateCouponInput = builder.inputType('UpdateCouponInput', {
  description: 'Complete settings of a coupon. Omitted fields are unset: no limit, no date, no condition.',
  fields: (t) => ({
    id: t.rowId({ of: 'Coupon', required: true, description: 'Global ID of the coupon.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the coupon that the caller read.' }),
    ...couponFields(t),
  }),
});

const SetCouponsEnabledInput = builder.inputType('SetCouponsEnabledInput', {
  description: 'Input for `setCouponsEnabled`.',
  fields: (t) => ({
    ids: t.rowIdList({ of: 'Coupon', required: true, description: 'Global IDs of the coupons, 1 to 100.' }),
    isEnabled: t.boolean({ required: true, description: 'Whether to enable the coupons.' }),
  }),
});

const couponPayload = (name: string, text: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    description: text,
    fields: (t) => ({
      coupon: t.field({
        type: AdminCouponType,
        description: 'The coupon after the change.',
        resolve: ({ id }, _args, { shop }) => shop.db.prisma.coupon.findUniqueOrThrow({ where: { id } }),
      }),
    }),
  });

const SetCouponsEnabledPayload = builder.objectRef<{ count: number }>('SetCouponsEnabledPayload').implement({
  description: 'The coupons were enabled or disabled.',
  fields: (t) => ({ count: t.exposeInt('count', { description: 'Number of coupons whose state changed.' }) }),
});

/** The same as the operations take it. */
const couponOf = (input: typeof CreateCouponInput.$inferInput): CouponInput => ({
  ...input,
  description: input.description ?? '',
  percentBasisPoints: input.percentBasisPoints ?? null,
  amountMinor: input.amountMinor ?? null,
  isEnabled: input.isEnabled ?? true,
  startsAt: input.startsAt ?? null,
  endsAt: input.endsAt ?? null,
  minimumMinor: input.minimumMinor ?? null,
  usageLimit: input.usageLimit ?? null,
  usageLimitPerCustomer: input.usageLimitPerCustomer ?? null,
  isExclusive: input.isExclusive ?? false,
  excludesReduced: input.excludesReduced ?? false,
  productIds: input.productIds ?? [],
  excludedProductIds: input.excludedProductIds ?? [],
  categoryIds: input.categoryIds ?? [],
  excludedCategoryIds: input.excludedCategoryIds ?? [],
});

builder.mutationFields((t) => ({
  createCoupon: t.field({
    hasDryRun: true,
    type: couponPayload('CreateCouponPayload', 'The coupon was created.'),
    authScopes,
    apiScopes: ['PRICES_WRITE'],
    description: 'Creates a cart coupon. Requires the ORDERS permission.',
    errors: {
      types: [ForbiddenError, InvalidInputError, TryAgainError],
      union: { description: 'The created coupon, or the error that prevented its creation.' },
    },
    args: { input: t.arg({ type: CreateCouponInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await saveCoupon(shop, {}, couponOf(input)) }),
  }),
  updateCoupon: t.field({
    hasDryRun: true,
    type: couponPayload('UpdateCouponPayload', 'The coupon was updated.'),
    authScopes,
    apiScopes: ['PRICES_WRITE'],
    description:
      'Replaces all settings of a cart coupon. The change takes effect immediately, including in carts that contain the coupon. If the coupon has changed since it was read, nothing is saved and the error contains the current state. Requires the ORDERS permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The updated coupon, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateCouponInput, required: true, description }) },
    resolve: async (_root, { input: { id, expectedVersion, ...input } }, { shop }) => ({
      id: await saveCoupon(shop, { id, expectedVersion }, couponOf(input)),
    }),
  }),
  setCouponsEnabled: t.field({
    type: SetCouponsEnabledPayload,
    authScopes,
    apiScopes: ['PRICES_WRITE'],
    description: 'Enables or disables cart coupons without changing anything else. Requires the ORDERS permission.',
    errors: {
      types: [ForbiddenError, InvalidInputError, TryAgainError],
      union: { description: 'The number of changed coupons, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SetCouponsEnabledInput, required: true, description }) },
    resolve: async (_root, { input: { ids, isEnabled } }, { shop }) => ({
      count: await setCouponsEnabled(shop, ids, isEnabled),
    }),
  }),
}));
