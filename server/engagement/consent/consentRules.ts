import type { ConsentAnswer } from '../../generated/prisma/enums.ts';

// How the browser stores the answer to the cookie banner. Scripts read it too (web/consent/answerRules.ts).

export const consentCookie = 'cookie_consent';

/**
 * @param version of the wording that was answered
 * @returns the cookie's value, such as "granted.cookies-2026-12"
 */
export function consentValue(isGranted: boolean, version: string): string {
  return `${isGranted ? 'granted' : 'denied'}.${version}`;
}

/**
 * Parses the cookie. An answer to a different wording doesn't count.
 * @param version of the current wording
 */
export function readConsent(value: string | undefined, version: string): ConsentAnswer {
  if (value === consentValue(true, version)) return 'GRANTED';
  return value === consentValue(false, version) ? 'DENIED' : 'UNANSWERED';
}
