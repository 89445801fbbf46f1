import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { PriceChangeFacts } from '../sinceAdded.ts';

/** Price change of a product since it was added to a list. */
export const PriceChangeSince = builder.objectRef<PriceChangeFacts>('PriceChangeSince').implement({
  description: 'How the price of a product has changed since the product was added to the list.',
  fields: (t) => ({
    from: t.field({
      type: Money,
      description: 'Price when the product was added to the list.',
      resolve: ({ fromMinor }) => ({ amount: fromMinor }),
    }),
    to: t.field({ type: Money, description: 'Current price.', resolve: ({ toMinor }) => ({ amount: toMinor }) }),
    difference: t.field({
      type: Money,
      description: 'Difference between the current price and the earlier one; negative when the price fell.',
      resolve: ({ fromMinor, toMinor }) => ({ amount: toMinor - fromMinor }),
    }),
    isLower: t.boolean({ description: 'Whether the price fell.', resolve: ({ fromMinor, toMinor }) => toMinor < fromMinor }),
  }),
});

export const AvailabilityChangeEnum = builder.enumType('AvailabilityChange', {
  description: 'How the availability of a product has changed since it was added to a list.',
  values: {
    CAME_BACK: { description: 'Out of stock when added, in stock now.' },
    SOLD_OUT: { description: 'In stock when added, out of stock now.' },
  } as const,
});
