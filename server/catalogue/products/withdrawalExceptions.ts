import type { WithdrawalExceptionReason } from '../../generated/prisma/enums.ts';

// The exceptions from the right of withdrawal (article 16 of Directive 2011/83/EU). Pure.

/** No right of withdrawal at all. */
const excluded = (why: string) => ({ isConditional: false, text: `Excluded from the right of withdrawal: ${why}.` });

/** A right of withdrawal that ends early. */
const ending = (when: string) => ({ isConditional: true, text: `The right of withdrawal ends ${when}.` });

const facts: Readonly<Record<WithdrawalExceptionReason, { isConditional: boolean; text: string }>> = {
  MADE_TO_ORDER: excluded('made to your specifications or personalised'),
  PERISHABLE: excluded('liable to deteriorate or expire rapidly'),
  SEALED_HYGIENE: ending('when you unseal this item, for reasons of health protection or hygiene'),
  INSEPARABLY_MIXED: ending('when this item is inseparably mixed with other items after delivery'),
  FLUCTUATING_PRICE: excluded('its price depends on fluctuations in the financial market'),
  ALCOHOL_DELIVERED_LATER: excluded(
    'an alcoholic drink delivered 30 days or more after the sale, the value of which depends on fluctuations in the market',
  ),
  SEALED_MEDIA: ending('when you unseal this audio recording, video recording or software'),
  PERIODICAL: excluded('a newspaper, periodical or magazine'),
  DATED_SERVICE: excluded('accommodation, transport of goods, car rental, catering or leisure on a specific date'),
  DIGITAL_CONTENT: ending('when the supply of this digital content begins with your consent'),
};

/** An exception, as shown to shoppers. */
export interface WithdrawalExceptionFacts {
  reason: WithdrawalExceptionReason;
  /** Whether the right of withdrawal exists until something happens that only the goods show, such as a broken seal. */
  isConditional: boolean;
  /** A sentence that says so. */
  text: string;
}

/** What a reason means for shoppers; null without one. */
export function withdrawalException(reason: WithdrawalExceptionReason | null): WithdrawalExceptionFacts | null {
  return reason && { reason, ...facts[reason] };
}
