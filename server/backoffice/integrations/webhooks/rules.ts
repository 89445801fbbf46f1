// When messages are repeated, and in what state a webhook is. Pure.

const minute = 60;
const hour = 60 * minute;

/** Pauses after failed attempts, in seconds, as Standard Webhooks proposes; the last one repeats. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour];

/** A message is parked this long after it was due for the first time. */
const deliveryHours = 72;

/** When no attempt is scheduled any more, for a message that is due now. */
export const giveUpTime = (now: Date): Date => new Date(now.getTime() + deliveryHours * hour * 1_000);

/**
 * Returns when the next attempt is due.
 * @param attempts failed ones so far, from 1
 * @returns null when it would be too late
 */
export function nextAttempt(attempts: number, now: Date, giveUpAt: Date): Date | null {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
  const next = new Date(now.getTime() + pause * 1_000);
  return next > giveUpAt ? null : next;
}

/** After so many failures in a row, the receiver as a whole counts as unavailable. */
export const unavailableAfter = 10;

const deliveredAtOnce = 8;

/** Number of messages to send at once: a receiver that doesn't answer gets one at a time. */
export const sentAtOnce = (failures: number): number => (failures >= unavailableAfter ? 1 : deliveredAtOnce);

/** Whether a webhook works. */
export type WebhookState = 'ACTIVE' | 'FAILING' | 'DISABLED';

/** Returns the state of a webhook. */
export function webhookState({ isEnabled, failures }: { isEnabled: boolean; failures: number }): WebhookState {
  if (!isEnabled) return 'DISABLED';
  return failures > 0 ? 'FAILING' : 'ACTIVE';
}
