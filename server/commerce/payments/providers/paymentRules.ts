// When things happen to a payment that is not decided. Durations in milliseconds. After at most an hour every payment is decided:
// the stock that it holds is somebody else's to buy then.

const second = 1_000;
const minute = 60 * second;

/** How long a provider may take to answer. */
export const providerTimeoutMs = 5 * second;
/** When a provider that did not answer is asked again: late enough for our own request to be over. */
export const firstCheckMs = minute;
/** How long a charge may be unknown to the provider before we believe that it never got our request (the process was killed). */
export const unknownForMs = 3 * minute;
/** How old a payment becomes before it is given up; with the pause between two checks that stays below an hour. */
export const giveUpAfterMs = 55 * minute;
/** Payments and refunds that one sweep asks about. */
export const sweepBatch = 50;
/** How many of them are asked about at the same time. */
export const sweepParallel = 5;

/** How long after a check the next one follows. */
export const sweepPauseMs = minute;
/** The longest pause between two checks of a refund, or of a payment whose end its provider has not confirmed. */
export const maxPauseMs = 30 * minute;

/** Whether an undecided payment is given up now. */
export function isGivenUp(ageMs: number, isKnown: boolean): boolean {
  return ageMs >= (isKnown ? giveUpAfterMs : unknownForMs);
}

/** Whether a charge that its provider does not know will never be made. */
export function isNeverMade(ageMs: number): boolean {
  return ageMs >= unknownForMs;
}

/** Why a payment that was never made has failed, for the shopper. */
export const notMadeInTime = 'The payment was not made in time.';
/** Why the payment of a cancelled order is refused. */
export const orderCancelled = 'The order was cancelled.';
