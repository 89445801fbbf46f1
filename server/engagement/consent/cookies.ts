import { withRetry } from '../../platform/database/retry.ts';
import type { ConsentAnswer } from '../../generated/prisma/enums.ts';
import { shopSettings } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { recordConsents } from './operations.ts';
import { consentCookie, consentValue, readConsent } from './consentRules.ts';
import { answers, type Landing } from './extensionPoints.ts';
import { cookieWording, cookieWordings } from './wordings.ts';

// Consent to cookies that the shop doesn't need (rows 113 and 116): measuring visits, and storing their traffic sources. Nobody is tracked
// before they have agreed, and the shop works the same for visitors who refuse.

/** A visitor's answer to the cookie banner. */
export interface CookieAnswer {
  isGranted: boolean;
  /** Version of the wording that was shown; defaults to the current one. */
  wordingVersion?: string | null;
  /** URL or path of the page with the answer. */
  page?: string | null;
  /** Where the visit began, which isn't stored before consent. */
  landing?: Landing | null;
}

/** The answer stored in the request's browser. While the shop has tracking disabled, nobody is asked and nobody counts as agreed. */
export function consentOf({ sent }: Pick<Shop, 'sent'>): ConsentAnswer {
  return readConsent(sent?.cookie(consentCookie), cookieWordings[0].version);
}

const answerLimit = { scope: 'cookie-consent', windowMs: 10 * 60 * 1_000, max: 60 } as const;
/** The ledger is never pruned, so each network is limited per day. */
const dayLimit = { scope: 'cookie-consent-day', windowMs: 24 * 60 * 60 * 1_000, max: 1_000 } as const;

/**
 * Records an answer in the ledger and sets the browser's cookie. Agreeing creates a visitor, because a consent must belong to one; refusing
 * doesn't, and deletes the visitor's stored data. A refusal is recorded as a withdrawal: from then on there is no consent.
 * @throws ThrottledError, TryAgainError
 */
export async function setCookieConsent(shop: Shop, { isGranted, landing, page, wordingVersion }: CookieAnswer): Promise<ConsentAnswer> {
  for (const limit of [answerLimit, dayLimit]) await countAttempt(shop.db, { ...limit, subject: shop.address, now: shop.now });
  const wording = cookieWording(wordingVersion);
  const visitorId = isGranted ? await shop.visitor.orCreate() : await shop.visitor.current();
  const accountId = (await shop.visitor.account())?.id ?? null;
  const entry = { kind: 'COOKIES', act: isGranted ? 'GIVEN' : 'WITHDRAWN', source: 'PREFERENCES', scope: 'statistics' } as const;
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await recordConsents(tx, shop, [{ ...entry, visitorId, accountId, page: page ?? '', wording }]);
      if (!isGranted && visitorId !== null) for (const { refused } of answers.participants) await refused(tx, visitorId);
    }),
  );
  shop.effects.cookiesAnswered({ value: consentValue(isGranted, wording.version), isGranted });
  const { allowTracking } = await shopSettings(shop);
  if (isGranted && allowTracking && landing && visitorId !== null) {
    for (const { agreed } of answers.participants) await agreed(shop, visitorId, landing);
  }
  return readConsent(consentValue(isGranted, wording.version), cookieWordings[0].version);
}
