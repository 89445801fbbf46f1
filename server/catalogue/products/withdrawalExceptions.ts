import { defaultLanguage, type Language } from '../../../shared/languages.ts';
import type { WithdrawalExceptionReason } from '../../generated/prisma/enums.ts';
import { messages, type Messages } from './__generated__/messages.ts';

// The exceptions from the right of withdrawal (article 16 of Directive 2011/83/EU). Pure.

const textsOf = (t: Messages): Readonly<Record<WithdrawalExceptionReason, string>> => ({
  MADE_TO_ORDER: t.excludedMadeToOrder,
  PERISHABLE: t.excludedPerishable,
  SEALED_HYGIENE: t.endsSealedHygiene,
  INSEPARABLY_MIXED: t.endsInseparablyMixed,
  FLUCTUATING_PRICE: t.excludedFluctuatingPrice,
  ALCOHOL_DELIVERED_LATER: t.excludedAlcoholDeliveredLater,
  SEALED_MEDIA: t.endsSealedMedia,
  PERIODICAL: t.excludedPeriodical,
  DATED_SERVICE: t.excludedDatedService,
  DIGITAL_CONTENT: t.endsDigitalContent,
});

/** Reasons with which the right of withdrawal exists, and ends early. */
const conditional: ReadonlySet<WithdrawalExceptionReason> = new Set([
  'SEALED_HYGIENE',
  'INSEPARABLY_MIXED',
  'SEALED_MEDIA',
  'DIGITAL_CONTENT',
]);

/** An exception, as shown to shoppers. */
export interface WithdrawalExceptionFacts {
  reason: WithdrawalExceptionReason;
  /** Whether the right of withdrawal exists until something happens that only the goods show, such as a broken seal. */
  isConditional: boolean;
  /** A sentence that says so. */
  text: string;
}

/** What a reason means for shoppers; null without one. */
export function withdrawalException(
  reason: WithdrawalExceptionReason | null,
  language: Language = defaultLanguage,
): WithdrawalExceptionFacts | null {
  return reason && { reason, isConditional: conditional.has(reason), text: textsOf(messages[language])[reason] };
}
