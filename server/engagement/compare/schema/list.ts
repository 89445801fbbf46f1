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
  description: 'Product on the caller’s compare list, with changes since it was added.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'Product on the compare list.',
      // Equalities only, so that Prisma batches all items into one statement.
      resolve: (query, { productId }, _args, { shop }) =>
        shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId, status: 'PUBLISHED', parentId: null } }),
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the product was added to the list.' }),
    priceChange: t.field({
      type: PriceChangeSince,
      nullable: true,
      description: 'Change in price since the product was added; null if unchanged.',
      resolve: priceChangeOf,
    }),
    availabilityChange: t.field({
      type: AvailabilityChangeEnum,
      nullable: true,
      description: 'Whether the product has sold out or come back in stock since it was added; null if neither.',
      resolve: availabilityChangeOf,
    }),
  }),
});

const idsOf = ({ items }: ComparedGroup) => items.map(({ number }) => number);

const CompareListGroup = builder.objectRef<ComparedGroup>('CompareListGroup').implement({
  description: 'Products of one group on the caller’s compare list.',
  fields: (t) => ({
    group: t.field({ type: CompareGroupNode, description: 'Group of the products.', resolve: ({ group }) => group }),
    count: t.int({ description: 'Number of products, at least 1.', resolve: ({ items }) => items.length }),
    productIds: t.intList({ description: 'Numeric IDs of the products, in the order they were added.', resolve: idsOf }),
    url: t.string({
      description: 'Path of the page that compares the products, with comma-separated IDs.',
      resolve: (compared) => chartUrl(compared.group, idsOf(compared)),
    }),
    items: t.field({ type: [CompareItem], description: 'Products in the order they were added.', resolve: ({ items }) => items }),
  }),
});

const CompareList = builder.objectRef<CompareListFacts>('CompareList').implement({
  description: 'The caller’s compare list. Products that are no longer published are neither listed nor counted.',
  fields: (t) => ({
    totalCount: t.int({ description: 'Number of products across all groups.', resolve: ({ productIds }) => productIds.length }),
    productIds: t.exposeIntList('numbers', { description: 'Numeric IDs of the products of all groups, in the order they were added.' }),
    groups: t.field({
      type: [CompareListGroup],
      description: 'Groups with at least one product, in display order.',
      resolve: ({ groups }) => groups,
    }),
  }),
});

builder.objectField(Viewer, 'compare', (t) =>
  t.field({
    type: CompareList,
    description:
      'The caller’s compare list. Shared across all browsers where they are signed in to an account; otherwise specific to this browser. Legacy route: `re_compare_panel`.',
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
    description: 'Group that the product can be compared in: the most specific one among its categories. Null if it cannot be compared.',
    select: { categoryIds: true },
    resolve: async (product, _args, { shop }) => (await compareGroups(shop)).groupOf(product),
  }),
  isCompared: t.boolean({
    description: 'Whether the product is on the caller’s compare list. Selecting this field makes the response private to the caller.',
    select: { id: true },
    resolve: async ({ id }, _args, { shop, markPrivate }) => {
      markPrivate();
      return (await compareList(shop)).productIds.includes(id);
    },
  }),
}));
