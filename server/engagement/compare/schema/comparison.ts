import { queryFromInfo } from '@pothos/plugin-prisma';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { comparison, type ComparisonFacts, type ComparisonRow, type ComparisonSection } from '../comparison.ts';
import { maxCompareIds, maxPerGroup } from '../rules.ts';
import { CompareGroupNode } from './group.ts';
import { productsByIds } from './products.ts';

const ComparisonCell = builder.objectRef<ComparisonRow['cells'][number]>('ComparisonCell').implement({
  description: 'What one product has in one row.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As shown, with its unit; empty when the product has nothing here.' }),
    isBest: t.exposeBoolean('isBest', {
      description:
        'Whether it is the best value of its row; several may be. Never when all are equal, when it is a matter of taste, or when the value only begins there, such as “from €9.00”.',
    }),
  }),
});

const ComparisonRowType = builder.objectRef<ComparisonRow>('ComparisonRow').implement({
  description: 'One thing that the products are compared by.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Tells the row from all others of the chart; labels may be the same.' }),
    label: t.exposeString('label', { description: 'As shown.' }),
    isDifferent: t.exposeBoolean('isDifferent', {
      description:
        'Whether the products differ here. Other ways of writing the same amount are no difference; nothing against something is one.',
    }),
    cells: t.field({ type: [ComparisonCell], description: 'One for each product, in their order.', resolve: ({ cells }) => cells }),
  }),
});

const ComparisonSectionType = builder.objectRef<ComparisonSection>('ComparisonSection').implement({
  description: 'Rows under one heading.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'As shown.' }),
    rows: t.field({ type: [ComparisonRowType], description: 'In the shop’s order.', resolve: ({ rows }) => rows }),
  }),
});

const ComparisonHighlight = builder.objectRef<ComparisonFacts['highlights'][number]>('ComparisonHighlight').implement({
  description: 'What speaks for one of the products.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'The product.',
      resolve: (query, { productId }, _args, { shop }) =>
        shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId, status: 'PUBLISHED', parentId: null } }),
    }),
    text: t.exposeString('text', {
      description:
        'A line of words computed from the best values of the rows, at most three claims, such as “Lowest price, largest battery capacity: 5,000 mAh”.',
    }),
  }),
});

const Comparison = builder.objectRef<ComparisonFacts>('Comparison').implement({
  description: 'Products of one group beside each other. The same for everybody who asks for the same products.',
  fields: (t) => ({
    group: t.field({
      type: CompareGroupNode,
      nullable: true,
      description: 'The group; null when there is no such group, and then there are no products either.',
      resolve: ({ group }) => group,
    }),
    products: t.field({
      type: [ProductNode],
      description: `Those that are compared, in the order asked for, at most ${maxPerGroup}.`,
      resolve: ({ productIds }, _args, context, info) => productsByIds(context, productIds, queryFromInfo({ context, info })),
    }),
    compareIds: t.string({
      description: 'Database ids of the products with commas between them: the value of compareids that leads to this chart.',
      resolve: ({ numbers }) => numbers.join(','),
    }),
    droppedCount: t.exposeInt('droppedCount', {
      description: `How many of the ids asked for, each counted once, lead to no product of this group: no number that an id can be, unknown, not published, of another group, or not looked up because it comes after the first ${maxCompareIds}. An id that is named again, or a variation of a product that is there, is none of them; neither is what cappedCount counts.`,
    }),
    cappedCount: t.exposeInt('cappedCount', {
      description: `How many products of the group were left out because ${maxPerGroup} are compared at once.`,
    }),
    title: t.exposeString('title', { description: 'Title for a page that shows it.' }),
    sections: t.field({
      type: [ComparisonSectionType],
      description:
        'The rows by heading: first the overview with prices, availability and rating, then the specifications. Empty without products.',
      resolve: ({ sections }) => sections,
    }),
    highlights: t.field({
      type: [ComparisonHighlight],
      description: 'One for each product that is better than the others in something, in the order of the products.',
      resolve: ({ highlights }) => highlights,
    }),
  }),
});

builder.queryField('comparison', (t) =>
  t.field({
    type: Comparison,
    authScopes: { public: true },
    description:
      'Compares products of one group. Whatever the numbers are, there is an answer: what cannot be compared is left out. The page address is {group url}?compareids={numbers}.',
    args: {
      group: t.arg.string({ required: true, description: 'Slug of the group.' }),
      numbers: t.arg.intList({
        required: true,
        description:
          'Numbers of products as addresses have them (databaseId), or of variations, which stand for their products; of more than 3,000 the first count.',
      }),
    },
    resolve: (_root, { group, numbers }, { shop }) => comparison(shop, group, numbers),
  }),
);
