import type { Context } from '../../../platform/graphql/context.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { maxHistoryDays, priceHistories, type PriceHistoryFacts, type PricePoint } from '../../pricing/pricing.ts';
import { ProductNode } from './product.ts';
import { VariationNode } from './variation.ts';

const PricePointType = builder.objectRef<PricePoint>('PricePoint').implement({
  description: 'A price and when it took effect.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the price took effect. It applies until the next point.' }),
    price: t.field({
      type: Money,
      description:
        'Price, including VAT. For a variable or grouped product, the lowest price of its variations or grouped products that are sold today.',
      resolve: ({ priceMinor }) => ({ amount: priceMinor }),
    }),
  }),
});

const PriceHistory = builder.objectRef<PriceHistoryFacts>('PriceHistory').implement({
  description:
    'Price history of a product, from the price ledger. Each price is recorded when it takes effect and can’t be changed afterwards.',
  fields: (t) => ({
    points: t.field({
      type: [PricePointType],
      description:
        'Price changes in the period, oldest first. The first point is the price at the start of the period, or when the shop first recorded it; the last one is today’s price. If there are more than 200 changes, each point is the lowest price of a day.',
      extensions: { listLength: 20 },
      resolve: ({ points }) => points,
    }),
    lowest: t.field({
      type: Money,
      description: 'Lowest price in the period.',
      resolve: ({ lowestMinor }) => ({ amount: lowestMinor }),
    }),
    highest: t.field({
      type: Money,
      description: 'Highest price in the period.',
      resolve: ({ highestMinor }) => ({ amount: highestMinor }),
    }),
    until: t.expose('until', { type: 'DateTime', description: 'When the history was read, which is the end of the period.' }),
    since: t.expose('since', {
      type: 'DateTime',
      description: 'When the price was first recorded; may be before the period.',
    }),
    isYoung: t.exposeBoolean('isYoung', {
      description: 'Whether the price has been recorded for less than 30 days. Such a product is never shown as on sale.',
    }),
    reducedSince: t.expose('reducedSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the current price reduction, which `priorPrice` refers to, began; null if the price is not reduced.',
    }),
  }),
});

type Reader = (context: Context, id: number) => Promise<PriceHistoryFacts | undefined>;
/** Products that are queried for the same number of days are read together. */
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
    throw new InvalidInputError([{ path: ['days'], message: `Request between 1 and ${maxHistoryDays} days.` }]);
  return (await readerOf(days)(context, id)) ?? null;
}

const daysArgument = { defaultValue: 90, required: true, description: 'Number of days to go back from now, 1 to 365.' } as const;

builder.prismaObjectField(ProductNode, 'priceHistory', (t) =>
  t.field({
    type: PriceHistory,
    nullable: true,
    args: { days: t.arg.int(daysArgument) },
    description:
      'Price history over the last `days` days. For a variable or grouped product, the lowest price at each time. Null if the product has no price.',
    resolve: ({ id }, { days }, context) => historyOf(context, id, days),
  }),
);

builder.prismaObjectField(VariationNode, 'priceHistory', (t) =>
  t.field({
    type: PriceHistory,
    nullable: true,
    args: { days: t.arg.int(daysArgument) },
    description: 'Price history of the variation over the last `days` days; null if it has no price.',
    resolve: ({ id }, { days }, context) => historyOf(context, id, days),
  }),
);
