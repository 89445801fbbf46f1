import { productPath } from '../../../catalogue/products/products.ts';
import { Image } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { bundleOf, shownOfProduct, type BundleItem as Item } from '../boughtTogether.ts';

const BundleItem = builder.objectRef<Item>('BundleItem').implement({
  description: 'A product, or one of its variations, that can be put into the cart as it is.',
  fields: (t) => ({
    productId: t.id({
      description: 'Global id of the product or of the variation, as addManyToCart takes it.',
      resolve: ({ id, isVariation }) => Buffer.from(`${isVariation ? 'ProductVariation' : 'Product'}:${id}`).toString('base64'),
    }),
    name: t.exposeString('name', { description: 'As shown; of a variation, the name of its product.' }),
    detail: t.exposeString('detail', { description: 'What sets a variation apart, such as "Blue"; empty for others.' }),
    url: t.string({ description: 'Path of the product page.', resolve: productPath }),
    price: t.field({
      type: Money,
      description: 'What one costs now, VAT included.',
      resolve: ({ unitPriceMinor }) => ({ amount: unitPriceMinor }),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture; null when it has none.',
      resolve: ({ image }) => image && { ...image, width: 1200, height: 1200 },
    }),
  }),
});

builder.prismaObjectField(ProductNode, 'boughtTogether', (t) =>
  t.field({
    type: [BundleItem],
    description: `What is often bought together: the product itself, unless a choice has to be made, and up to ${shownOfProduct} others. Counted from orders; where those say nothing, what goes well with it. Empty when there is no other.`,
    extensions: { listLength: shownOfProduct + 1, cost: statementCost },
    resolve: ({ id }, _args, { shop }) => bundleOf(shop, id),
  }),
);
