// How a browser stores the answer on cookie consent: in a cookie that the server sets (server/engagement/consent/consentRules.ts).

export type ConsentAnswer = 'GRANTED' | 'DENIED' | 'UNANSWERED';

/** Version of the wording shown; the server has the same (server/engagement/consent/wordings.ts). */
export const wordingVersion = 'cookies-2026-12-b';

/**
 * Returns the stored answer.
 * @param cookies value of document.cookie. An answer to another wording doesn't count
 */
export function answerIn(cookies: string): ConsentAnswer {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith('cookie_consent='));
  if (value === `cookie_consent=granted.${wordingVersion}`) return 'GRANTED';
  return value === `cookie_consent=denied.${wordingVersion}` ? 'DENIED' : 'UNANSWERED';
}
