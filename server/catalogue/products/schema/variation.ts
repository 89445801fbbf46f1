import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { quantityFacts, stockRow, shownMaxQuantity } from '../../inventory/inventory.ts';
import { discountPercent, imageFacts, isPurchasable, pricedStock } from '../productFacts.ts';
import { taxonomy } from '../taxonomy.ts';
import { Image, QuantityRuleType, Stock } from './parts.ts';
import { PricePerUnit, storedUnitPrice } from './unitPrice.ts';
import { VariationOptionType } from './specification.ts';

const stockColumns = { managesStock: true, stock: true, isInStock: true, backorders: true, lowStockAmount: true } as const;
const quantityColumns = { ...stockColumns, soldIndividually: true, minQuantity: true, maxQuantity: true } as const;

export const VariationNode = builder.prismaNode('Product', {
  variant: 'ProductVariation',
  description: 'A combination of a variable product’s options, with its own price, stock and image.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true, type: true, status: true },
  findUnique: (id) => ({ id: rowId(id), status: 'PUBLISHED', type: 'VARIATION', parent: { status: 'PUBLISHED' } }),
  fields: (t) => ({
    databaseId: t.exposeInt('number', {
      description: 'Numeric ID, from the same sequence as those of products. Legacy request bodies accept it as `product_id`.',
    }),
    sku: t.exposeString('sku', { nullable: true, description: 'Stock keeping unit (SKU), unique in the shop; null if none.' }),
    name: t.exposeString('name', { description: 'Name of the product with the chosen values.' }),
    options: t.field({
      type: [VariationOptionType],
      description: 'Values of the product’s options that the variation has.',
      select: { options: { orderBy: { position: 'asc' } } },
      resolve: async (variation, _args, { shop }) => {
        const { attributes, terms } = await taxonomy(shop);
        return variation.options.flatMap(({ attributeId, termId }) => {
          const attribute = attributes.get(attributeId);
          return attribute ? [{ attribute, term: termId === null ? null : (terms.get(termId) ?? null) }] : [];
        });
      },
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: 'Current price, including VAT; null if there is no price and the variation can’t be bought.',
      select: { priceMinor: true, regularPriceMinor: true },
      resolve: ({ priceMinor, regularPriceMinor }) => (regularPriceMinor === null ? null : { amount: priceMinor }),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description: 'Lowest price in the 30 days before the current price reduction; null if the price is not reduced.',
      select: { priorPriceMinor: true },
      resolve: ({ priorPriceMinor }) => (priorPriceMinor === null ? null : { amount: priorPriceMinor }),
    }),
    pricePerUnit: t.field({
      type: PricePerUnit,
      nullable: true,
      description: 'Unit price of goods sold by measure; null for other products.',
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
      select: { ...stockColumns, regularPriceMinor: true, parent: { select: stockColumns } },
      resolve: (variation) => pricedStock(stockRow(variation), variation.regularPriceMinor),
    }),
    isPurchasable: t.boolean({
      description: 'Whether the variation can be added to the cart now.',
      select: { type: true, isAvailable: true, regularPriceMinor: true, priceMaxMinor: true },
      resolve: isPurchasable,
    }),
    quantityRule: t.field({
      type: QuantityRuleType,
      description: 'Quantities that one cart line may have.',
      select: { ...quantityColumns, parent: { select: { ...stockColumns, soldIndividually: true } } },
      resolve: (variation) => ({ min: variation.minQuantity, max: shownMaxQuantity(quantityFacts(variation)), step: 1 }),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Image of the variation; null if it uses the product’s image.',
      select: {
        name: true,
        images: { orderBy: { position: 'asc' }, where: { media: { state: 'READY' } }, take: 1, include: { media: true } },
      },
      resolve: (variation) => {
        const image = variation.images[0];
        return image ? imageFacts(image, variation.name) : null;
      },
    }),
  }),
});
