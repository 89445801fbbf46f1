import { createSignal } from '../kit/signal.ts';
import { answerIn, type ConsentAnswer } from './answerRules.ts';

// Consent to measure this browser's visits. Code that sets an optional cookie, or that stores or sends what a visitor looks at, must check
// it first and listen for changes. Without an answer, nothing is measured.

export type { ConsentAnswer };

const changes = createSignal<ConsentAnswer>();
let announcedAnswer: ConsentAnswer | null = null;

/** Returns the answer stored in this browser. Browser only. */
export function consentAnswer(): ConsentAnswer {
  return answerIn(document.cookie);
}

/** Reads the cookie, and notifies listeners if the answer has changed. Call it after answering. */
export function lookAtConsent(): void {
  const answer = consentAnswer();
  if (answer === announcedAnswer) return;
  announcedAnswer = answer;
  changes.emit(answer);
}

/**
 * Subscribes to changes of the answer, including those in other tabs, which are noticed when the visitor returns to this one.
 * @returns a function that unsubscribes
 */
export function onConsentChange(listener: (answer: ConsentAnswer) => void): () => void {
  announcedAnswer ??= consentAnswer();
  // Adding the same listener again has no effect.
  document.addEventListener('visibilitychange', lookAtConsent);
  return changes.listen(listener);
}
