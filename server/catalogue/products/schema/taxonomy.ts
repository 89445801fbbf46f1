import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { categoryPicture } from '../productFacts.ts';
import { taxonomy, type AttributeEntry, type CategoryEntry, type TermEntry } from '../taxonomy.ts';
import { Image } from './parts.ts';

export const CategoryNode = builder.objectRef<CategoryEntry>('Category');

builder.node(CategoryNode, {
  description: 'A place in the shop’s tree of categories. A product of a category is also listed in every category above it.',
  id: { resolve: (category) => category.id },
  loadOne: async (id, context) => (await taxonomy(context.shop)).categories.get(Number(id)) ?? null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number behind the global id.' }),
    slug: t.exposeString('slug', { description: 'Unique; the value of product_cat in URLs.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    url: t.string({
      description: 'Path of the category’s listing.',
      resolve: (category) => `/?product_cat=${encodeURIComponent(category.slug)}`,
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture; null while nobody has chosen one.',
      resolve: ({ media }) => categoryPicture(media),
    }),
    parent: t.field({
      type: CategoryNode,
      nullable: true,
      description: 'Null for a category at the top.',
      resolve: (category) => category.parent,
    }),
    ancestors: t.field({
      type: [CategoryNode],
      description: 'From the top down to the parent.',
      resolve: (category) => category.ancestors,
    }),
    children: t.field({
      type: [CategoryNode],
      description: 'The categories right below, in the shop’s order.',
      resolve: (category) => category.children,
    }),
  }),
});

export const BrandNode = builder.prismaNode('Brand', {
  description: 'A maker of products.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number behind the global id.' }),
    slug: t.exposeString('slug', { description: 'Unique; what filters take.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    url: t.string({
      description: 'Path of the listing of its products.',
      select: { slug: true },
      resolve: (brand) => `/shop/?brand=${encodeURIComponent(brand.slug)}`,
    }),
  }),
});

export const AttributeKindEnum = builder.enumType('AttributeKind', {
  description: 'What the values of an attribute are.',
  values: {
    TEXT: { description: 'A word or two.' },
    NUMBER: { description: 'A number in the attribute’s unit.' },
    BOOLEAN: { description: 'Yes or no.' },
    LIST: { description: 'Several of the attribute’s terms.' },
  } as const,
});

export const DirectionEnum = builder.enumType('ComparisonDirection', {
  description: 'Which value of an attribute is the better one when products are compared.',
  values: {
    NONE: { description: 'None: a matter of taste.' },
    HIGHER_IS_BETTER: { description: 'The higher one.' },
    LOWER_IS_BETTER: { description: 'The lower one.' },
  } as const,
});

export const AttributeNode = builder.objectRef<AttributeEntry>('Attribute');
export const TermNode = builder.objectRef<TermEntry>('AttributeTerm');

builder.node(AttributeNode, {
  description: 'A kind of specification or option, such as material or screen size.',
  id: { resolve: (attribute) => attribute.id },
  loadOne: async (id, context) => (await taxonomy(context.shop)).attributes.get(Number(id)) ?? null,
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Unique; what filters and options take.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    kind: t.field({ type: AttributeKindEnum, description: 'What its values are.', resolve: (attribute) => attribute.kind }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of its numbers; null when they have none.' }),
    direction: t.field({ type: DirectionEnum, description: 'Which value is the better one.', resolve: (attribute) => attribute.direction }),
    heading: t.exposeString('heading', { description: 'The heading it is shown under.' }),
  }),
});

builder.node(TermNode, {
  description: 'One of the values of an attribute.',
  id: { resolve: (term) => term.id },
  loadOne: async (id, context) => (await taxonomy(context.shop)).terms.get(Number(id)) ?? null,
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Unique within its attribute.' }),
    label: t.exposeString('label', { description: 'As shown.' }),
    swatch: t.exposeString('swatch', { nullable: true, description: 'A CSS colour when the value is a colour; otherwise null.' }),
    attribute: t.field({ type: AttributeNode, description: 'What it is a value of.', resolve: (term) => term.attribute }),
  }),
});
