import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '../../../../platform/graphql/builder.ts';
import { BackordersEnum, ProductStatusEnum, TaxClassEnum, TaxStatusEnum, VisibilityEnum } from './enums.ts';
import { StaffProductTypeEnum } from './productType.ts';

// The inputs of the product's form and of the grid of variations. What is absent stays as it is; null empties what may be empty.

const SpecificationInputType = builder.inputType('AdminSpecificationInput', {
  description: 'A specification of a product, or an option that its variations choose from.',
  fields: (t) => ({
    attributeId: t.int({ required: true, description: 'Number of the attribute.' }),
    terms: t.stringList({ description: 'Labels of its values; new ones are made.' }),
    number: t.float({ description: 'Value of a NUMBER attribute, in its unit.' }),
    boolean: t.boolean({ description: 'Value of a BOOLEAN attribute.' }),
    isVisible: t.boolean({ description: 'Whether the product page shows it; true unless said.' }),
    isVariation: t.boolean({ description: 'Whether variations choose from its values; false unless said.' }),
  }),
});

type Fields = InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

/** Of products and of variations. */
const sellingFields = (t: Fields) => ({
  status: t.field({ type: ProductStatusEnum, description: 'Who sees it.' }),
  name: t.string({ description: 'Plain text, at most 250 characters.' }),
  sku: t.string({ description: 'Stock keeping unit, unique in the shop; null for none.' }),
  gtin: t.string({ description: 'Global trade item number; null for none.' }),
  regularPriceMinor: t.field({ type: 'MinorUnits', description: 'Minor units; null for none.' }),
  salePriceMinor: t.field({ type: 'MinorUnits', description: 'Minor units, below the regular price; null ends a sale.' }),
  saleStartsAt: t.field({ type: 'DateTime', description: 'From when on the sale holds; null: at once.' }),
  saleEndsAt: t.field({ type: 'DateTime', description: 'When it is over; null: never.' }),
  managesStock: t.boolean({ description: 'Whether its stock is counted; adjustStock moves it.' }),
  isInStock: t.boolean({ description: 'What the shop says when it is not counted.' }),
  backorders: t.field({ type: BackordersEnum, description: 'Whether it can be ordered when none is left.' }),
  lowStockAmount: t.int({ description: 'From how many down few are left; null: the shop’s number.' }),
  weightGrams: t.int({ description: 'Of one piece; null when unknown.' }),
  lengthMm: t.int({ description: 'Null when unknown.' }),
  widthMm: t.int({ description: 'Null when unknown.' }),
  heightMm: t.int({ description: 'Null when unknown.' }),
});

const productFields = (t: Fields) => ({
  ...sellingFields(t),
  type: t.field({ type: StaffProductTypeEnum, description: 'How it is sold.' }),
  visibility: t.field({ type: VisibilityEnum, description: 'Where it is found once it is published.' }),
  slug: t.string({ description: 'The last part of its address; made of the name of a new product.' }),
  shortDescription: t.string({ description: 'Plain text, at most 10,000 characters.' }),
  description: t.string({ description: 'HTML, at most 100,000 characters; scripts, styles and frames other than videos are taken out.' }),
  brand: t.string({ description: 'Name of its maker; null for none, a new one is made.' }),
  tags: t.stringList({ description: 'Free key words, at most 50.' }),
  position: t.int({ description: 'Its place in the shop’s own order.' }),
  isFeatured: t.boolean({ description: 'Shown in prominent places.' }),
  isVirtual: t.boolean({ description: 'Not delivered.' }),
  taxStatus: t.field({ type: TaxStatusEnum, description: 'What of it is taxed.' }),
  taxClass: t.field({ type: TaxClassEnum, description: 'Which rate it has.' }),
  soldIndividually: t.boolean({ description: 'One in an order only.' }),
  minQuantity: t.int({ description: 'The lowest quantity of an order.' }),
  maxQuantity: t.int({ description: 'The highest; null for none.' }),
  externalUrl: t.string({ description: 'Where it is sold, of a product of another shop.' }),
  buttonText: t.string({ description: 'On the button that leads there; null for the usual one.' }),
  categoryIds: t.intList({ description: 'Numbers of its categories, the primary one first.' }),
  specifications: t.field({ type: [SpecificationInputType], description: 'All of them, in order.' }),
  upsellIds: t.intList({ description: 'Better ones that its page shows: all of them, in order.' }),
  crossSellIds: t.intList({ description: 'Others that the cart shows: all of them, in order.' }),
  groupedIds: t.intList({ description: 'What a grouped product holds: all of it, in order.' }),
});

const keyDescription =
  'A random text of 8 to 255 characters, new for each request; the same key is the same request, however often it is sent.';

export const CreateProductInput = builder.inputType('CreateProductInput', {
  description: 'A new product; what is absent has its usual value.',
  fields: (t) => ({
    idempotencyKey: t.string({ required: true, description: keyDescription }),
    stock: t.int({ description: 'Pieces it begins with; null when they are not counted.' }),
    ...productFields(t),
  }),
});

export const UpdateProductInput = builder.inputType('UpdateProductInput', {
  description: 'What of a product is to be another; what is absent stays as it is, null empties what may be empty.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of the product.' }),
    expectedVersion: t.int({ required: true, description: 'The version that the form was filled from.' }),
    ...productFields(t),
  }),
});

const VariationInput = builder.inputType('AdminVariationInput', {
  description: 'What of a variation is to be another; what is absent stays as it is.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of the variation.' }),
    expectedVersion: t.int({ required: true, description: 'The version that the row was filled from.' }),
    ...sellingFields(t),
  }),
});

export const UpdateVariationsInput = builder.inputType('UpdateVariationsInput', {
  description: 'Rows of the grid of variations.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of their product.' }),
    variations: t.field({ type: [VariationInput], required: true, description: 'At most 200, saved all or none.' }),
  }),
});

export const keyField = (t: Fields) => t.string({ required: true, description: keyDescription });
