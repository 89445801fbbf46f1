// How a browser keeps the answer to the question of cookies: in a cookie that the server sets (server/engagement/consent/consentRules.ts).

export type ConsentAnswer = 'GRANTED' | 'DENIED' | 'UNANSWERED';

/** Which wording is shown; the server has the same (server/engagement/consent/wordings.ts). */
export const wordingVersion = 'cookies-2026-11';

/** @param cookies as document.cookie has them. Whoever was asked something else than what is asked now has not answered that */
export function answerIn(cookies: string): ConsentAnswer {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith('cookie_consent='));
  if (value === `cookie_consent=granted.${wordingVersion}`) return 'GRANTED';
  return value === `cookie_consent=denied.${wordingVersion}` ? 'DENIED' : 'UNANSWERED';
}
