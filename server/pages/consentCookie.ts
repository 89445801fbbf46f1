import { consentCookie } from '../engagement/consent/consent.ts';
import { cookieDomain, trackerCookies } from '../../shared/attribution/cookies.ts';
import type { VisitorEndpoint } from './visibleCookies.ts';

// A cookie with the visitor's answer on cookie consent, so that pages, which are the same for every visitor, can use it.

const answerDays = 180;

/** Sets the cookie for a new answer. If consent is denied, the tracker's cookies are deleted, with or without scripts. */
export function settleConsentCookie(
  { request, reply, isSecure }: VisitorEndpoint,
  answer: { value: string; isGranted: boolean } | null,
): void {
  if (answer === null) return;
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  reply.setCookie(consentCookie, answer.value, { ...options, maxAge: answerDays * 24 * 60 * 60 });
  if (answer.isGranted) return;
  const domain = cookieDomain(request.hostname);
  for (const name of trackerCookies) {
    if (request.cookies[name] === undefined) continue;
    reply.setCookie(name, '0', { path: '/', domain, expires: new Date(0) });
    reply.setCookie(name, '0', { path: '/', expires: new Date(0) });
  }
}
