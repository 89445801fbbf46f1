import { currencyCode, formatMoney } from '../operation/shop.ts';
import { InvalidInputError } from '../errors/errors.ts';
import { builder } from './builder.ts';

builder.scalarType('DateTime', {
  description: 'An instant in UTC, as ISO 8601 text such as 2026-03-01T12:00:00.000Z.',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    if (Number.isNaN(date.getTime())) throw new InvalidInputError([{ path: [], message: 'A DateTime is ISO 8601 text.' }]);
    return date;
  },
});

/** Minor units of the shop's currency. */
export const Money = builder.objectRef<{ amount: number }>('Money').implement({
  description: 'An amount of money. Whole minor units, never a fraction.',
  fields: (t) => ({
    amount: t.exposeInt('amount', { description: 'Minor units: 1250 is 12.50.' }),
    currencyCode: t.string({ description: 'ISO 4217 code; the shop has one currency.', resolve: () => currencyCode }),
    formatted: t.string({ description: 'Ready to show, such as €12.50.', resolve: (money) => formatMoney(money.amount) }),
  }),
});
