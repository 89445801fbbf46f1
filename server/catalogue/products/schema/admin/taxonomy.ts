import { builder } from '../../../../platform/graphql/builder.ts';
import { idOrNull, ownId } from '../../../../platform/graphql/nodeId.ts';
import { recordPayloads } from '../../../../platform/graphql/recordPayload.ts';
import { categoryPicture } from '../../productFacts.ts';
import { taxonomy, withDescendants, type AttributeEntry, type CategoryEntry, type TermEntry } from '../../taxonomy.ts';
import { countWaitingProducts } from '../../waiting.ts';
import { Image } from '../parts.ts';
import { AttributeKindEnum, DirectionEnum } from '../taxonomy.ts';

const TermType = builder.objectRef<TermEntry>('AdminTerm').implement({
  description: 'A value of an attribute. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('AdminTerm')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the value.' }),
    label: t.exposeString('label', { description: 'Display label.' }),
    swatch: t.exposeString('swatch', { nullable: true, description: 'CSS colour; null for values that are not colours.' }),
  }),
});

const AttributeType = builder.objectRef<AttributeEntry>('AdminAttribute').implement({
  description: 'An attribute for specifications and options, as staff see it. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('AdminAttribute')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the attribute.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    kind: t.expose('kind', { type: AttributeKindEnum, description: 'Data type of the attribute’s values.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of NUMBER values; null if none.' }),
    direction: t.expose('direction', { type: DirectionEnum, description: 'Which value is better when products are compared.' }),
    heading: t.exposeString('heading', { description: 'Heading that product pages and comparisons show the attribute under.' }),
    isFacet: t.exposeBoolean('isFacet', { description: 'Whether product lists can be filtered by the attribute.' }),
    version: t.exposeInt('version', { description: 'Version of the attribute. Increases with each save, and when an import adds values.' }),
    terms: t.field({
      type: [TermType],
      description: 'Values of the attribute, in order, at most 500.',
      extensions: { listLength: 500 },
      resolve: ({ terms }) => terms.slice(0, 500),
    }),
    labels: t.stringList({
      description: 'Labels of the attribute’s values, at most 200.',
      resolve: ({ terms }) => terms.slice(0, 200).map(({ label }) => label),
    }),
  }),
});

/** Payload types of mutations of an attribute. */
export const attributePayload = recordPayloads({
  type: AttributeType,
  field: 'attribute',
  find: async (shop, id) => (await taxonomy(shop)).attributes.get(id),
});

builder.queryField('adminAttributes', (t) =>
  t.field({
    type: [AttributeType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'All product attributes, in the shop’s order. Requires the CATALOGUE permission.',
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
    description: 'An attribute by its ID; null if it does not exist. Requires the CATALOGUE permission.',
    args: { id: t.arg.rowId({ of: 'Attribute', required: true, description: 'Global ID of the attribute.' }) },
    resolve: async (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return (await taxonomy(shop)).attributes.get(id) ?? null;
    },
  }),
);

export const CategoryType = builder.objectRef<CategoryEntry>('AdminCategory').implement({
  description: 'A category, as staff see it. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('AdminCategory')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the category.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    slug: t.exposeString('slug', { description: 'Last part of the category URL.' }),
    description: t.exposeString('description', { description: 'Description as plain text; may be empty.' }),
    sizeGuide: t.exposeString('sizeGuide', {
      description: 'The category’s own size guide in Markdown; "" if the size guide of the nearest ancestor that has one applies.',
    }),
    version: t.exposeInt('version', { description: 'Version of the category. Increases each time its text is saved.' }),
    parentId: t.id({
      nullable: true,
      description: 'Global ID of the parent category; null at the top level.',
      resolve: ({ parent }) => idOrNull('AdminCategory', parent?.id),
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'Image of the category; null if none.',
      resolve: ({ media }) => categoryPicture(media),
    }),
    depth: t.int({ description: 'Number of categories above this one.', resolve: ({ ancestors }) => ancestors.length }),
  }),
});

/** Payload types of mutations of a category. */
export const categoryPayload = recordPayloads({
  type: CategoryType,
  field: 'category',
  find: async (shop, id) => (await taxonomy(shop)).categories.get(id),
});

builder.queryField('adminCategories', (t) =>
  t.field({
    type: [CategoryType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'All categories in tree order, each followed by its subcategories. Requires the CATALOGUE permission.',
    extensions: { listLength: 100 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return (await taxonomy(shop)).roots.flatMap(withDescendants);
    },
  }),
);

builder.queryField('adminCategory', (t) =>
  t.field({
    type: CategoryType,
    nullable: true,
    authScopes: { staff: 'CATALOGUE' },
    description: 'A category by its ID; null if it does not exist. Requires the CATALOGUE permission.',
    args: { id: t.arg.rowId({ of: 'Category', required: true, description: 'Global ID of the category.' }) },
    resolve: async (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return (await taxonomy(shop)).categories.get(id) ?? null;
    },
  }),
);

builder.queryField('waitingProducts', (t) =>
  t.int({
    authScopes: { staff: 'CATALOGUE' },
    description:
      'Number of products still listed in the old place after a category with many products was renamed, moved or deleted. They are updated within minutes. Requires the CATALOGUE permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return countWaitingProducts(shop.db);
    },
  }),
);
