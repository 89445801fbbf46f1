import { consentCookie } from '../engagement/consent/consent.ts';
import { cookieDomain, trackerCookies } from '../../shared/attribution/cookies.ts';
import type { VisitorDoor } from './visibleCookies.ts';

// The browser keeps the answer to the question of cookies, so that pages, which are the same for everybody, can go by it.

const answerDays = 180;

/** Has the browser keep an answer that was given now. Who refuses has none of the tracker's cookies left, with script or without. */
export function settleConsentCookie({ request, reply, isSecure }: VisitorDoor, answer: { value: string; isGranted: boolean } | null): void {
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
