import { builder } from '../../../../platform/graphql/builder.ts';
import { categoryPicture } from '../../productFacts.ts';
import { taxonomy, withDescendants, type AttributeEntry, type CategoryEntry, type TermEntry } from '../../taxonomy.ts';
import { countWaitingProducts } from '../../waiting.ts';
import { Image } from '../parts.ts';
import { AttributeKindEnum, DirectionEnum } from '../taxonomy.ts';

const TermType = builder.objectRef<TermEntry>('AdminTerm').implement({
  description: 'A value of an attribute. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    label: t.exposeString('label', { description: 'As shown.' }),
    swatch: t.exposeString('swatch', { nullable: true, description: 'A CSS colour; null for what is none.' }),
  }),
});

const AttributeType = builder.objectRef<AttributeEntry>('AdminAttribute').implement({
  description: 'A kind of specification or option, as the staff see it. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    kind: t.expose('kind', { type: AttributeKindEnum, description: 'What its values are.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Of its numbers; null for none.' }),
    direction: t.expose('direction', { type: DirectionEnum, description: 'Which value is the better one.' }),
    heading: t.exposeString('heading', { description: 'The heading under which product pages and comparisons show it.' }),
    isFacet: t.exposeBoolean('isFacet', { description: 'Whether lists can be narrowed by it.' }),
    version: t.exposeInt('version', { description: 'Grows with each save, and when an import brings it new values.' }),
    terms: t.field({
      type: [TermType],
      description: 'Its values, in order, at most 500.',
      extensions: { listLength: 500 },
      resolve: ({ terms }) => terms.slice(0, 500),
    }),
    labels: t.stringList({
      description: 'Labels of its terms, at most 200.',
      resolve: ({ terms }) => terms.slice(0, 200).map(({ label }) => label),
    }),
  }),
});

builder.queryField('adminAttributes', (t) =>
  t.field({
    type: [AttributeType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'Every attribute that a product can have, in the shop’s order, for staff who may edit products.',
    extensions: { listLength: 100 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return [...(await taxonomy(shop)).attributes.values()];
    },
  }),
);

builder.queryField('adminAttribute', (t) =>
  t.field({
    type: AttributeType,
    nullable: true,
    authScopes: { staff: 'CATALOGUE' },
    description: 'An attribute by its number, for staff who may edit products; null for none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: async (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return (await taxonomy(shop)).attributes.get(databaseId) ?? null;
    },
  }),
);

const CategoryType = builder.objectRef<CategoryEntry>('AdminCategory').implement({
  description: 'A category, as the staff see it. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    slug: t.exposeString('slug', { description: 'The last part of its address.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    version: t.exposeInt('version', { description: 'Grows with each save of its words.' }),
    parentId: t.int({
      nullable: true,
      description: 'Number of the category that it stands below; null at the top.',
      resolve: ({ parent }) => parent?.id ?? null,
    }),
    picture: t.field({ type: Image, nullable: true, description: 'Null for none.', resolve: ({ media }) => categoryPicture(media) }),
    depth: t.int({ description: 'How many categories stand above it.', resolve: ({ ancestors }) => ancestors.length }),
  }),
});

builder.queryField('adminCategories', (t) =>
  t.field({
    type: [CategoryType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'Every category in the order of the tree, each followed by those below it, for staff who may edit products.',
    extensions: { listLength: 100 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return (await taxonomy(shop)).roots.flatMap(withDescendants);
    },
  }),
);

builder.queryField('waitingProducts', (t) =>
  t.int({
    authScopes: { staff: 'CATALOGUE' },
    description:
      'How many products still stand where they were before a category with many of them was renamed, moved or deleted. They follow within minutes. For staff who may edit products.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return countWaitingProducts(shop.db);
    },
  }),
);
