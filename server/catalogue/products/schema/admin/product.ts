import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { Money } from '../../../../platform/graphql/scalars.ts';
import { stockStatus } from '../../../inventory/inventory.ts';
import { Image, StockStatusEnum } from '../parts.ts';
import { BackordersEnum, ProductStatusEnum, TaxClassEnum, TaxStatusEnum, VisibilityEnum } from './enums.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { StaffProductTypeEnum } from './productType.ts';

const money = (amount: number | null) => (amount === null ? null : { amount });

/** Whatever the staff see of a product or a variation: the columns, and its price and stock as they are. */
export const AdminProductType = builder.prismaObject('Product', {
  variant: 'AdminProduct',
  interfaces: [VersionedRecord],
  description: 'A product, in whatever state, or one of its variations, as the staff see it. For staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'By which a client keeps it apart; no node has it.', resolve: ({ id }) => `AdminProduct:${id}` }),
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    version: t.exposeInt('version', { description: 'What a save must name, so that nothing of others is lost.' }),
    type: t.expose('type', { type: StaffProductTypeEnum, description: 'How it is sold.' }),
    status: t.expose('status', { type: ProductStatusEnum, description: 'Who sees it.' }),
    visibility: t.expose('visibility', { type: VisibilityEnum, description: 'Where it is found once it is published.' }),
    name: t.exposeString('name', { description: 'Plain text.' }),
    slug: t.exposeString('slug', { description: 'The last part of its address.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'Stock keeping unit; null for none.' }),
    gtin: t.exposeString('gtin', { nullable: true, description: 'Global trade item number; null for none.' }),
    shortDescription: t.exposeString('shortDescription', { description: 'Plain text; may be empty.' }),
    description: t.exposeString('description', { description: 'Sanitised HTML; may be empty.' }),
    brand: t.string({
      nullable: true,
      description: 'Name of its maker; null for none.',
      select: { brand: true },
      resolve: ({ brand }) => brand?.name ?? null,
    }),
    tags: t.exposeStringList('tags', { description: 'Free key words.' }),
    position: t.exposeInt('position', { description: 'Its place in the shop’s own order.' }),
    isFeatured: t.exposeBoolean('isFeatured', { description: 'Shown in prominent places.' }),
    isVirtual: t.exposeBoolean('isVirtual', { description: 'Not delivered.' }),
    regularPrice: t.field({
      type: Money,
      nullable: true,
      description: 'Outside of sales; null for none.',
      select: { regularPriceMinor: true },
      resolve: (row) => money(row.regularPriceMinor),
    }),
    salePrice: t.field({
      type: Money,
      nullable: true,
      description: 'In a sale; null for none.',
      select: { salePriceMinor: true },
      resolve: (row) => money(row.salePriceMinor),
    }),
    saleStartsAt: t.expose('saleStartsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'From when on the sale holds; null: at once.',
    }),
    saleEndsAt: t.expose('saleEndsAt', { type: 'DateTime', nullable: true, description: 'When it is over; null: never.' }),
    price: t.field({
      type: Money,
      description: 'The price in effect, the lowest of its parts; 0 when it has none.',
      select: { priceMinor: true },
      resolve: (row) => ({ amount: row.priceMinor }),
    }),
    priceMax: t.field({
      type: Money,
      description: 'The highest of its parts.',
      select: { priceMaxMinor: true },
      resolve: (row) => ({ amount: row.priceMaxMinor }),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description:
        'The lowest of the 30 days before the current reduction, which shoppers see struck through; null when it is not reduced.',
      select: { priorPriceMinor: true },
      resolve: (row) => money(row.priorPriceMinor),
    }),
    taxStatus: t.expose('taxStatus', { type: TaxStatusEnum, description: 'What of it is taxed.' }),
    taxClass: t.expose('taxClass', { type: TaxClassEnum, description: 'Which rate it has.' }),
    managesStock: t.exposeBoolean('managesStock', { description: 'Whether its stock is counted.' }),
    stock: t.exposeInt('stock', { description: 'How many there are, when they are counted.' }),
    isInStock: t.exposeBoolean('isInStock', { description: 'What the shop says when they are not counted.' }),
    isAvailable: t.exposeBoolean('isAvailable', { description: 'Whether it, or a part of it, can be had.' }),
    stockStatus: t.field({
      type: StockStatusEnum,
      description: 'What shoppers are told.',
      select: { managesStock: true, stock: true, isInStock: true, backorders: true, lowStockAmount: true },
      resolve: stockStatus,
    }),
    backorders: t.expose('backorders', { type: BackordersEnum, description: 'Whether it can be ordered when none is left.' }),
    lowStockAmount: t.exposeInt('lowStockAmount', {
      nullable: true,
      description: 'From how many down few are left; null: the shop’s number.',
    }),
    soldIndividually: t.exposeBoolean('soldIndividually', { description: 'One in an order only.' }),
    minQuantity: t.exposeInt('minQuantity', { description: 'The lowest quantity of an order.' }),
    maxQuantity: t.exposeInt('maxQuantity', { nullable: true, description: 'The highest; null for none.' }),
    weightGrams: t.exposeInt('weightGrams', { nullable: true, description: 'Of one piece; null when unknown.' }),
    lengthMm: t.exposeInt('lengthMm', { nullable: true, description: 'Null when unknown.' }),
    widthMm: t.exposeInt('widthMm', { nullable: true, description: 'Null when unknown.' }),
    heightMm: t.exposeInt('heightMm', { nullable: true, description: 'Null when unknown.' }),
    externalUrl: t.exposeString('externalUrl', {
      nullable: true,
      description: 'Where it is sold, of a product of another shop; otherwise null.',
    }),
    buttonText: t.exposeString('buttonText', { nullable: true, description: 'On the button that leads there; null for the usual one.' }),
    totalSales: t.exposeInt('totalSales', { description: 'Pieces sold.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was changed last.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Who of the staff changed it last; null for imports and commands.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'Its first picture; null while it has none.',
      select: { coverKey: true, coverAlt: true, coverColor: true },
      resolve: ({ coverKey, coverAlt, coverColor }) =>
        coverKey === null ? null : { key: coverKey, alt: coverAlt ?? '', color: coverColor ?? '#e5e7eb', width: 1200, height: 1200 },
    }),
  }),
});

showWhenStale('AdminProduct', ({ shop }, id) => shop.db.prisma.product.findUnique({ where: { id } }));
