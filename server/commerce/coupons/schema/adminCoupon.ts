import { globalId } from '../../../../shared/globalId.ts';
import { showWhenStale, VersionedRecord } from '../../../foundation/audit/schema/staleRecord.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { Category, Coupon, Product } from '../../../generated/prisma/client.ts';
import { couponStates, stateOf, type CouponState } from '../list.ts';

// The staff view of a coupon. Not a node, because only staff can access it.

export const CouponKindEnum = builder.enumType('CouponKind', {
  description: 'Kind of discount of a cart coupon.',
  values: {
    PERCENT: { description: 'Reduces the price of the goods it applies to by a percentage.' },
    FIXED: { description: 'Takes a fixed amount off the total of the goods it applies to.' },
    FREE_SHIPPING: { description: 'Makes the cheapest shipping method free.' },
  } as const,
});

const stateDescriptions: Record<CouponState, string> = {
  DISABLED: 'The coupon is disabled.',
  SCHEDULED: 'The coupon is not valid yet.',
  ENDED: 'The coupon has expired.',
  USED_UP: 'The coupon has reached its usage limit.',
  ACTIVE: 'The coupon can be used.',
};

export const CouponStateEnum = builder.enumType('CouponState', {
  description: 'Current state of a cart coupon. If several states apply, the first one listed is returned.',
  values: Object.fromEntries(couponStates.map((state) => [state, { description: stateDescriptions[state] }])) as Record<
    CouponState,
    { description: string }
  >,
});

type Named = Pick<Product | Category, 'id' | 'name'>;

const ProductTarget = builder.objectRef<Named>('CouponProduct').implement({
  description: 'A product that a coupon refers to.',
  fields: (t) => ({
    productId: t.id({ description: 'Global ID of the product.', resolve: ({ id }) => globalId('AdminProduct', id) }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
  }),
});

const CategoryTarget = builder.objectRef<Named>('CouponCategory').implement({
  description: 'A category that a coupon refers to.',
  fields: (t) => ({
    categoryId: t.id({ description: 'Global ID of the category.', resolve: ({ id }) => globalId('AdminCategory', id) }),
    name: t.exposeString('name', { description: 'Name of the category.' }),
  }),
});

const money = (minor: number | null) => (minor === null ? null : { amount: minor });
const select = { id: true, name: true } as const;
const byName = (): [{ name: 'asc' }, { id: 'asc' }] => [{ name: 'asc' }, { id: 'asc' }];
/** Few coupons list products or categories, and those only a handful. */
const extensions = { listLength: 10 };

export const AdminCouponType = builder.objectRef<Coupon>('AdminCoupon').implement({
  interfaces: [VersionedRecord],
  description: 'A cart coupon with its settings and usage. Requires the ORDERS permission.',
  fields: (t) => ({
    id: t.id(ownId('AdminCoupon')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the coupon.' }),
    version: t.exposeInt('version', {
      description: 'Version to pass as `expectedVersion` when saving. Using the coupon does not change it.',
    }),
    code: t.exposeString('code', { description: 'Code that shoppers enter, in capitals.' }),
    description: t.exposeString('description', { description: 'Description shown to shoppers next to the code; may be empty.' }),
    kind: t.expose('kind', { type: CouponKindEnum, description: 'Kind of discount.' }),
    percentBasisPoints: t.exposeInt('percentBasisPoints', {
      nullable: true,
      description: 'Discount in hundredths of a per cent (1000 = 10%) for PERCENT; otherwise null.',
    }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: 'Amount taken off the price of the goods for FIXED; otherwise null.',
      resolve: ({ amountMinor }) => money(amountMinor),
    }),
    state: t.field({
      type: CouponStateEnum,
      description: 'Current state of the coupon.',
      resolve: (coupon, _args, { shop }) => stateOf(coupon, shop.now),
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether the coupon is enabled.' }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the coupon becomes valid; null if it is valid immediately.',
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'When the coupon expires; null if it never expires.' }),
    minimum: t.field({
      type: Money,
      nullable: true,
      description: 'Minimum value of the goods the coupon applies to; null if none.',
      resolve: ({ minimumMinor }) => money(minimumMinor),
    }),
    usageLimit: t.exposeInt('usageLimit', {
      nullable: true,
      description: 'Maximum number of orders that can use the coupon; null if unlimited.',
    }),
    usageLimitPerCustomer: t.exposeInt('usageLimitPerCustomer', {
      nullable: true,
      description: 'Maximum number of orders per email address that can use the coupon; null if unlimited.',
    }),
    usedCount: t.exposeInt('usedCount', { description: 'Number of orders that use the coupon, not counting cancelled or failed ones.' }),
    isExclusive: t.exposeBoolean('isExclusive', { description: 'Whether the coupon can’t be combined with other coupons.' }),
    excludesReduced: t.exposeBoolean('excludesReduced', { description: 'Whether goods sold below their regular price are excluded.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the coupon was created.' }),
    products: t.field({
      type: [ProductTarget],
      description:
        'Products the coupon applies to, sorted by name. If no products or categories are set, it applies to everything. A variable product includes its variations.',
      extensions,
      resolve: ({ productIds }, _args, { shop }) =>
        productIds.length === 0 ? [] : shop.db.prisma.product.findMany({ select, orderBy: byName(), where: { id: { in: productIds } } }),
    }),
    excludedProducts: t.field({
      type: [ProductTarget],
      description: 'Products that the coupon never applies to, sorted by name.',
      extensions,
      resolve: ({ excludedProductIds }, _args, { shop }) =>
        excludedProductIds.length === 0
          ? []
          : shop.db.prisma.product.findMany({ select, orderBy: byName(), where: { id: { in: excludedProductIds } } }),
    }),
    categories: t.field({
      type: [CategoryTarget],
      description: 'Categories, including subcategories, whose products the coupon applies to, sorted by name.',
      extensions,
      resolve: ({ categoryIds }, _args, { shop }) =>
        categoryIds.length === 0 ? [] : shop.db.prisma.category.findMany({ select, orderBy: byName(), where: { id: { in: categoryIds } } }),
    }),
    excludedCategories: t.field({
      type: [CategoryTarget],
      description: 'Categories, including subcategories, whose products the coupon never applies to, sorted by name.',
      extensions,
      resolve: ({ excludedCategoryIds }, _args, { shop }) =>
        excludedCategoryIds.length === 0
          ? []
          : shop.db.prisma.category.findMany({ select, orderBy: byName(), where: { id: { in: excludedCategoryIds } } }),
    }),
  }),
});

showWhenStale('AdminCoupon', ({ shop }, id) => shop.db.prisma.coupon.findUnique({ where: { id } }));
