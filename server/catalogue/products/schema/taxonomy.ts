import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { categoryPicture } from '../productFacts.ts';
import { guideOwner } from '../sizeGuides.ts';
import { taxonomy, type AttributeEntry, type CategoryEntry, type TermEntry } from '../taxonomy.ts';
import { Image } from './parts.ts';

export const CategoryNode = builder.objectRef<CategoryEntry>('Category');

/** Of the category that has the text. */
export const SizeGuide = builder.objectRef<CategoryEntry>('SizeGuide').implement({
  description: 'A size guide, which applies to a category and all categories below it without a guide of their own.',
  fields: (t) => ({
    category: t.field({ type: CategoryNode, description: 'Category that the guide was written for.', resolve: (owner) => owner }),
    text: t.exposeString('sizeGuide', {
      description:
        'The guide in Markdown: paragraphs, lists with "- ", "## Headings", **bold**, [links](/contact/) and tables with "|". No HTML.',
    }),
    url: t.string({
      description: 'Path of the page with the guide.',
      resolve: ({ slug }) => `/size-guide/${encodeURIComponent(slug)}/`,
    }),
  }),
});

builder.node(CategoryNode, {
  description: 'A category in the shop’s category tree. Products in a category are also listed in its ancestors.',
  id: { resolve: (category) => category.id },
  loadOne: async (id, context) => (await taxonomy(context.shop)).categories.get(Number(id)) ?? null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID encoded in the global ID.' }),
    slug: t.exposeString('slug', { description: 'Unique slug, used as `product_cat` in URLs.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    description: t.exposeString('description', { description: 'Description as plain text; may be empty.' }),
    url: t.string({
      description: 'Path of the category page.',
      resolve: (category) => `/?product_cat=${encodeURIComponent(category.slug)}`,
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'Image of the category; null if none has been chosen.',
      resolve: ({ media }) => categoryPicture(media),
    }),
    sizeGuide: t.field({
      type: SizeGuide,
      nullable: true,
      description: 'Size guide of the category, or of its nearest ancestor that has one; null if none has one.',
      resolve: guideOwner,
    }),
    parent: t.field({
      type: CategoryNode,
      nullable: true,
      description: 'Parent category; null at the top level.',
      resolve: (category) => category.parent,
    }),
    ancestors: t.field({
      type: [CategoryNode],
      description: 'Ancestors from the top down to the parent.',
      resolve: (category) => category.ancestors,
    }),
    children: t.field({
      type: [CategoryNode],
      description: 'Direct subcategories, in the shop’s display order.',
      resolve: (category) => category.children,
    }),
  }),
});

export const BrandNode = builder.prismaNode('Brand', {
  description: 'A product brand.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID encoded in the global ID.' }),
    slug: t.exposeString('slug', { description: 'Unique slug, used in filters.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    url: t.string({
      description: 'Path of the list of the brand’s products.',
      select: { slug: true },
      resolve: (brand) => `/shop/?brand=${encodeURIComponent(brand.slug)}`,
    }),
  }),
});

export const AttributeKindEnum = builder.enumType('AttributeKind', {
  description: 'Data type of an attribute’s values.',
  values: {
    TEXT: { description: 'Short text.' },
    NUMBER: { description: 'Number in the attribute’s unit.' },
    BOOLEAN: { description: 'True or false.' },
    LIST: { description: 'One or more of the attribute’s predefined values.' },
  } as const,
});

export const DirectionEnum = builder.enumType('ComparisonDirection', {
  description: 'Which value of an attribute is better when products are compared.',
  values: {
    NONE: { description: 'Neither: a matter of taste.' },
    HIGHER_IS_BETTER: { description: 'The higher value.' },
    LOWER_IS_BETTER: { description: 'The lower value.' },
  } as const,
});

export const AttributeNode = builder.objectRef<AttributeEntry>('Attribute');
export const TermNode = builder.objectRef<TermEntry>('AttributeTerm');

builder.node(AttributeNode, {
  description: 'An attribute for specifications or options, such as material or screen size.',
  id: { resolve: (attribute) => attribute.id },
  loadOne: async (id, context) => (await taxonomy(context.shop)).attributes.get(Number(id)) ?? null,
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Unique slug, used in filters and options.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    kind: t.field({ type: AttributeKindEnum, description: 'Data type of the values.', resolve: (attribute) => attribute.kind }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of NUMBER values; null if none.' }),
    direction: t.field({
      type: DirectionEnum,
      description: 'Which value is better when products are compared.',
      resolve: (attribute) => attribute.direction,
    }),
    heading: t.exposeString('heading', { description: 'Heading that the attribute is shown under.' }),
  }),
});

builder.node(TermNode, {
  description: 'A value of an attribute.',
  id: { resolve: (term) => term.id },
  loadOne: async (id, context) => (await taxonomy(context.shop)).terms.get(Number(id)) ?? null,
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Slug, unique within its attribute.' }),
    label: t.exposeString('label', { description: 'Display label.' }),
    swatch: t.exposeString('swatch', { nullable: true, description: 'CSS colour for colour values; otherwise null.' }),
    attribute: t.field({ type: AttributeNode, description: 'Attribute that the value belongs to.', resolve: (term) => term.attribute }),
  }),
});
