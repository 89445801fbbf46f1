import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { saveCoupon, setCouponsEnabled } from '../staff.ts';
import { CouponKindEnum, AdminCouponType } from './adminCoupon.ts';
import './staffList.ts';

// What staff do about the coupons of the cart. Selling is the business of those with the right ORDERS.

const authScopes = { staff: 'ORDERS' } as const;
const description = 'The mutation’s input.';

const SaveCouponInput = builder.inputType('SaveCouponInput', {
  description: 'Complete settings of a coupon. Omitted fields are unset: no limit, no date, no condition.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Numeric ID of the coupon to update; omit to create a coupon.' }),
    expectedVersion: t.int({ description: 'Version of the coupon that the caller read, for an update.' }),
    code: t.string({ required: true, description: 'Code that shoppers enter. Stored in capitals, unique, at most 50 characters.' }),
    description: t.string({ description: 'Description shown to shoppers next to the code, at most 200 characters.' }),
    kind: t.field({ type: CouponKindEnum, required: true, description: 'Kind of discount.' }),
    percentBasisPoints: t.int({ description: 'Discount in hundredths of a percent for PERCENT, 1 to 10000.' }),
    amountMinor: t.field({ type: 'MinorUnits', description: 'Discount in minor units for FIXED, at least 1.' }),
    isEnabled: t.boolean({ description: 'Whether the coupon is enabled; defaults to true.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When the coupon becomes valid.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the coupon expires.' }),
    minimumMinor: t.field({ type: 'MinorUnits', description: 'Minimum value of the goods the coupon applies to, in minor units.' }),
    usageLimit: t.int({ description: 'Maximum number of orders that can use the coupon, not below the number of past uses.' }),
    usageLimitPerCustomer: t.int({ description: 'Maximum number of orders per email address that can use the coupon.' }),
    isExclusive: t.boolean({ description: 'Whether the coupon can’t be combined with other coupons.' }),
    excludesReduced: t.boolean({ description: 'Whether goods sold below their regular price are excluded.' }),
    productIds: t.intList({ description: 'Numeric IDs of products the coupon applies to, at most 200, as in the other lists.' }),
    excludedProductIds: t.intList({ description: 'Numeric IDs of products that the coupon never applies to.' }),
    categoryIds: t.intList({ description: 'Numeric IDs of categories the coupon applies to.' }),
    excludedCategoryIds: t.intList({ description: 'Numeric IDs of categories that the coupon never applies to.' }),
  }),
});

const SetCouponsEnabledInput = builder.inputType('SetCouponsEnabledInput', {
  description: 'Input for `setCouponsEnabled`.',
  fields: (t) => ({
    databaseIds: t.intList({ required: true, description: 'Numeric IDs of the coupons, 1 to 100.' }),
    isEnabled: t.boolean({ required: true, description: 'Whether the coupons are to be enabled.' }),
  }),
});

const SaveCouponPayload = builder.objectRef<{ id: number }>('SaveCouponPayload').implement({
  description: 'The coupon was saved.',
  fields: (t) => ({
    coupon: t.field({
      type: AdminCouponType,
      description: 'The saved coupon.',
      resolve: ({ id }, _args, { shop }) => shop.db.prisma.coupon.findUniqueOrThrow({ where: { id } }),
    }),
  }),
});

const SetCouponsEnabledPayload = builder.objectRef<{ count: number }>('SetCouponsEnabledPayload').implement({
  description: 'The coupons were enabled or disabled.',
  fields: (t) => ({ count: t.exposeInt('count', { description: 'Number of coupons whose state changed.' }) }),
});

builder.mutationFields((t) => ({
  saveCoupon: t.field({
    hasDryRun: true,
    type: SaveCouponPayload,
    authScopes,
    apiScopes: ['PRICES_WRITE'],
    description:
      'Creates a cart coupon, or replaces all settings of one. The change takes effect immediately, including in carts that contain the coupon. If the coupon has changed since it was read, nothing is saved and the error contains the current state. Requires the ORDERS right.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The saved coupon, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: SaveCouponInput, required: true, description }) },
    resolve: async (_root, { input: { databaseId, expectedVersion, ...input } }, { shop }) => {
      const named = { databaseId: databaseId ?? undefined, expectedVersion: expectedVersion ?? undefined };
      const id = await saveCoupon(shop, named, {
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
      return { id };
    },
  }),
  setCouponsEnabled: t.field({
    type: SetCouponsEnabledPayload,
    authScopes,
    apiScopes: ['PRICES_WRITE'],
    description: 'Enables or disables cart coupons without changing anything else. Requires the ORDERS right.',
    errors: {
      types: [ForbiddenError, InvalidInputError, TryAgainError],
      union: { description: 'The number of changed coupons, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: SetCouponsEnabledInput, required: true, description }) },
    resolve: async (_root, { input: { databaseIds, isEnabled } }, { shop }) => ({
      count: await setCouponsEnabled(shop, databaseIds, isEnabled),
    }),
  }),
}));
