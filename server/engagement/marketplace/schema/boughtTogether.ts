import { productPath } from '../../../catalogue/products/products.ts';
import { Deposit, depositOf } from '../../../catalogue/products/schema/deposit.ts';
import { Image } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { bundleOf, shownOfProduct, type BundleItem as Item } from '../boughtTogether.ts';

const BundleItem = builder.objectRef<Item>('BundleItem').implement({
  description: 'Product or variation that can be added to the cart without further choices.',
  fields: (t) => ({
    productId: t.id({
      description: 'Global ID of the product or variation, as passed to `addManyToCart`.',
      resolve: ({ id, isVariation }) => Buffer.from(`${isVariation ? 'ProductVariation' : 'Product'}:${id}`).toString('base64'),
    }),
    name: t.exposeString('name', { description: 'Name shown to shoppers; for a variation, the name of its product.' }),
    detail: t.exposeString('detail', { description: 'Options of the variation, such as "Blue"; empty for simple products.' }),
    url: t.string({ description: 'Path of the product page.', resolve: productPath }),
    price: t.field({
      type: Money,
      description: 'Current price per unit, including VAT, excluding deposit.',
      resolve: ({ unitPriceMinor }) => ({ amount: unitPriceMinor }),
    }),
    deposit: t.field({
      type: Deposit,
      nullable: true,
      description: 'Deposit on one unit, on top of the price; null if there is none.',
      resolve: ({ depositMinor }) => depositOf(depositMinor),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Image of the product or variation; null if none.',
      resolve: ({ image }) => image && { ...image, width: 1200, height: 1200 },
    }),
  }),
});

builder.prismaObjectField(ProductNode, 'boughtTogether', (t) =>
  t.field({
    type: [BundleItem],
    description: `Frequently bought together: the product itself, unless options must be chosen, and up to ${shownOfProduct} others. Based on orders, or on related products if there are too few orders. Empty if there are no others.`,
    extensions: { listLength: shownOfProduct + 1, cost: statementCost },
    resolve: ({ id }, _args, { shop }) => bundleOf(shop, id),
  }),
);
