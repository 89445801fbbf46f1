import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { type PriceFacts, priceColumns, saleColumns, canSell, unitDeposit, unitPrice } from '../../../catalogue/inventory/inventory.ts';
import { lineCover, lineCoverColumns } from '../../../catalogue/products/schema/lineCover.ts';
import { Image, QuantityRuleType } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { VariationNode } from '../../../catalogue/products/schema/variation.ts';
import { WithdrawalExceptionType } from '../../../catalogue/products/schema/withdrawalException.ts';
import { taxonomy, withdrawalException } from '../../../catalogue/products/products.ts';
import { parseOptions, quantityRule } from '../rules.ts';
import { describeOptions, type ChosenOption } from '../chosenOptions.ts';
import { contentColumns, contentOf, pricePerUnit } from '../../../catalogue/projection/projection.ts';
import { PricePerUnit } from '../../../catalogue/products/schema/unitPrice.ts';
import { Deposit, depositOf } from '../../../catalogue/products/schema/deposit.ts';
import { ownerOf } from './owner.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { removalPath } from '../removalPath.ts';

const CartLineOption = builder.objectRef<ChosenOption>('CartLineOption').implement({
  description: 'An option chosen for a cart line.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the option, such as Colour.' }),
    value: t.exposeString('value', { description: 'Chosen value, such as Blue.' }),
    attribute: t.exposeString('attribute', {
      description: 'Slug of the attribute. Together with `term`, it can be passed to `addToCart`.',
    }),
    term: t.exposeString('term', { description: 'Slug of the chosen value.' }),
  }),
});

function totalOf(product: PriceFacts, quantity: number, now: Date): number {
  const price = unitPrice(product, now);
  return price === null ? 0 : (price + unitDeposit(product)) * quantity;
}

const priceFacts = { quantity: true, product: { select: priceColumns } } as const;
const saleFacts = { quantity: true, product: { select: saleColumns } } as const;
/** The columns that every Product and ProductVariation node needs. */
const nodeColumns = { id: true, type: true, status: true } as const;

export const CartLineNode = builder.prismaNode('CartLine', {
  description:
    'A product, or a variation with its options, in a cart. Visible only to the owner of the cart; for others, its ID resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({
    id: rowId(id),
    cart: { visitorId: await ownerOf(context) },
  }),
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'Key of the line within its cart: 32 lowercase hex digits, the same for the same product, variation and options.',
    }),
    product: t.field({
      type: ProductNode,
      description: 'Product of the line; for a variation, its parent product. It may have been withdrawn since; see `isAvailable`.',
      select: (_args, _context, nested) => ({
        product: nested({ select: { ...nodeColumns, parent: nested({ select: nodeColumns }) } }),
      }),
      resolve: ({ product }) => product.parent ?? product,
    }),
    variation: t.field({
      type: VariationNode,
      nullable: true,
      description: 'Chosen variation; null unless the product is variable.',
      select: (_args, _context, nested) => ({ product: nested({ select: nodeColumns }) }),
      resolve: ({ product }) => (product.type === 'VARIATION' ? product : null),
    }),
    name: t.string({
      description: 'Display name; for a variation, the name of its product. `options` contains the choices.',
      select: { product: { select: { name: true, parent: { select: { name: true } } } } },
      resolve: ({ product }) => (product.parent ?? product).name,
    }),
    options: t.field({
      type: [CartLineOption],
      description: 'Chosen options, in the shop’s display order; empty for a simple product.',
      select: { options: true },
      resolve: async ({ options }, _args, { shop }) => describeOptions(parseOptions(options), await taxonomy(shop)),
    }),
    quantity: t.exposeInt('quantity', { description: 'Quantity, at least 1.' }),
    unitPrice: t.field({
      type: Money,
      description: 'Current price of one unit, including VAT; 0 when the item can no longer be bought.',
      select: priceFacts,
      resolve: ({ product }, _args, { shop }) => ({ amount: unitPrice(product, shop.now) ?? 0 }),
    }),
    pricePerUnit: t.field({
      type: PricePerUnit,
      nullable: true,
      description: 'Unit price of goods sold by measure; null for other goods, and when the item can no longer be bought.',
      select: {
        product: {
          select: { ...priceColumns, ...contentColumns, parent: { select: { ...priceColumns.parent.select, ...contentColumns } } },
        },
      },
      resolve: ({ product }, _args, { shop }) => pricePerUnit(unitPrice(product, shop.now), contentOf(product)),
    }),
    deposit: t.field({
      type: Deposit,
      nullable: true,
      description: 'Deposit on one unit, on top of the unit price; null if there is none or the item can no longer be bought.',
      select: priceFacts,
      resolve: ({ product }, _args, { shop }) => depositOf(unitPrice(product, shop.now) === null ? 0 : unitDeposit(product)),
    }),
    lineTotal: t.field({
      type: Money,
      description: 'Total of the line: unit price and deposit, times quantity.',
      select: priceFacts,
      resolve: ({ product, quantity }, _args, { shop }) => ({
        amount: totalOf(product, quantity, shop.now),
      }),
    }),
    withdrawalException: t.field({
      type: WithdrawalExceptionType,
      nullable: true,
      description: 'Exception from the right of withdrawal; null if the right applies.',
      select: { product: { select: { withdrawalException: true, parent: { select: { withdrawalException: true } } } } },
      resolve: ({ product }) => withdrawalException((product.parent ?? product).withdrawalException),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Image of the variation or, failing that, the product; null if none.',
      select: { product: { select: lineCoverColumns } },
      resolve: ({ product }) => lineCover(product),
    }),
    quantityRule: t.field({
      type: QuantityRuleType,
      description: 'Quantities that this line may have.',
      select: saleFacts,
      resolve: ({ product }, _args, { shop }) => quantityRule(product, unitPrice(product, shop.now) ?? 0),
    }),
    removeUrl: t.string({
      description:
        'Path that, when opened, removes the line and leads to the cart page; works without JavaScript. Valid only for the cart’s owner, for 12 to 24 hours.',
      select: { key: true },
      resolve: ({ key }, _args, { shop }) => removalPath(shop, key),
    }),
    isAvailable: t.boolean({
      description: 'Whether this quantity can be bought now. An order with an unavailable line is refused.',
      select: saleFacts,
      resolve: ({ product, quantity }, _args, { shop }) => canSell(product, quantity, shop.now),
    }),
  }),
});
