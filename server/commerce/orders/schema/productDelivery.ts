import type { TransitDays } from '../../../../shared/delivery/deliveryEstimate.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { VariationNode } from '../../../catalogue/products/schema/variation.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { deliveredColumns, deliveryOfProduct, ownDeliveredColumns, type ProductDelivery } from '../checkout/productDelivery.ts';
import { ShippingMethodType } from './parts.ts';

const DayRange = builder.objectRef<TransitDays>('DayRange').implement({
  description: 'Range of days.',
  fields: (t) => ({
    min: t.exposeInt('min', { description: 'Minimum number of days.' }),
    max: t.exposeInt('max', { description: 'Maximum number of days.' }),
  }),
});

const ProductDeliveryType = builder.objectRef<ProductDelivery>('ProductDelivery').implement({
  description: 'Cheapest delivery of a product on its own to the shop’s default country.',
  fields: (t) => ({
    country: t.field({ type: CountryType, description: 'Destination country.', resolve: ({ country }) => country }),
    method: t.field({
      type: ShippingMethodType,
      description: 'Shipping method with its price for the smallest quantity that can be ordered.',
      resolve: ({ method }) => method,
    }),
    handlingDays: t.exposeInt('handlingDays', {
      description: 'Working days from the order to its dispatch; one more for orders after the cut-off hour.',
    }),
    transitDays: t.field({
      type: DayRange,
      nullable: true,
      description: 'Working days from dispatch to delivery; null if unknown.',
      resolve: ({ method }) => method.transitDays,
    }),
  }),
});

const nullIf = (what: string) =>
  `Null if the ${what} can’t currently be bought in this shop, isn’t shipped, or can’t be delivered to that country.`;

builder.prismaObjectField(ProductNode, 'delivery', (t) =>
  t.field({
    type: ProductDeliveryType,
    nullable: true,
    description: `Cheapest delivery to the shop’s default country, for the price and date on product pages. ${nullIf('product')} Null for a variable or grouped product; use the variation’s.`,
    // Products have no parent: reading it would cost a statement.
    select: ownDeliveredColumns,
    resolve: (product, _args, { shop, holdings }) => deliveryOfProduct(shop, { ...product, parent: null }, holdings),
  }),
);

builder.prismaObjectField(VariationNode, 'delivery', (t) =>
  t.field({
    type: ProductDeliveryType,
    nullable: true,
    description: `Cheapest delivery to the shop’s default country. ${nullIf('variation')}`,
    select: deliveredColumns,
    resolve: (variation, _args, { shop, holdings }) => deliveryOfProduct(shop, variation, holdings),
  }),
);
