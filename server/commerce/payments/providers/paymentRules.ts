import { inDefaultLanguage } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

// Timing of undecided payments, in milliseconds. Every payment is decided after at most an hour, and the stock that it reserves is
// released.

const second = 1_000;
const minute = 60 * second;

/** Timeout of calls to a provider. */
export const providerTimeoutMs = 5 * second;
/** When to query a provider that didn't answer: late enough for our own request to have ended. */
export const firstCheckMs = minute;
/**
 * How long the provider may not know a charge before the shop concludes that it never received the request (because the process was
 * killed).
 */
export const unknownForMs = 3 * minute;
/** Age at which a payment is abandoned; plus the pause between two checks, that stays below an hour. */
export const giveUpAfterMs = 55 * minute;
/** Maximum number of payments and refunds per sweep. */
export const sweepBatch = 50;
/** Number of concurrent checks. */
export const sweepParallel = 5;

/** Pause between two checks. */
export const sweepPauseMs = minute;
/** The longest pause between two checks of a refund, or of a payment whose end the provider hasn't confirmed. */
export const maxPauseMs = 30 * minute;
/** Pause between two checks of an authorised payment, which its provider may cancel. */
export const authorizedPauseMs = 6 * 60 * minute;

/** Whether to abandon an undecided payment now. */
export function isGivenUp(ageMs: number, isKnown: boolean): boolean {
  return ageMs >= (isKnown ? giveUpAfterMs : unknownForMs);
}

/** Whether a charge that its provider doesn't know will never be made. */
export function isNeverMade(ageMs: number): boolean {
  return ageMs >= unknownForMs;
}

/** Decline reason shown to shoppers when a payment was never made. Stored with the payment, as the next one. */
export const notMadeInTime = inDefaultLanguage(says((t) => t.paymentWasNotMadeInTime));
/** Decline reason for the payment of a cancelled order. */
export const orderCancelled = inDefaultLanguage(says((t) => t.orderWasCancelled));
