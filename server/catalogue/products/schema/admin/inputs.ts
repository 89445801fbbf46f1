import { productTypes } from '../parts.ts';
import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '../../../../platform/graphql/builder.ts';
import { BackordersEnum, ProductStatusEnum, StaffReasonEnum, TaxClassEnum, TaxStatusEnum, VisibilityEnum } from './enums.ts';
import { EnergyClassEnum } from '../energyLabel.ts';
import { MeasureInputType } from '../unitPrice.ts';
import { WithdrawalExceptionReasonEnum } from '../withdrawalException.ts';
import { StaffProductTypeEnum } from './productType.ts';

// Inputs of the product form and the variation grid. Absent fields stay unchanged; null clears nullable fields.

const SpecificationInputType = builder.inputType('AdminSpecificationInput', {
  description: 'Specification of a product, or an option that distinguishes its variations.',
  fields: (t) => ({
    attributeId: t.rowId({ of: 'Attribute', required: true, description: 'Global ID of the attribute.' }),
    terms: t.stringList({ description: 'Labels of the attribute values. Values that do not exist are created.' }),
    number: t.float({ description: 'Value of a NUMBER attribute, in its unit.' }),
    boolean: t.boolean({ description: 'Value of a BOOLEAN attribute.' }),
    isVisible: t.boolean({ description: 'Whether the product page shows the specification; defaults to true.' }),
    isVariation: t.boolean({ description: 'Whether the values form an option that distinguishes variations; defaults to false.' }),
  }),
});

type Fields = InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

const basicFields = (t: Fields) => ({
  status: t.field({ type: ProductStatusEnum, description: 'Publication status, which controls who sees the item.' }),
  name: t.string({ description: 'Name as plain text, at most 250 characters.' }),
});

const priceFields = (t: Fields) => ({
  regularPriceMinor: t.field({ type: 'MinorUnits', description: 'Regular price in minor units; null if none.' }),
  salePriceMinor: t.field({ type: 'MinorUnits', description: 'Sale price in minor units, below the regular price; null ends the sale.' }),
  saleStartsAt: t.field({ type: 'DateTime', description: 'When the sale starts; null if it starts immediately.' }),
  saleEndsAt: t.field({ type: 'DateTime', description: 'When the sale ends; null if it has no end.' }),
});

const detailFields = (t: Fields) => ({
  gtin: t.string({ description: 'Global trade item number (GTIN); null if none.' }),
  ...priceFields(t),
  managesStock: t.boolean({ description: 'Whether stock is tracked. Use `adjustStock` to change the stock level.' }),
  isInStock: t.boolean({ description: 'Whether the item is in stock; applies only when stock is not tracked.' }),
  backorders: t.field({ type: BackordersEnum, description: 'Whether the item can be ordered when out of stock.' }),
  lowStockAmount: t.int({ description: 'Stock level at or below which stock counts as low; null for the shop default.' }),
  content: t.field({
    type: MeasureInputType,
    description:
      'Content of goods sold by measure, for the unit price; null if none. A variation with no content of its own uses its product’s.',
  }),
  weightGrams: t.int({ description: 'Weight of one unit in grams; null if unknown.' }),
  lengthMm: t.int({ description: 'Length in millimetres; null if unknown.' }),
  widthMm: t.int({ description: 'Width in millimetres; null if unknown.' }),
  heightMm: t.int({ description: 'Height in millimetres; null if unknown.' }),
});

/** Fields that products and variations share. */
const sellingFields = (t: Fields) => ({
  ...basicFields(t),
  sku: t.string({ description: 'Stock keeping unit (SKU), unique in the shop; null if none.' }),
  ...detailFields(t),
});

const catalogueFields = (t: Fields) => ({
  type: t.field({ type: StaffProductTypeEnum, description: 'How the product is sold.' }),
  visibility: t.field({ type: VisibilityEnum, description: 'Where the product can be found once it is published.' }),
  slug: t.string({ description: 'Last part of the product URL. If omitted for a new product, it is generated from the name.' }),
  shortDescription: t.string({ description: 'Short description as plain text, at most 10,000 characters.' }),
  description: t.string({
    description: 'Description in HTML, at most 100,000 characters. Scripts, styles and frames other than videos are removed.',
  }),
  brand: t.string({ description: 'Name of the brand; null if none. A new brand is created if needed.' }),
  tags: t.stringList({ description: 'Free-form tags, at most 50.' }),
  position: t.int({ description: 'Position in the shop’s own product order.' }),
  isFeatured: t.boolean({ description: 'Whether the product is shown in prominent places.' }),
  isVirtual: t.boolean({ description: 'Whether the product needs no delivery.' }),
  taxStatus: t.field({ type: TaxStatusEnum, description: 'What VAT is charged on.' }),
  taxClass: t.field({ type: TaxClassEnum, description: 'Tax class, which determines the VAT rate.' }),
  soldIndividually: t.boolean({ description: 'Whether an order can contain only one unit of the product.' }),
  isPricedPer100: t.boolean({
    description:
      'Whether the unit price is stated for 100 g or 100 ml, where the law allows it, instead of 1 kg or 1 l. Also applies to the variations.',
  }),
  withdrawalException: t.field({
    type: WithdrawalExceptionReasonEnum,
    description:
      'Exception from the right of withdrawal, which also applies to the variations; null if none. Grouped and external products can’t have one.',
  }),
  manufacturerId: t.rowId({
    of: 'Manufacturer',
    description: 'Global ID of the manufacturer, which also applies to the variations; null if none.',
  }),
  safetyWarnings: t.string({
    description: 'Warnings and safety information as plain text, at most 10,000 characters. Also applies to the variations.',
  }),
  energyClass: t.field({
    type: EnergyClassEnum,
    description: 'Class on the energy label, which also applies to the variations; null for products without a label.',
  }),
  energyScaleEnd: t.field({ type: EnergyClassEnum, description: 'Last class of the label’s scale, which starts with A; null for G.' }),
  energyLabelUrl: t.string({ description: 'HTTPS URL of the image of the energy label; null if unknown.' }),
  energySheetUrl: t.string({ description: 'HTTPS URL of the product information sheet; null if unknown.' }),
  minimumAge: t.int({
    description: 'Minimum age in years for buying the product, from 1 to 99; null if none. Also applies to the variations.',
  }),
  depositMinor: t.field({
    type: 'MinorUnits',
    description: 'Deposit on each unit in minor units, from 1 to 100,000; null if none. Also applies to the variations.',
  }),
  minQuantity: t.int({ description: 'Minimum quantity per order.' }),
  maxQuantity: t.int({ description: 'Maximum quantity per order; null if none.' }),
});

const categoryField = (t: Fields) =>
  t.rowIdList({ of: 'Category', description: 'Global IDs of the product’s categories, primary category first.' });

const productFields = (t: Fields) => ({
  ...sellingFields(t),
  ...catalogueFields(t),
  externalUrl: t.string({ description: 'URL where an external product is sold.' }),
  buttonText: t.string({ description: 'Text of the button that links to the external shop; null for the default text.' }),
  categoryIds: categoryField(t),
  specifications: t.field({ type: [SpecificationInputType], description: 'Complete list of specifications, in order.' }),
  upsellIds: t.rowIdList({
    of: productTypes,
    description: 'Global IDs of upsell products shown on the product page: the complete list, in order.',
  }),
  crossSellIds: t.rowIdList({
    of: productTypes,
    description: 'Global IDs of cross-sell products shown in the cart: the complete list, in order.',
  }),
  groupedIds: t.rowIdList({
    of: productTypes,
    description: 'Global IDs of the products in a grouped product: the complete list, in order.',
  }),
});

const keyDescription =
  'Idempotency key: a random string of 8 to 255 characters, new for each request. Repeating a request with the same key does not repeat the adjustment.';

export const CreateProductInput = builder.inputType('CreateProductInput', {
  description: 'Input for `createProduct`. Omitted fields get their default value.',
  fields: (t) => ({
    idempotencyKey: t.string({ required: true, description: keyDescription }),
    stock: t.int({ description: 'Initial stock in units; null if stock is not tracked.' }),
    ...productFields(t),
  }),
});

export const UpdateProductInput = builder.inputType('UpdateProductInput', {
  description: 'Input for `updateProduct`. Omitted fields stay unchanged; null clears fields that may be empty.',
  fields: (t) => ({
    id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the product.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the product that the caller read.' }),
    ...productFields(t),
  }),
});

const VariationInput = builder.inputType('AdminVariationInput', {
  description: 'Changes to a variation. Omitted fields stay unchanged.',
  fields: (t) => ({
    id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the variation.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the variation that the caller read.' }),
    ...sellingFields(t),
  }),
});

export const UpdateVariationsInput = builder.inputType('UpdateVariationsInput', {
  description: 'Input for `updateVariations`.',
  fields: (t) => ({
    id: t.rowId({ of: productTypes, required: true, description: 'Global ID of the parent product.' }),
    variations: t.field({
      type: [VariationInput],
      required: true,
      description: 'Variations to update, at most 200. Either all of them are saved, or none are.',
    }),
  }),
});

export const keyField = (t: Fields) => t.string({ required: true, description: keyDescription });

const rowSku = (t: Fields) =>
  t.string({
    required: true,
    description: 'Stock keeping unit (SKU) of the product or variation. Each SKU may appear only once per request.',
  });

const rowVersion = (t: Fields) =>
  t.int({
    description: 'Version of the product that the caller read. The row fails if it has changed since; omit it to overwrite any version.',
  });

const ProductPriceRowInput = builder.inputType('ProductPriceRowInput', {
  description: 'Prices of a product or variation. Omitted fields stay unchanged; null clears them.',
  fields: (t) => ({ sku: rowSku(t), expectedVersion: rowVersion(t), ...priceFields(t) }),
});

export const BulkUpdatePricesInput = builder.inputType('BulkUpdatePricesInput', {
  description: 'Input for `bulkUpdatePrices`.',
  fields: (t) => ({ rows: t.field({ type: [ProductPriceRowInput], required: true, description: 'Rows to process, at most 250.' }) }),
});

const StockRowInput = builder.inputType('StockRowInput', {
  description: 'Stock adjustment of a product or variation. Provide either `delta` or `setTo`.',
  fields: (t) => ({
    sku: rowSku(t),
    delta: t.int({ description: 'Number of units to add, or to subtract when negative. Provide either this or `setTo`.' }),
    setTo: t.int({ description: 'New number of units in stock. Provide either this or `delta`.' }),
    expectedStock: t.int({
      description:
        'Number of units that the caller read. The row fails if the stock is different, for example after a sale; omit to accept any stock.',
    }),
  }),
});

export const BulkAdjustStockInput = builder.inputType('BulkAdjustStockInput', {
  description: 'Input for `bulkAdjustStock`.',
  fields: (t) => ({
    rows: t.field({ type: [StockRowInput], required: true, description: 'Rows to process, at most 250.' }),
    reason: t.field({ type: StaffReasonEnum, required: true, description: 'Reason for the adjustments.' }),
    note: t.string({ description: 'Note on the adjustments, at most 500 characters.' }),
    idempotencyKey: keyField(t),
  }),
});

const ProductRowInput = builder.inputType('ProductRowInput', {
  description:
    'Product to create or to update. Omitted fields stay unchanged; null clears fields that may be empty. Rows for variations accept only the fields that `updateVariations` accepts for a variation.',
  fields: (t) => ({
    sku: rowSku(t),
    expectedVersion: rowVersion(t),
    ...basicFields(t),
    ...detailFields(t),
    ...catalogueFields(t),
    categoryIds: categoryField(t),
  }),
});

export const BulkUpsertProductsInput = builder.inputType('BulkUpsertProductsInput', {
  description: 'Input for `bulkUpsertProducts`.',
  fields: (t) => ({ rows: t.field({ type: [ProductRowInput], required: true, description: 'Rows to process, at most 250.' }) }),
});
