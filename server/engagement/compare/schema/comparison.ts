import { queryFromInfo } from '@pothos/plugin-prisma';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { comparison, type ComparisonFacts, type ComparisonRow, type ComparisonSection } from '../comparison.ts';
import { maxCompareIds, maxPerGroup } from '../rules.ts';
import { CompareGroupNode } from './group.ts';
import { productsByIds } from './products.ts';

const ComparisonCell = builder.objectRef<ComparisonRow['cells'][number]>('ComparisonCell').implement({
  description: 'Value of one product in a comparison row.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Value as shown, with its unit; empty if the product has no value here.' }),
    isBest: t.exposeBoolean('isBest', {
      description:
        'Whether this is the best value of its row; several cells can be best. Always false if all values are equal, if the attribute is a matter of taste, or if the value is only a lower bound, such as “from €9.00”.',
    }),
  }),
});

const ComparisonRowType = builder.objectRef<ComparisonRow>('ComparisonRow').implement({
  description: 'Row of a comparison chart: one attribute of the products.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Unique key of the row within the chart; labels may repeat.' }),
    label: t.exposeString('label', { description: 'Label shown to shoppers.' }),
    isDifferent: t.exposeBoolean('isDifferent', {
      description:
        'Whether the products differ in this row. Different spellings of the same amount are not a difference; a missing value is.',
    }),
    cells: t.field({
      type: [ComparisonCell],
      description: 'One cell per product, in the order of the products.',
      resolve: ({ cells }) => cells,
    }),
  }),
});

const ComparisonSectionType = builder.objectRef<ComparisonSection>('ComparisonSection').implement({
  description: 'Rows under a common heading.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'Heading shown to shoppers.' }),
    rows: t.field({ type: [ComparisonRowType], description: 'Rows of the section, in display order.', resolve: ({ rows }) => rows }),
  }),
});

const ComparisonHighlight = builder.objectRef<ComparisonFacts['highlights'][number]>('ComparisonHighlight').implement({
  description: 'Strengths of one of the compared products.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'Product that the highlight is about.',
      resolve: (query, { productId }, _args, { shop }) =>
        shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId, status: 'PUBLISHED', parentId: null } }),
    }),
    text: t.exposeString('text', {
      description:
        'Summary generated from the best values of the rows, with at most three claims, such as “Lowest price, largest battery capacity: 5,000 mAh”.',
    }),
  }),
});

const Comparison = builder.objectRef<ComparisonFacts>('Comparison').implement({
  description: 'Side-by-side comparison of products in one group. The same for every caller who requests the same products.',
  fields: (t) => ({
    group: t.field({
      type: CompareGroupNode,
      nullable: true,
      description: 'Group of the compared products; null if it does not exist, in which case there are no products either.',
      resolve: ({ group }) => group,
    }),
    products: t.field({
      type: [ProductNode],
      description: `Compared products, in the requested order, at most ${maxPerGroup}.`,
      resolve: ({ productIds }, _args, context, info) => productsByIds(context, productIds, queryFromInfo({ context, info })),
    }),
    compareIds: t.string({
      description: 'Comma-separated numeric IDs of the products, for use as the `compareids` parameter that leads to this chart.',
      resolve: ({ numbers }) => numbers.join(','),
    }),
    droppedCount: t.exposeInt('droppedCount', {
      description: `Number of distinct requested IDs that match no product of this group: invalid, unknown, not published, in another group, or not looked up because they come after the first ${maxCompareIds.toLocaleString('en')}. Repeated IDs and variations of a product already listed are not counted, nor are products counted in cappedCount.`,
    }),
    cappedCount: t.exposeInt('cappedCount', {
      description: `Number of products of the group that were left out because at most ${maxPerGroup} can be compared at once.`,
    }),
    title: t.exposeString('title', { description: 'Page title for the comparison.' }),
    sections: t.field({
      type: [ComparisonSectionType],
      description:
        'Rows by heading: first an overview with prices, availability and rating, then the specifications. Empty if there are no products.',
      resolve: ({ sections }) => sections,
    }),
    highlights: t.field({
      type: [ComparisonHighlight],
      description: 'One highlight for each product that beats the others in at least one row, in the order of the products.',
      resolve: ({ highlights }) => highlights,
    }),
  }),
});

builder.queryField('comparison', (t) =>
  t.field({
    type: Comparison,
    authScopes: { public: true },
    description:
      'Compares products of one group. Invalid numbers never cause an error: whatever can’t be compared is left out. The URL of the page is {group url}?compareids={numbers}.',
    args: {
      group: t.arg.string({ required: true, description: 'Slug of the group.' }),
      numbers: t.arg.intList({
        required: true,
        description:
          'Numeric IDs (`databaseId`) of products, as in URLs, or of variations, which stand for their products. Only the first 3,000 are used.',
      }),
    },
    resolve: (_root, { group, numbers }, { shop }) => comparison(shop, group, numbers),
  }),
);
