import { createSignal } from '../kit/signal.ts';
import { answerIn, type ConsentAnswer } from './answerRules.ts';

// Whether visits of this browser may be measured. Whatever sets a cookie that the shop does not need, or keeps or sends what somebody
// looks at, asks here first and listens for changes. Without an answer nothing is measured.

export type { ConsentAnswer };

const changes = createSignal<ConsentAnswer>();
let told: ConsentAnswer | null = null;

/** What this browser has kept of the answer. In the browser only. */
export function consentAnswer(): ConsentAnswer {
  return answerIn(document.cookie);
}

/** Looks at the cookie, and tells when the answer is another one than before. Whoever has answered calls it. */
export function lookAtConsent(): void {
  const answer = consentAnswer();
  if (answer === told) return;
  told = answer;
  changes.tell(answer);
}

/**
 * Listens for changes of the answer, also those of other tabs, which are seen when somebody comes back to this one.
 * @returns ends it
 */
export function onConsentChange(listener: (answer: ConsentAnswer) => void): () => void {
  told ??= consentAnswer();
  // The same one however often it is added.
  document.addEventListener('visibilitychange', lookAtConsent);
  return changes.listen(listener);
}
