import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { priceColumns, saleColumns, canSell, unitPrice } from '../../../catalogue/inventory/inventory.ts';
import { lineCover, lineCoverColumns } from '../../../catalogue/products/schema/lineCover.ts';
import { Image, QuantityRuleType } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { VariationNode } from '../../../catalogue/products/schema/variation.ts';
import { taxonomy } from '../../../catalogue/products/products.ts';
import { parseOptions, quantityRule } from '../rules.ts';
import { describeOptions, type ChosenOption } from '../chosenOptions.ts';
import { ownerOf } from './owner.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { removalPath } from '../removalPath.ts';

const CartLineOption = builder.objectRef<ChosenOption>('CartLineOption').implement({
  description: 'An option that was chosen.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What was chosen, such as Colour.' }),
    value: t.exposeString('value', { description: 'The choice, such as Blue.' }),
    attribute: t.exposeString('attribute', { description: 'Slug of what was chosen: with the term it says the same to addToCart.' }),
    term: t.exposeString('term', { description: 'Slug of the choice.' }),
  }),
});

const priceFacts = { quantity: true, product: { select: priceColumns } } as const;
const saleFacts = { quantity: true, product: { select: saleColumns } } as const;
/** What every Product and ProductVariation of the API is made of. */
const nodeColumns = { id: true, type: true, status: true } as const;

export const CartLineNode = builder.prismaNode('CartLine', {
  description: 'One product, or one variation with its options, in a cart. Only its owner sees it; for others its id resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({
    id: rowId(id),
    cart: { visitorId: await ownerOf(context) },
  }),
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'Names the line within its cart: 32 lowercase hex digits, the same for the same product, variation and options.',
    }),
    product: t.field({
      type: ProductNode,
      description: 'What it is; of a variation, the product that it is a variation of. It may have been withdrawn since: see isAvailable.',
      select: (_args, _context, nested) => ({
        product: nested({ select: { ...nodeColumns, parent: nested({ select: nodeColumns }) } }),
      }),
      resolve: ({ product }) => product.parent ?? product,
    }),
    variation: t.field({
      type: VariationNode,
      nullable: true,
      description: 'The combination of options that was chosen; null unless it is of a variable product.',
      select: (_args, _context, nested) => ({ product: nested({ select: nodeColumns }) }),
      resolve: ({ product }) => (product.type === 'VARIATION' ? product : null),
    }),
    name: t.string({
      description: 'As shown: of a variation, the name of its product; the options tell the rest.',
      select: { product: { select: { name: true, parent: { select: { name: true } } } } },
      resolve: ({ product }) => (product.parent ?? product).name,
    }),
    options: t.field({
      type: [CartLineOption],
      description: 'The chosen options, in the shop’s order; empty for a simple product.',
      select: { options: true },
      resolve: async ({ options }, _args, { shop }) => describeOptions(parseOptions(options), await taxonomy(shop)),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many, at least 1.' }),
    unitPrice: t.field({
      type: Money,
      description: 'What one piece costs now, VAT included; 0 when it cannot be bought any more.',
      select: priceFacts,
      resolve: ({ product }, _args, { shop }) => ({ amount: unitPrice(product, shop.now) ?? 0 }),
    }),
    lineTotal: t.field({
      type: Money,
      description: 'Unit price times quantity.',
      select: priceFacts,
      resolve: ({ product, quantity }, _args, { shop }) => ({
        amount: (unitPrice(product, shop.now) ?? 0) * quantity,
      }),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The variation’s own picture, else the product’s; null while there is none.',
      select: { product: { select: lineCoverColumns } },
      resolve: ({ product }) => lineCover(product),
    }),
    quantityRule: t.field({
      type: QuantityRuleType,
      description: 'Which quantities this line may hold.',
      select: saleFacts,
      resolve: ({ product }, _args, { shop }) => quantityRule(product, unitPrice(product, shop.now) ?? 0),
    }),
    removeUrl: t.string({
      description:
        'Path that takes the line out when it is opened, without script, and ends on the cart page. Good for its owner only, for 12 to 24 hours.',
      select: { key: true },
      resolve: ({ key }, _args, { shop }) => removalPath(shop, key),
    }),
    isAvailable: t.boolean({
      description: 'Whether this quantity could be bought now. An order with a line that is not available is refused.',
      select: saleFacts,
      resolve: ({ product, quantity }, _args, { shop }) => canSell(product, quantity, shop.now),
    }),
  }),
});
