import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { Money } from '../../../../platform/graphql/scalars.ts';
import { stockStatus } from '../../../inventory/inventory.ts';
import { Image, StockStatusEnum } from '../parts.ts';
import { BackordersEnum, ProductStatusEnum, TaxClassEnum, TaxStatusEnum, VisibilityEnum } from './enums.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { Deposit, depositOf } from '../deposit.ts';
import { MeasureType } from '../unitPrice.ts';
import { WithdrawalExceptionReasonEnum } from '../withdrawalException.ts';
import { energyColumns, energyLabelOf } from '../../energyLabels.ts';
import { EnergyLabelType } from '../energyLabel.ts';
import { findManufacturer } from '../../manufacturers.ts';
import { AdminManufacturerType } from './manufacturers.ts';
import { StaffProductTypeEnum } from './productType.ts';

const money = (amount: number | null) => (amount === null ? null : { amount });

/** The staff view of a product or variation: its columns, and its actual price and stock. */
export const AdminProductType = builder.prismaObject('Product', {
  variant: 'AdminProduct',
  interfaces: [VersionedRecord],
  description: 'A product or variation in any state, as staff see it. Staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('AdminProduct')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the product or variation.' }),
    version: t.exposeInt('version', {
      description: 'Version to pass as `expectedVersion`, so that a save does not overwrite changes by others.',
    }),
    type: t.expose('type', { type: StaffProductTypeEnum, description: 'How the product is sold.' }),
    status: t.expose('status', { type: ProductStatusEnum, description: 'Publication status, which controls who sees the product.' }),
    visibility: t.expose('visibility', { type: VisibilityEnum, description: 'Where the product can be found once it is published.' }),
    name: t.exposeString('name', { description: 'Name as plain text.' }),
    slug: t.exposeString('slug', { description: 'Last part of the product URL.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'Stock keeping unit (SKU); null if none.' }),
    gtin: t.exposeString('gtin', { nullable: true, description: 'Global trade item number (GTIN); null if none.' }),
    shortDescription: t.exposeString('shortDescription', { description: 'Short description as plain text; may be empty.' }),
    description: t.exposeString('description', { description: 'Description in sanitised HTML; may be empty.' }),
    brand: t.string({
      nullable: true,
      description: 'Name of the brand; null if none.',
      select: { brand: true },
      resolve: ({ brand }) => brand?.name ?? null,
    }),
    tags: t.exposeStringList('tags', { description: 'Free-form tags.' }),
    position: t.exposeInt('position', { description: 'Position in the shop’s own product order.' }),
    isFeatured: t.exposeBoolean('isFeatured', { description: 'Whether the product is shown in prominent places.' }),
    isVirtual: t.exposeBoolean('isVirtual', { description: 'Whether the product needs no delivery.' }),
    regularPrice: t.field({
      type: Money,
      nullable: true,
      description: 'Price when not on sale; null if there is none.',
      select: { regularPriceMinor: true },
      resolve: (row) => money(row.regularPriceMinor),
    }),
    salePrice: t.field({
      type: Money,
      nullable: true,
      description: 'Price during a sale; null if none.',
      select: { salePriceMinor: true },
      resolve: (row) => money(row.salePriceMinor),
    }),
    saleStartsAt: t.expose('saleStartsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the sale starts; null if it starts immediately.',
    }),
    saleEndsAt: t.expose('saleEndsAt', { type: 'DateTime', nullable: true, description: 'When the sale ends; null if it has no end.' }),
    price: t.field({
      type: Money,
      description:
        'Current price; for a variable or grouped product, the lowest price of its variations or products. 0 when there is no price.',
      select: { priceMinor: true },
      resolve: (row) => ({ amount: row.priceMinor }),
    }),
    priceMax: t.field({
      type: Money,
      description: 'Highest current price of the product’s variations or grouped products.',
      select: { priceMaxMinor: true },
      resolve: (row) => ({ amount: row.priceMaxMinor }),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description:
        'Lowest price in the 30 days before the current sale, shown to shoppers struck through; null if the product is not on sale.',
      select: { priorPriceMinor: true },
      resolve: (row) => money(row.priorPriceMinor),
    }),
    taxStatus: t.expose('taxStatus', { type: TaxStatusEnum, description: 'What VAT is charged on.' }),
    taxClass: t.expose('taxClass', { type: TaxClassEnum, description: 'Tax class, which determines the VAT rate.' }),
    managesStock: t.exposeBoolean('managesStock', { description: 'Whether stock is tracked.' }),
    stock: t.exposeInt('stock', { description: 'Units in stock, when stock is tracked.' }),
    isInStock: t.exposeBoolean('isInStock', { description: 'Whether the product is in stock; applies only when stock is not tracked.' }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'Whether the product, or one of its variations or grouped products, can be bought.',
    }),
    stockStatus: t.field({
      type: StockStatusEnum,
      description: 'Stock status shown to shoppers.',
      select: { managesStock: true, stock: true, isInStock: true, backorders: true, lowStockAmount: true },
      resolve: stockStatus,
    }),
    backorders: t.expose('backorders', { type: BackordersEnum, description: 'Whether the product can be ordered when out of stock.' }),
    lowStockAmount: t.exposeInt('lowStockAmount', {
      nullable: true,
      description: 'Stock level at or below which stock counts as low; null for the shop default.',
    }),
    soldIndividually: t.exposeBoolean('soldIndividually', { description: 'Whether an order can contain only one unit of the product.' }),
    minQuantity: t.exposeInt('minQuantity', { description: 'Minimum quantity per order.' }),
    maxQuantity: t.exposeInt('maxQuantity', { nullable: true, description: 'Maximum quantity per order; null if none.' }),
    weightGrams: t.exposeInt('weightGrams', { nullable: true, description: 'Weight of one unit in grams; null if unknown.' }),
    lengthMm: t.exposeInt('lengthMm', { nullable: true, description: 'Length in millimetres; null if unknown.' }),
    widthMm: t.exposeInt('widthMm', { nullable: true, description: 'Width in millimetres; null if unknown.' }),
    heightMm: t.exposeInt('heightMm', { nullable: true, description: 'Height in millimetres; null if unknown.' }),
    content: t.field({
      type: MeasureType,
      nullable: true,
      description: 'Content of goods sold by measure; null for other products, and for variations that use their product’s content.',
      select: { contentMilli: true, contentUnit: true },
      resolve: ({ contentMilli: milli, contentUnit: unit }) => (milli === null || unit === null ? null : { milli, unit }),
    }),
    isPricedPer100: t.exposeBoolean('isPricedPer100', {
      description: 'Whether the unit price is stated for 100 g or 100 ml instead of 1 kg or 1 l. Also applies to the variations.',
    }),
    withdrawalException: t.expose('withdrawalException', {
      type: WithdrawalExceptionReasonEnum,
      nullable: true,
      description: 'Exception from the right of withdrawal, which also applies to the variations; null if none.',
    }),
    manufacturer: t.field({
      type: AdminManufacturerType,
      nullable: true,
      description: 'Manufacturer; also applies to the variations. Null if unknown.',
      select: { manufacturerId: true },
      resolve: ({ manufacturerId: id }, _args, { shop }) => (id === null ? null : findManufacturer(shop, id)),
    }),
    safetyWarnings: t.exposeString('safetyWarnings', { description: 'Warnings and safety information as plain text; may be empty.' }),
    energyLabel: t.field({
      type: EnergyLabelType,
      nullable: true,
      description: 'Energy label; also applies to the variations. Null if there is none.',
      select: energyColumns,
      resolve: energyLabelOf,
    }),
    deposit: t.field({
      type: Deposit,
      nullable: true,
      description: 'Deposit on each unit; also applies to the variations. Null if there is none.',
      select: { depositMinor: true },
      resolve: ({ depositMinor }) => depositOf(depositMinor),
    }),
    minimumAge: t.exposeInt('minimumAge', {
      nullable: true,
      description: 'Minimum age in years for buying the product and its variations; null if there is none.',
    }),
    externalUrl: t.exposeString('externalUrl', {
      nullable: true,
      description: 'URL where an external product is sold; null for other products.',
    }),
    buttonText: t.exposeString('buttonText', {
      nullable: true,
      description: 'Text of the button that links to the external shop; null for the default text.',
    }),
    totalSales: t.exposeInt('totalSales', { description: 'Number of units sold.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the product was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the product was last changed.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Staff member who last changed the product; null if an import or a command last changed it.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'First image of the product; null if none.',
      select: { coverKey: true, coverAlt: true, coverColor: true },
      resolve: ({ coverKey, coverAlt, coverColor }) =>
        coverKey === null ? null : { key: coverKey, alt: coverAlt ?? '', color: coverColor ?? '#e5e7eb', width: 1200, height: 1200 },
    }),
  }),
});

showWhenStale('AdminProduct', ({ shop }, id) => shop.db.prisma.product.findUnique({ where: { id } }));
