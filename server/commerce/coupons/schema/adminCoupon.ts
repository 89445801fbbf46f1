import { showWhenStale, VersionedRecord } from '../../../foundation/audit/schema/staleRecord.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { Category, Coupon, Product } from '../../../generated/prisma/client.ts';
import { couponStates, stateOf, type CouponState } from '../list.ts';

// A coupon as those see it who work on coupons. It is no node: staff alone reach it.

export const CouponKindEnum = builder.enumType('CouponKind', {
  description: 'What a coupon of the cart does.',
  values: {
    PERCENT: { description: 'The goods it applies to become cheaper by a part of their price.' },
    FIXED: { description: 'The goods it applies to become cheaper by an amount, all of them together.' },
    FREE_SHIPPING: { description: 'The cheapest way of delivery costs nothing.' },
  } as const,
});

const stateDescriptions: Record<CouponState, string> = {
  DISABLED: 'It is switched off.',
  SCHEDULED: 'It begins later.',
  ENDED: 'It is over.',
  USED_UP: 'It was used as often as it may be.',
  ACTIVE: 'It can be used.',
};

export const CouponStateEnum = builder.enumType('CouponState', {
  description: 'How a coupon of the cart stands now: the first of these that is true of it.',
  values: Object.fromEntries(couponStates.map((state) => [state, { description: stateDescriptions[state] }])) as Record<
    CouponState,
    { description: string }
  >,
});

const NamedThing = builder.objectRef<Pick<Product | Category, 'id' | 'name'>>('CouponTarget').implement({
  description: 'A product or category that a coupon names.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
  }),
});

const money = (minor: number | null) => (minor === null ? null : { amount: minor });
const select = { id: true, name: true } as const;
const byName = (): [{ name: 'asc' }, { id: 'asc' }] => [{ name: 'asc' }, { id: 'asc' }];
/** Few coupons name anything; those that do name a handful. */
const extensions = { listLength: 10 };

export const AdminCouponType = builder.objectRef<Coupon>('AdminCoupon').implement({
  interfaces: [VersionedRecord],
  description: 'A coupon of the cart, with how it is set up and how often it was used. For staff with the right ORDERS.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    version: t.exposeInt('version', { description: 'What a save must name. Being used does not change it.' }),
    code: t.exposeString('code', { description: 'What shoppers enter, in capitals.' }),
    description: t.exposeString('description', { description: 'What shoppers read beside it; may be empty.' }),
    kind: t.expose('kind', { type: CouponKindEnum, description: 'What it does.' }),
    percentBasisPoints: t.exposeInt('percentBasisPoints', {
      nullable: true,
      description: 'Of PERCENT: hundredths of a percent (1000 = 10 %); null otherwise.',
    }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: 'Of FIXED: what the goods become cheaper by; null otherwise.',
      resolve: ({ amountMinor }) => money(amountMinor),
    }),
    state: t.field({
      type: CouponStateEnum,
      description: 'How it stands now.',
      resolve: (coupon, _args, { shop }) => stateOf(coupon, shop.now),
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it is switched on.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'From when on it can be used; null for always.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'At this instant it is over; null for never.' }),
    minimum: t.field({
      type: Money,
      nullable: true,
      description: 'What the goods it applies to must be worth; null for anything.',
      resolve: ({ minimumMinor }) => money(minimumMinor),
    }),
    usageLimit: t.exposeInt('usageLimit', { nullable: true, description: 'How many orders may use it; null for any number.' }),
    usageLimitPerCustomer: t.exposeInt('usageLimitPerCustomer', {
      nullable: true,
      description: 'How many orders of one e-mail address may use it; null for any number.',
    }),
    usedCount: t.exposeInt('usedCount', { description: 'Orders that use it and were neither cancelled nor failed.' }),
    isExclusive: t.exposeBoolean('isExclusive', { description: 'Whether it refuses to stand beside others.' }),
    excludesReduced: t.exposeBoolean('excludesReduced', { description: 'Whether it leaves out what is sold below its regular price.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    products: t.field({
      type: [NamedThing],
      description:
        'Products it applies to, by name; with no product and no category it applies to everything. A variable product stands for its variations.',
      extensions,
      resolve: ({ productIds }, _args, { shop }) =>
        productIds.length === 0 ? [] : shop.db.prisma.product.findMany({ select, orderBy: byName(), where: { id: { in: productIds } } }),
    }),
    excludedProducts: t.field({
      type: [NamedThing],
      description: 'Products it never applies to, by name.',
      extensions,
      resolve: ({ excludedProductIds }, _args, { shop }) =>
        excludedProductIds.length === 0
          ? []
          : shop.db.prisma.product.findMany({ select, orderBy: byName(), where: { id: { in: excludedProductIds } } }),
    }),
    categories: t.field({
      type: [NamedThing],
      description: 'Categories, with all below them, whose products it applies to, by name.',
      extensions,
      resolve: ({ categoryIds }, _args, { shop }) =>
        categoryIds.length === 0 ? [] : shop.db.prisma.category.findMany({ select, orderBy: byName(), where: { id: { in: categoryIds } } }),
    }),
    excludedCategories: t.field({
      type: [NamedThing],
      description: 'Categories, with all below them, whose products it never applies to, by name.',
      extensions,
      resolve: ({ excludedCategoryIds }, _args, { shop }) =>
        excludedCategoryIds.length === 0
          ? []
          : shop.db.prisma.category.findMany({ select, orderBy: byName(), where: { id: { in: excludedCategoryIds } } }),
    }),
  }),
});

showWhenStale('AdminCoupon', ({ shop }, id) => shop.db.prisma.coupon.findUnique({ where: { id } }));
