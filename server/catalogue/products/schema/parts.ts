import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { stockStatus, type StockFacts } from '../../inventory/inventory.ts';

/** Node types whose IDs identify a product; the ID of a variation stands for its parent where variations aren't accepted. */
export const productTypes = ['Product', 'ProductVariation'];

/** An image with all that a page needs to reserve its space and load the right size. */
export interface ImageFacts {
  key: string;
  alt: string;
  color: string;
  width: number;
  height: number;
}

export const Image = builder.objectRef<ImageFacts>('Image').implement({
  description: 'An image in the widths 160, 320, 640 and 1200, as AVIF and WebP.',
  fields: (t) => ({
    basePath: t.string({
      description: 'Base path of the image. Append `/{width}.avif` or `/{width}.webp`, with a width of 160, 320, 640 or 1200.',
      resolve: (image) => `/media/${image.key}`,
    }),
    alt: t.exposeString('alt', { description: 'Alternative text that describes the image.' }),
    color: t.exposeString('color', { description: 'Average colour of the image, to use as a placeholder while it loads.' }),
    width: t.exposeInt('width', { description: 'Width of the original in pixels, for the aspect ratio.' }),
    height: t.exposeInt('height', { description: 'Height of the original in pixels, for the aspect ratio.' }),
  }),
});

export const StockStatusEnum = builder.enumType('StockStatus', {
  description: 'Whether a product can be bought now.',
  values: {
    IN_STOCK: { description: 'In stock.' },
    LOW_STOCK: { description: 'In stock, but few are left.' },
    ON_BACKORDER: { description: 'Out of stock, but can be backordered and ships later.' },
    OUT_OF_STOCK: { description: 'Out of stock.' },
  } as const,
});

export const Stock = builder.objectRef<StockFacts>('Stock').implement({
  description: 'Stock of a product as shown to shoppers.',
  fields: (t) => ({
    status: t.field({ type: StockStatusEnum, description: 'Stock status.', resolve: stockStatus }),
    left: t.int({
      nullable: true,
      description: 'Number of units left when stock is low; otherwise null, because exact stock levels are not public.',
      resolve: (facts) => (stockStatus(facts) === 'LOW_STOCK' ? facts.stock : null),
    }),
  }),
});

export const MoneyRange = builder.objectRef<{ min: number; max: number }>('MoneyRange').implement({
  description: 'Range from the lowest to the highest price.',
  fields: (t) => ({
    min: t.field({ type: Money, description: 'Lowest price.', resolve: ({ min }) => ({ amount: min }) }),
    max: t.field({
      type: Money,
      description: 'Highest price; equal to the lowest when there is only one price.',
      resolve: ({ max }) => ({ amount: max }),
    }),
  }),
});

export interface QuantityRule {
  min: number;
  max: number;
  step: number;
}

export const QuantityRuleType = builder.objectRef<QuantityRule>('QuantityRule').implement({
  description: 'Quantities that one cart line may have.',
  fields: (t) => ({
    min: t.exposeInt('min', { description: 'Minimum quantity.' }),
    max: t.exposeInt('max', {
      description:
        'Maximum quantity, limited by the product’s own maximum and, when stock is low, by the stock; 0 when nothing can be sold. A cart never accepts more than is in stock.',
    }),
    step: t.exposeInt('step', { description: 'Step by which quantities increase and decrease.' }),
  }),
});

export const ExternalLink = builder.objectRef<{ url: string; buttonText: string }>('ExternalLink').implement({
  description: 'Link to another shop that sells a product that this shop only displays.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'HTTPS URL at the other shop.' }),
    buttonText: t.exposeString('buttonText', { description: 'Text of the button.' }),
  }),
});

export const Rating = builder.objectRef<{ ratingAverage: number; ratingCount: number }>('Rating').implement({
  description: 'Star rating of a product, from its publicly visible reviews only.',
  fields: (t) => ({
    average: t.float({
      description: 'Average rating from 0.5 to 5, with at most two decimals; 0 without reviews.',
      resolve: (rating) => rating.ratingAverage / 100,
    }),
    count: t.exposeInt('ratingCount', { description: 'Number of reviews.' }),
  }),
});
