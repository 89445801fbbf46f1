import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { stockStatus, type StockFacts } from '../../inventory/inventory.ts';

/** Types whose ids name a product; that of a variation means its product where no variation is taken. */
export const productTypes = ['Product', 'ProductVariation'];

/** A picture: everything a page needs to reserve its place and load the right size. */
export interface ImageFacts {
  key: string;
  alt: string;
  color: string;
  width: number;
  height: number;
}

export const Image = builder.objectRef<ImageFacts>('Image').implement({
  description: 'A picture, kept in the widths 160, 320, 640 and 1200 as AVIF and WebP.',
  fields: (t) => ({
    basePath: t.string({
      description: 'Append /{width}.avif or /{width}.webp, with a width of 160, 320, 640 or 1200.',
      resolve: (image) => `/media/${image.key}`,
    }),
    alt: t.exposeString('alt', { description: 'What the picture shows, for those who do not see it.' }),
    color: t.exposeString('color', { description: 'Its average colour, to be painted while it loads.' }),
    width: t.exposeInt('width', { description: 'Pixels of the original, for the aspect ratio.' }),
    height: t.exposeInt('height', { description: 'Pixels of the original, for the aspect ratio.' }),
  }),
});

export const StockStatusEnum = builder.enumType('StockStatus', {
  description: 'Whether a product can be had now.',
  values: {
    IN_STOCK: { description: 'Yes.' },
    LOW_STOCK: { description: 'Yes, but few are left.' },
    ON_BACKORDER: { description: 'It can be ordered and follows later.' },
    OUT_OF_STOCK: { description: 'No.' },
  } as const,
});

export const Stock = builder.objectRef<StockFacts>('Stock').implement({
  description: 'What the shop says about a product’s stock.',
  fields: (t) => ({
    status: t.field({ type: StockStatusEnum, description: 'Whether it can be had now.', resolve: stockStatus }),
    left: t.int({
      nullable: true,
      description: 'How many are left, when few are; otherwise null: the exact stock is the shop’s own business.',
      resolve: (facts) => (stockStatus(facts) === 'LOW_STOCK' ? facts.stock : null),
    }),
  }),
});

export const MoneyRange = builder.objectRef<{ min: number; max: number }>('MoneyRange').implement({
  description: 'From the lowest to the highest price.',
  fields: (t) => ({
    min: t.field({ type: Money, description: 'The lowest.', resolve: ({ min }) => ({ amount: min }) }),
    max: t.field({
      type: Money,
      description: 'The highest; equal to the lowest when there is one price.',
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
  description: 'Which quantities one cart line may hold.',
  fields: (t) => ({
    min: t.exposeInt('min', { description: 'The least.' }),
    max: t.exposeInt('max', {
      description:
        'The most, by the product’s own limit and, once little is left, by stock; 0 when there is nothing to sell. A cart refuses more than there is.',
    }),
    step: t.exposeInt('step', { description: 'Quantities go up and down by this.' }),
  }),
});

export const ExternalLink = builder.objectRef<{ url: string; buttonText: string }>('ExternalLink').implement({
  description: 'Where a product is sold that this shop only shows.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'An https address at another shop.' }),
    buttonText: t.exposeString('buttonText', { description: 'What the button says.' }),
  }),
});

export const Rating = builder.objectRef<{ ratingAverage: number; ratingCount: number }>('Rating').implement({
  description: 'What the reviews of a product that everybody sees come to, in stars. Nothing else is counted.',
  fields: (t) => ({
    average: t.float({
      description: 'From 0.5 to 5, with at most two decimals; 0 when nobody has reviewed it.',
      resolve: (rating) => rating.ratingAverage / 100,
    }),
    count: t.exposeInt('ratingCount', { description: 'How many reviews.' }),
  }),
});
