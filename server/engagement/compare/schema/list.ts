import { AvailabilityChangeEnum, PriceChangeSince } from '../../../catalogue/products/schema/sinceAdded.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { availabilityChangeOf, priceChangeOf } from '../../../catalogue/products/products.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { compareGroups } from '../groups.ts';
import { compareList, type ComparedGroup, type ComparedItem, type CompareListFacts } from '../list.ts';
import { chartUrl } from '../rules.ts';
import { CompareGroupNode } from './group.ts';

const CompareItem = builder.objectRef<ComparedItem>('CompareItem').implement({
  description: 'A product on the caller’s list, and what has changed about it since it was put there.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'The product.',
      // Equalities only, so that Prisma makes one statement of all items.
      resolve: (query, { productId }, _args, { shop }) =>
        shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId, status: 'PUBLISHED', parentId: null } }),
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When it was put on the list.' }),
    priceChange: t.field({
      type: PriceChangeSince,
      nullable: true,
      description: 'How its price has changed since; null when it has not.',
      resolve: priceChangeOf,
    }),
    availabilityChange: t.field({
      type: AvailabilityChangeEnum,
      nullable: true,
      description: 'Whether it has sold out or come back since; null when neither.',
      resolve: availabilityChangeOf,
    }),
  }),
});

const idsOf = ({ items }: ComparedGroup) => items.map(({ number }) => number);

const CompareListGroup = builder.objectRef<ComparedGroup>('CompareListGroup').implement({
  description: 'What the caller compares of one group.',
  fields: (t) => ({
    group: t.field({ type: CompareGroupNode, description: 'The group.', resolve: ({ group }) => group }),
    count: t.int({ description: 'How many products, at least 1.', resolve: ({ items }) => items.length }),
    productIds: t.intList({ description: 'Database ids of the products, in the order of adding.', resolve: idsOf }),
    url: t.string({
      description: 'Path of the page that compares them, ids with commas between them.',
      resolve: (compared) => chartUrl(compared.group, idsOf(compared)),
    }),
    items: t.field({ type: [CompareItem], description: 'The products in the order of adding.', resolve: ({ items }) => items }),
  }),
});

const CompareList = builder.objectRef<CompareListFacts>('CompareList').implement({
  description: 'What the caller compares. Products that are not published any more are neither listed nor counted.',
  fields: (t) => ({
    totalCount: t.int({ description: 'How many products, of all groups.', resolve: ({ productIds }) => productIds.length }),
    productIds: t.exposeIntList('numbers', { description: 'Database ids of the products of all groups, in the order of adding.' }),
    groups: t.field({
      type: [CompareListGroup],
      description: 'The groups with at least one product, in the shop’s order.',
      resolve: ({ groups }) => groups,
    }),
  }),
});

builder.objectField(Viewer, 'compare', (t) =>
  t.field({
    type: CompareList,
    description:
      'What the caller compares: in all browsers where they are signed in to an account, otherwise in this one. Legacy twin: re_compare_panel.',
    resolve: (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return compareList(shop);
    },
  }),
);

builder.prismaObjectFields(ProductNode, (t) => ({
  compareGroup: t.field({
    type: CompareGroupNode,
    nullable: true,
    description: 'The group that it can be compared in: the most specific one of its categories. Null when it cannot be compared.',
    select: { categoryIds: true },
    resolve: async (product, _args, { shop }) => (await compareGroups(shop)).groupOf(product),
  }),
  isCompared: t.boolean({
    description: 'Whether the caller compares it. Asking makes the answer the caller’s own.',
    select: { id: true },
    resolve: async ({ id }, _args, { shop, markPrivate }) => {
      markPrivate();
      return (await compareList(shop)).productIds.includes(id);
    },
  }),
}));
