import { builder } from '../../../platform/graphql/builder.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import type { WithdrawalExceptionReason } from '../../../generated/prisma/enums.ts';
import type { WithdrawalExceptionFacts } from '../withdrawalExceptions.ts';

export const WithdrawalExceptionReasonEnum = describedEnum<WithdrawalExceptionReason>(
  'WithdrawalExceptionReason',
  'Exceptions from the right of withdrawal, under article 16 of Directive 2011/83/EU.',
  {
    MADE_TO_ORDER: 'Made to the consumer’s specifications or clearly personalised (c).',
    PERISHABLE: 'Liable to deteriorate or expire rapidly (d).',
    SEALED_HYGIENE: 'Sealed for health protection or hygiene; the right ends when the goods are unsealed (e).',
    INSEPARABLY_MIXED: 'Inseparably mixed with other items after delivery, by its nature (f).',
    FLUCTUATING_PRICE: 'The price depends on fluctuations in the financial market (b).',
    ALCOHOL_DELIVERED_LATER: 'An alcoholic drink that is delivered after 30 days and whose value fluctuates (g).',
    SEALED_MEDIA: 'Sealed audio, video or software; the right ends when it is unsealed (i).',
    PERIODICAL: 'A newspaper, periodical or magazine, except for subscriptions (j).',
    DATED_SERVICE: 'Accommodation, transport of goods, car rental, catering or leisure on a specific date (l).',
    DIGITAL_CONTENT: 'Digital content without a medium; the right ends when its supply begins with the consumer’s consent (m).',
  },
);

export const WithdrawalExceptionType = builder.objectRef<WithdrawalExceptionFacts>('WithdrawalException').implement({
  description: 'Exception from the right of withdrawal. Shops must inform consumers of it before they order.',
  fields: (t) => ({
    reason: t.expose('reason', { type: WithdrawalExceptionReasonEnum, description: 'Which exception it is.' }),
    isConditional: t.exposeBoolean('isConditional', {
      description: 'Whether the right exists until, for example, the seal is broken. Otherwise it does not exist at all.',
    }),
    text: t.exposeString('text', { description: 'Sentence to show to shoppers.' }),
  }),
});
