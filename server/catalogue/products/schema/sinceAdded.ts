import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { PriceChangeFacts } from '../sinceAdded.ts';

/** A product's price since it was put on a list. */
export const PriceChangeSince = builder.objectRef<PriceChangeFacts>('PriceChangeSince').implement({
  description: 'How the price of a product has changed since it was put on the list.',
  fields: (t) => ({
    from: t.field({ type: Money, description: 'The price then.', resolve: ({ fromMinor }) => ({ amount: fromMinor }) }),
    to: t.field({ type: Money, description: 'The price now.', resolve: ({ toMinor }) => ({ amount: toMinor }) }),
    difference: t.field({
      type: Money,
      description: 'What was added to the price; negative when it fell.',
      resolve: ({ fromMinor, toMinor }) => ({ amount: toMinor - fromMinor }),
    }),
    isLower: t.boolean({ description: 'Whether it fell.', resolve: ({ fromMinor, toMinor }) => toMinor < fromMinor }),
  }),
});

export const AvailabilityChangeEnum = builder.enumType('AvailabilityChange', {
  description: 'What has become of a product’s availability since it was put on a list.',
  values: {
    CAME_BACK: { description: 'It could not be had then, and can now.' },
    SOLD_OUT: { description: 'It could be had then, and cannot now.' },
  } as const,
});
