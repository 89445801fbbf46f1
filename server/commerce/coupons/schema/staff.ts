import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { saveCoupon, setCouponsEnabled } from '../staff.ts';
import { CouponKindEnum, AdminCouponType } from './adminCoupon.ts';
import './staffList.ts';

// What staff do about the coupons of the cart. Selling is the business of those with the right ORDERS.

const authScopes = { staff: 'ORDERS' } as const;
const description = 'The only argument.';

const SaveCouponInput = builder.inputType('SaveCouponInput', {
  description: 'All of a coupon. What is left out is none: no limit, no date, no condition.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of the one to change; without it a new one is made.' }),
    expectedVersion: t.int({ description: 'Of one that is changed: the version that was read.' }),
    code: t.string({ required: true, description: 'What shoppers enter; kept in capitals, unique, at most 50 characters.' }),
    description: t.string({ description: 'What shoppers read beside it; at most 200 characters.' }),
    kind: t.field({ type: CouponKindEnum, required: true, description: 'What it does.' }),
    percentBasisPoints: t.int({ description: 'Of PERCENT: hundredths of a percent, 1 to 10000.' }),
    amountMinor: t.field({ type: 'MinorUnits', description: 'Of FIXED: minor units, at least 1.' }),
    isEnabled: t.boolean({ description: 'Whether it is switched on; true when it is left out.' }),
    startsAt: t.field({ type: 'DateTime', description: 'From when on it can be used.' }),
    endsAt: t.field({ type: 'DateTime', description: 'At this instant it is over.' }),
    minimumMinor: t.field({ type: 'MinorUnits', description: 'What the goods it applies to must be worth, in minor units.' }),
    usageLimit: t.int({ description: 'How many orders may use it; not below how often it was used.' }),
    usageLimitPerCustomer: t.int({ description: 'How many orders of one e-mail address may use it.' }),
    isExclusive: t.boolean({ description: 'Whether it refuses to stand beside others.' }),
    excludesReduced: t.boolean({ description: 'Whether it leaves out what is sold below its regular price.' }),
    productIds: t.intList({ description: 'Numbers of products it applies to; at most 200, as in the other lists.' }),
    excludedProductIds: t.intList({ description: 'Numbers of products it never applies to.' }),
    categoryIds: t.intList({ description: 'Numbers of categories it applies to.' }),
    excludedCategoryIds: t.intList({ description: 'Numbers of categories it never applies to.' }),
  }),
});

const SetCouponsEnabledInput = builder.inputType('SetCouponsEnabledInput', {
  description: 'Which coupons are switched, and how.',
  fields: (t) => ({
    databaseIds: t.intList({ required: true, description: 'Their numbers, 1 to 100.' }),
    isEnabled: t.boolean({ required: true, description: 'Whether they can be used from now on.' }),
  }),
});

const SaveCouponPayload = builder.objectRef<{ id: number }>('SaveCouponPayload').implement({
  description: 'It is saved.',
  fields: (t) => ({
    coupon: t.field({
      type: AdminCouponType,
      description: 'As it is now.',
      resolve: ({ id }, _args, { shop }) => shop.db.prisma.coupon.findUniqueOrThrow({ where: { id } }),
    }),
  }),
});

const SetCouponsEnabledPayload = builder.objectRef<{ count: number }>('SetCouponsEnabledPayload').implement({
  description: 'They are switched.',
  fields: (t) => ({ count: t.exposeInt('count', { description: 'How many were not so before.' }) }),
});

builder.mutationFields((t) => ({
  saveCoupon: t.field({
    hasDryRun: true,
    type: SaveCouponPayload,
    authScopes,
    description:
      'Makes a coupon of the cart, or changes all of one. It counts at once, in carts that carry it too. When somebody else has saved it meanwhile nothing is changed, and the error tells what it is now. For staff with the right ORDERS. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The coupon, or why nothing was saved.' },
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
    description:
      'Switches coupons of the cart on or off; nothing else of them changes. For staff with the right ORDERS. Legacy twin: none.',
    errors: { types: [ForbiddenError, InvalidInputError, TryAgainError], union: { description: 'How many, or why none.' } },
    args: { input: t.arg({ type: SetCouponsEnabledInput, required: true, description }) },
    resolve: async (_root, { input: { databaseIds, isEnabled } }, { shop }) => ({
      count: await setCouponsEnabled(shop, databaseIds, isEnabled),
    }),
  }),
}));
