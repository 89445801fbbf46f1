import type { ConsentAnswer } from '../../generated/prisma/enums.ts';

// How a browser keeps the answer to the question of cookies. Scripts read it too (web/consent/answerRules.ts).

/** Name of the cookie. */
export const consentCookie = 'cookie_consent';

/** @param version of the wording that was answered @returns the cookie's value, such as "granted.cookies-2026-11" */
export function consentValue(isGranted: boolean, version: string): string {
  return `${isGranted ? 'granted' : 'denied'}.${version}`;
}

/** What the cookie says. Whoever was asked something else than what is asked now has not answered that. @param version of the wording that is shown now */
export function readConsent(value: string | undefined, version: string): ConsentAnswer {
  if (value === consentValue(true, version)) return 'GRANTED';
  return value === consentValue(false, version) ? 'DENIED' : 'UNANSWERED';
}
