import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';

/** Amount on one unit in minor units. */
export const Deposit = builder.objectRef<{ minor: number }>('Deposit').implement({
  description:
    'Refundable deposit on one unit, such as on a bottle. It isn’t part of the price: shops must state it beside the price (in Germany: § 7 PAngV), and line totals include it.',
  fields: (t) => ({
    amount: t.field({ type: Money, description: 'Deposit on one unit, including VAT.', resolve: ({ minor }) => ({ amount: minor }) }),
  }),
});

/** @returns null without a deposit */
export const depositOf = (minor: number | null): { minor: number } | null => (minor === null || minor === 0 ? null : { minor });
