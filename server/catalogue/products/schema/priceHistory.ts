import type { Context } from '../../../platform/graphql/context.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { maxHistoryDays, priceHistories, type PriceHistoryFacts, type PricePoint } from '../../pricing/pricing.ts';
import { ProductNode } from './product.ts';
import { VariationNode } from './variation.ts';

const PricePointType = builder.objectRef<PricePoint>('PricePoint').implement({
  description: 'A price and from when it held.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'From this instant until the next point.' }),
    price: t.field({
      type: Money,
      description: 'What it cost, VAT included; of a variable or grouped product the lowest price of what is sold of it today.',
      resolve: ({ priceMinor }) => ({ amount: priceMinor }),
    }),
  }),
});

const PriceHistory = builder.objectRef<PriceHistoryFacts>('PriceHistory').implement({
  description:
    'What a product cost, from the price ledger: each price is written down when it comes into effect, and nobody can change it afterwards.',
  fields: (t) => ({
    points: t.field({
      type: [PricePointType],
      description:
        'Each change of the price in these days, oldest first: the first point is the price at their beginning, or when the shop got to know it, the last one is today’s price. Where there were more than 200 changes, the lowest price of each day.',
      extensions: { listLength: 20 },
      resolve: ({ points }) => points,
    }),
    lowest: t.field({
      type: Money,
      description: 'The lowest price in these days.',
      resolve: ({ lowestMinor }) => ({ amount: lowestMinor }),
    }),
    highest: t.field({
      type: Money,
      description: 'The highest price in these days.',
      resolve: ({ highestMinor }) => ({ amount: highestMinor }),
    }),
    until: t.expose('until', { type: 'DateTime', description: 'When this was read: the end of these days.' }),
    since: t.expose('since', {
      type: 'DateTime',
      description: 'From when the shop knows what it costs; may be before these days.',
    }),
    isYoung: t.exposeBoolean('isYoung', {
      description:
        'Whether the shop has known its price for less than 30 days. Nothing is called reduced that was not known so long before.',
    }),
    reducedSince: t.expose('reducedSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the reduction began that priorPrice is about; null when the price is not reduced.',
    }),
  }),
});

type Reader = (context: Context, id: number) => Promise<PriceHistoryFacts | undefined>;
/** Products are read at once that are asked about equally many days. */
const readers = new Map<number, Reader>();

function readerOf(days: number): Reader {
  const known = readers.get(days);
  if (known) return known;
  const reader = batched(({ shop }, ids) => priceHistories(shop.db, ids, shop.now, days));
  readers.set(days, reader);
  return reader;
}

async function historyOf(context: Context, id: number, days: number): Promise<PriceHistoryFacts | null> {
  if (days < 1 || days > maxHistoryDays)
    throw new InvalidInputError([{ path: ['days'], message: `Between 1 and ${maxHistoryDays} days can be asked for.` }]);
  return (await readerOf(days)(context, id)) ?? null;
}

const daysArgument = { defaultValue: 90, required: true, description: 'How many days back from now, 1 to 365.' } as const;

builder.prismaObjectField(ProductNode, 'priceHistory', (t) =>
  t.field({
    type: PriceHistory,
    nullable: true,
    args: { days: t.arg.int(daysArgument) },
    description:
      'What it cost in the last days; of a variable or grouped product the lowest price at each time. Null when it has no price.',
    resolve: ({ id }, { days }, context) => historyOf(context, id, days),
  }),
);

builder.prismaObjectField(VariationNode, 'priceHistory', (t) =>
  t.field({
    type: PriceHistory,
    nullable: true,
    args: { days: t.arg.int(daysArgument) },
    description: 'What this variation cost in the last days. Null when it has no price.',
    resolve: ({ id }, { days }, context) => historyOf(context, id, days),
  }),
);
