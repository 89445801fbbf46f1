import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { shownMaxQuantity } from '../../inventory/inventory.ts';
import { guideOwnerOf } from '../sizeGuides.ts';
import { swatchesOf, taxonomy } from '../taxonomy.ts';
import { discountPercent, imageFacts, isPriced, isPurchasable, productPath, shownStock, specificationGroups } from '../productFacts.ts';
import { ExternalLink, Image, MoneyRange, QuantityRuleType, Rating, Stock } from './parts.ts';
import { energyColumns, energyLabelOf } from '../energyLabels.ts';
import { EnergyLabelType } from './energyLabel.ts';
import { findManufacturer } from '../manufacturers.ts';
import { ManufacturerType } from './manufacturer.ts';
import { takesDeposit } from '../deposits.ts';
import { Deposit, depositOf } from './deposit.ts';
import { ProductOption, SpecificationGroup } from './specification.ts';
import { BrandNode, CategoryNode, SizeGuide } from './taxonomy.ts';
import { PricePerUnit, storedUnitPrice } from './unitPrice.ts';
import { VariationNode } from './variation.ts';
import { withdrawalException } from '../withdrawalExceptions.ts';
import { WithdrawalExceptionType } from './withdrawalException.ts';

const ProductTypeEnum = builder.enumType('ProductType', {
  description: 'How a product is sold: as is, in variations, at another shop or as a group.',
  values: {
    SIMPLE: { description: 'Sold without variations.' },
    VARIABLE: { description: 'Sold in variations, one of which must be chosen.' },
    EXTERNAL: { description: 'Sold at another shop. See `externalLink`.' },
    GROUPED: { description: 'Collection of products that are bought individually. See `groupedProducts`.' },
  } as const,
});

const stockColumns = { managesStock: true, stock: true, isInStock: true, backorders: true, lowStockAmount: true } as const;
const quantityColumns = { ...stockColumns, soldIndividually: true, minQuantity: true, maxQuantity: true } as const;
const published = { status: 'PUBLISHED' } as const;

export const ProductNode = builder.prismaNode('Product', {
  description: 'A product of the shop. Drafts and private products are never returned; their IDs resolve to null.',
  id: { field: 'id' },
  nullable: true,
  // Reads only the selected columns (descriptions are long), and those that other modules need when they reach a product from their lines.
  select: { id: true, type: true, status: true },
  // Only variations have a parent. All conditions are equalities, so that Prisma batches many IDs into one statement.
  findUnique: (id) => ({ id: rowId(id), status: 'PUBLISHED', parentId: null }),
  fields: (t) => ({
    databaseId: t.exposeInt('number', {
      description:
        'Numeric ID, as in URLs and legacy request bodies (`product_id`). Imported products retain the number from the source shop.',
    }),
    slug: t.exposeString('slug', { description: 'Last part of the product URL, unique in the shop.' }),
    url: t.string({ description: 'Path of the product page.', select: { slug: true }, resolve: productPath }),
    type: t.field({
      type: ProductTypeEnum,
      description: 'How the product is sold.',
      select: { type: true },
      // Variations have their own type in this API.
      resolve: ({ type }) => (type === 'VARIATION' ? 'SIMPLE' : type),
    }),
    name: t.exposeString('name', { description: 'Display name as plain text.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'Stock keeping unit (SKU), unique in the shop; null if none.' }),
    gtin: t.exposeString('gtin', { nullable: true, description: 'Global trade item number (EAN, UPC, ISBN); null if unknown.' }),
    shortDescription: t.exposeString('shortDescription', {
      description: 'Short description of a sentence or two as plain text; may be empty.',
    }),
    description: t.exposeString('description', {
      description: 'Description in sanitised HTML without scripts, styles or frames; may be empty.',
    }),
    brand: t.field({
      type: BrandNode,
      nullable: true,
      description: 'Brand of the product; null if unknown.',
      select: { brandId: true },
      resolve: async ({ brandId }, _args, { shop }) => (brandId === null ? null : ((await taxonomy(shop)).brands.get(brandId) ?? null)),
    }),
    tags: t.exposeStringList('tags', { description: 'Free-form tags.' }),
    isFeatured: t.exposeBoolean('isFeatured', { description: 'Whether the product is shown in prominent places.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the product was added to the shop.' }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'First image of the product; null if none.',
      select: { coverKey: true, coverAlt: true, coverColor: true, name: true },
      resolve: (product) =>
        product.coverKey === null
          ? null
          : {
              key: product.coverKey,
              alt: product.coverAlt || product.name,
              color: product.coverColor ?? '#e5e7eb',
              width: 1200,
              height: 1200,
            },
    }),
    secondImage: t.field({
      type: Image,
      nullable: true,
      description:
        'Second image of the product, shown in lists when the pointer is over its card; null if there are fewer than two images.',
      select: { secondKey: true, coverColor: true, name: true },
      resolve: ({ secondKey, coverColor, name }) =>
        secondKey === null ? null : { key: secondKey, alt: name, color: coverColor ?? '#e5e7eb', width: 1200, height: 1200 },
    }),
    swatches: t.stringList({
      description:
        'CSS colours that a variable product is available in, in the order of their attribute. Empty for other products, and for fewer than two colours.',
      select: { type: true, termIds: true },
      resolve: async ({ type, termIds }, _args, { shop }) => (type === 'VARIABLE' ? swatchesOf(termIds, await taxonomy(shop)) : []),
    }),
    images: t.field({
      type: [Image],
      description: 'All images of the product, in display order.',
      select: { name: true, images: { orderBy: { position: 'asc' }, where: { media: { state: 'READY' } }, include: { media: true } } },
      resolve: (product) => product.images.map((image) => imageFacts(image, product.name)),
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description:
        'Current price, including VAT; for a variable or grouped product, the lowest. Null if there is no price and the product can’t be bought.',
      select: { type: true, isAvailable: true, priceMinor: true, priceMaxMinor: true, regularPriceMinor: true },
      resolve: (product) => (isPriced(product) ? { amount: product.priceMinor } : null),
    }),
    priceRange: t.field({
      type: MoneyRange,
      description: 'Range from the lowest to the highest price of the variations or grouped products.',
      select: { priceMinor: true, priceMaxMinor: true },
      resolve: ({ priceMinor, priceMaxMinor }) => ({ min: priceMinor, max: priceMaxMinor }),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description:
        'Lowest price in the 30 days before the current price reduction, computed from the price ledger. Null if the price is not reduced.',
      select: { priorPriceMinor: true },
      resolve: ({ priorPriceMinor }) => (priorPriceMinor === null ? null : { amount: priorPriceMinor }),
    }),
    pricePerUnit: t.field({
      type: PricePerUnit,
      nullable: true,
      description:
        'Unit price of goods sold by measure; for a variable product, the lowest. Null for other products, and when the variations have different bases.',
      select: { unitPriceMinor: true, unitPriceBase: true },
      resolve: storedUnitPrice,
    }),
    discountPercent: t.int({
      nullable: true,
      description: 'Discount off the prior price in whole per cent, rounded down; null if the price is not reduced.',
      select: { priceMinor: true, priorPriceMinor: true },
      resolve: discountPercent,
    }),
    stock: t.field({
      type: Stock,
      description: 'Current stock.',
      select: { ...stockColumns, isAvailable: true, type: true, regularPriceMinor: true },
      resolve: shownStock,
    }),
    isPurchasable: t.boolean({
      description: 'Whether the product, or one of its variations, can be added to the cart now.',
      select: { type: true, isAvailable: true, regularPriceMinor: true, priceMaxMinor: true },
      resolve: isPurchasable,
    }),
    quantityRule: t.field({
      type: QuantityRuleType,
      description: 'Quantities that one cart line may have. For a variable product, use the variation’s rule.',
      select: quantityColumns,
      resolve: (product) => ({ min: product.minQuantity, max: shownMaxQuantity(product), step: 1 }),
    }),
    withdrawalException: t.field({
      type: WithdrawalExceptionType,
      nullable: true,
      description: 'Exception from the right of withdrawal, for the product and all its variations; null if the right applies.',
      select: { withdrawalException: true },
      resolve: ({ withdrawalException: reason }) => withdrawalException(reason),
    }),
    manufacturer: t.field({
      type: ManufacturerType,
      nullable: true,
      description: 'Manufacturer; also applies to the variations. Null if unknown.',
      select: { manufacturerId: true },
      resolve: ({ manufacturerId: id }, _args, { shop }) => (id === null ? null : findManufacturer(shop, id)),
    }),
    safetyWarnings: t.exposeString('safetyWarnings', {
      description: 'Warnings and safety information for the product and its variations, as plain text; may be empty.',
    }),
    energyLabel: t.field({
      type: EnergyLabelType,
      nullable: true,
      description: 'Energy label of the product and its variations; null for products without one.',
      select: energyColumns,
      resolve: energyLabelOf,
    }),
    deposit: t.field({
      type: Deposit,
      nullable: true,
      description: 'Deposit per unit, which also applies to the variations; null if there is none, and for grouped and external products.',
      select: { type: true, depositMinor: true },
      resolve: ({ type, depositMinor }) => depositOf(takesDeposit(type) ? depositMinor : null),
    }),
    minimumAge: t.exposeInt('minimumAge', {
      nullable: true,
      description:
        'Minimum age in years for buying the product and its variations, which shoppers confirm when ordering; null if there is none.',
    }),
    rating: t.field({
      type: Rating,
      description: 'Rating of the product by its buyers.',
      select: { ratingAverage: true, ratingCount: true },
      resolve: (product) => product,
    }),
    externalLink: t.field({
      type: ExternalLink,
      nullable: true,
      description: 'Link to the shop that sells an external product; null for other products.',
      select: { externalUrl: true, buttonText: true },
      resolve: ({ externalUrl, buttonText }) =>
        externalUrl === null ? null : { url: externalUrl, buttonText: buttonText || 'Buy product' },
    }),
    breadcrumbs: t.field({
      type: [CategoryNode],
      description: 'Primary category and its ancestors, from the top down.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => {
        const primary = (await taxonomy(shop)).categories.get(categoryIds[0] ?? 0);
        return primary ? [...primary.ancestors, primary] : [];
      },
    }),
    categories: t.field({
      type: [CategoryNode],
      description: 'Categories that list the product, including ancestors.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => {
        const { categories } = await taxonomy(shop);
        return categoryIds.flatMap((id) => categories.get(id) ?? []);
      },
    }),
    sizeGuide: t.field({
      type: SizeGuide,
      nullable: true,
      description: 'Size guide of the product’s most specific category that has one; null if none has.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => {
        const { categories } = await taxonomy(shop);
        return guideOwnerOf(categoryIds.flatMap((id) => categories.get(id) ?? []));
      },
    }),
    specifications: t.field({
      type: [SpecificationGroup],
      description: 'Typed specifications, grouped by heading.',
      select: { attributes: { orderBy: { position: 'asc' }, include: { terms: { orderBy: { position: 'asc' } } } } },
      resolve: async (product, _args, { shop }) => specificationGroups(product.attributes, await taxonomy(shop)),
    }),
    options: t.field({
      type: [ProductOption],
      description: 'Options to choose from for a variable product; empty for other products.',
      select: { attributes: { orderBy: { position: 'asc' }, include: { terms: { orderBy: { position: 'asc' } } } } },
      resolve: async (product, _args, { shop }) => {
        const { attributes, terms } = await taxonomy(shop);
        return product.attributes.flatMap((row) => {
          const attribute = attributes.get(row.attributeId);
          if (!row.isVariation || !attribute) return [];
          const values = row.terms.flatMap(({ termId, isDefault }) => {
            const term = terms.get(termId);
            return term ? [{ term, isDefault }] : [];
          });
          return [{ attribute, values }];
        });
      },
    }),
    variations: t.relation('variations', {
      type: VariationNode,
      description: 'Combinations of options that are sold, in the shop’s order; empty unless the product is variable.',
      query: { where: published, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
  }),
});
