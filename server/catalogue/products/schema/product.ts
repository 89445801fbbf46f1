import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { shownMaxQuantity } from '../../inventory/inventory.ts';
import { taxonomy } from '../taxonomy.ts';
import { discountPercent, imageFacts, isPurchasable, productPath, shownStock, specificationGroups } from '../productFacts.ts';
import { ExternalLink, Image, MoneyRange, QuantityRuleType, Rating, Stock } from './parts.ts';
import { ProductOption, SpecificationGroup } from './specification.ts';
import { BrandNode, CategoryNode } from './taxonomy.ts';
import { VariationNode } from './variation.ts';

const ProductTypeEnum = builder.enumType('ProductType', {
  description: 'How a product is sold.',
  values: {
    SIMPLE: { description: 'As it is.' },
    VARIABLE: { description: 'In variations, of which one must be chosen.' },
    EXTERNAL: { description: 'At another shop: see externalLink.' },
    GROUPED: { description: 'As a collection of products that are bought one by one: see groupedProducts.' },
  } as const,
});

const stockColumns = { managesStock: true, stock: true, isInStock: true, backorders: true, lowStockAmount: true } as const;
const quantityColumns = { ...stockColumns, soldIndividually: true, minQuantity: true, maxQuantity: true } as const;
const published = { status: 'PUBLISHED' } as const;

export const ProductNode = builder.prismaNode('Product', {
  description: 'Something the shop shows. Drafts and private products are never returned; their ids resolve to null.',
  id: { field: 'id' },
  nullable: true,
  // Only what is asked for is read (descriptions are long), and what other rooms decide by that reach a product from their lines.
  select: { id: true, type: true, status: true },
  // Only variations have a parent. All conditions are equalities, so that Prisma makes one statement of many ids.
  findUnique: (id) => ({ id: rowId(id), status: 'PUBLISHED', parentId: null }),
  fields: (t) => ({
    databaseId: t.exposeInt('number', {
      description:
        'The number in addresses and legacy bodies (product_id). Of an imported product, the one that it had in the shop that it comes from.',
    }),
    slug: t.exposeString('slug', { description: 'Unique; the last part of its address.' }),
    url: t.string({ description: 'Path of the product page.', select: { slug: true }, resolve: productPath }),
    type: t.field({
      type: ProductTypeEnum,
      description: 'How it is sold.',
      select: { type: true },
      // Variations are a type of their own in this API.
      resolve: ({ type }) => (type === 'VARIATION' ? 'SIMPLE' : type),
    }),
    name: t.exposeString('name', { description: 'Plain text, as shown.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'Stock keeping unit, unique in the shop; null when it has none.' }),
    gtin: t.exposeString('gtin', { nullable: true, description: 'Global trade item number (EAN, UPC, ISBN); null when unknown.' }),
    shortDescription: t.exposeString('shortDescription', { description: 'A sentence or two of plain text; may be empty.' }),
    description: t.exposeString('description', { description: 'Sanitised HTML without scripts, styles or frames; may be empty.' }),
    brand: t.field({
      type: BrandNode,
      nullable: true,
      description: 'Its maker; null when unknown.',
      select: { brandId: true },
      resolve: async ({ brandId }, _args, { shop }) => (brandId === null ? null : ((await taxonomy(shop)).brands.get(brandId) ?? null)),
    }),
    tags: t.exposeStringList('tags', { description: 'Free key words.' }),
    isFeatured: t.exposeBoolean('isFeatured', { description: 'Shown in prominent places.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came to the shop.' }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'Its first picture; null while it has none.',
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
    images: t.field({
      type: [Image],
      description: 'All its pictures, the first one first.',
      select: { name: true, images: { orderBy: { position: 'asc' }, where: { media: { state: 'READY' } }, include: { media: true } } },
      resolve: (product) => product.images.map((image) => imageFacts(image, product.name)),
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description:
        'The price in effect, VAT included; of a variable or grouped product the lowest. Null when it has no price and cannot be bought.',
      select: { priceMinor: true, regularPriceMinor: true },
      resolve: ({ priceMinor, regularPriceMinor }) => (priceMinor === 0 && regularPriceMinor === null ? null : { amount: priceMinor }),
    }),
    priceRange: t.field({
      type: MoneyRange,
      description: 'From the lowest to the highest price of its variations or grouped products.',
      select: { priceMinor: true, priceMaxMinor: true },
      resolve: ({ priceMinor, priceMaxMinor }) => ({ min: priceMinor, max: priceMaxMinor }),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description:
        'The lowest price of the 30 days before the current reduction; computed from the price ledger. Null when the price is not reduced.',
      select: { priorPriceMinor: true },
      resolve: ({ priorPriceMinor }) => (priorPriceMinor === null ? null : { amount: priorPriceMinor }),
    }),
    discountPercent: t.int({
      nullable: true,
      description: 'Whole per cent off the prior price, rounded down; null when the price is not reduced.',
      select: { priceMinor: true, priorPriceMinor: true },
      resolve: discountPercent,
    }),
    stock: t.field({
      type: Stock,
      description: 'Whether it can be had now.',
      select: { ...stockColumns, isAvailable: true, type: true, regularPriceMinor: true },
      resolve: shownStock,
    }),
    isPurchasable: t.boolean({
      description: 'Whether it, or one of its variations, can be put into the cart now.',
      select: { type: true, isAvailable: true, regularPriceMinor: true, priceMinor: true },
      resolve: isPurchasable,
    }),
    quantityRule: t.field({
      type: QuantityRuleType,
      description: 'Which quantities one cart line may hold; of a variable product, ask the variation.',
      select: quantityColumns,
      resolve: (product) => ({ min: product.minQuantity, max: shownMaxQuantity(product), step: 1 }),
    }),
    rating: t.field({
      type: Rating,
      description: 'What buyers think of it.',
      select: { ratingAverage: true, ratingCount: true },
      resolve: (product) => product,
    }),
    externalLink: t.field({
      type: ExternalLink,
      nullable: true,
      description: 'Where it is sold, for an external product; otherwise null.',
      select: { externalUrl: true, buttonText: true },
      resolve: ({ externalUrl, buttonText }) =>
        externalUrl === null ? null : { url: externalUrl, buttonText: buttonText || 'Buy product' },
    }),
    breadcrumbs: t.field({
      type: [CategoryNode],
      description: 'Its primary category and those above it, from the top down.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => {
        const primary = (await taxonomy(shop)).categories.get(categoryIds[0] ?? 0);
        return primary ? [...primary.ancestors, primary] : [];
      },
    }),
    categories: t.field({
      type: [CategoryNode],
      description: 'Every category that lists it, those above included.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => {
        const { categories } = await taxonomy(shop);
        return categoryIds.flatMap((id) => categories.get(id) ?? []);
      },
    }),
    specifications: t.field({
      type: [SpecificationGroup],
      description: 'Its typed specifications by heading.',
      select: { attributes: { orderBy: { position: 'asc' }, include: { terms: { orderBy: { position: 'asc' } } } } },
      resolve: async (product, _args, { shop }) => specificationGroups(product.attributes, await taxonomy(shop)),
    }),
    options: t.field({
      type: [ProductOption],
      description: 'What has to be chosen of a variable product; otherwise empty.',
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
      description: 'The combinations that are sold, in the shop’s order; empty unless it is a variable product.',
      query: { where: published, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
  }),
});
