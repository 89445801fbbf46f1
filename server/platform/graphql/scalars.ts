import { currencyCode, formatMoney } from '../operation/shop.ts';
import { InvalidInputError } from '../errors/errors.ts';
import { builder } from './builder.ts';
import { says } from './__generated__/messages.ts';

const [firstInstant, lastInstant] = [new Date('0001-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59.999Z')];

builder.scalarType('DateTime', {
  description: 'A point in time in UTC, as an ISO 8601 string such as 2026-03-01T12:00:00.000Z, in the years 1 to 9999.',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    // JavaScript knows years that the database or ISO 8601 without a sign do not.
    if (Number.isNaN(date.getTime()) || date < firstInstant || date > lastInstant)
      throw new InvalidInputError([{ path: [], message: says((t) => t.dateTimeMustBeIso) }]);
    return date;
  },
});

const positiveInteger = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new InvalidInputError([{ path: [], message: says((t) => t.minorUnitsMustBeWhole) }]);
};

builder.scalarType('MinorUnits', {
  description:
    'An amount in whole minor units of the shop’s currency: 1250 is €12.50. A JSON number that may be larger than an Int, up to 9,007,199,254,740,991.',
  serialize: positiveInteger,
  parseValue: positiveInteger,
});

builder.scalarType('JSON', {
  description: 'A JSON object. The description of each field that returns it lists the contents. Output only.',
  serialize: (value) => value,
  parseValue: () => {
    throw new InvalidInputError([{ path: [], message: says((t) => t.jsonIsForOutputOnly) }]);
  },
});

/** An amount in minor units of the shop's currency. */
export const Money = builder.objectRef<{ amount: number }>('Money').implement({
  description: 'An amount of money in whole minor units, never a fraction.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'MinorUnits', description: 'Amount in minor units: 1250 is 12.50.' }),
    currencyCode: t.string({ description: 'ISO 4217 code; the shop has one currency.', resolve: () => currencyCode }),
    formatted: t.string({ description: 'Formatted amount for display, such as €12.50.', resolve: (money) => formatMoney(money.amount) }),
  }),
});
