import { withRetry } from '../../platform/database/retry.ts';
import type { ConsentAnswer } from '../../generated/prisma/enums.ts';
import { shopSettings } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { recordConsents } from './operations.ts';
import { consentCookie, consentValue, readConsent } from './consentRules.ts';
import { answers, type Landing } from './extensionPoints.ts';
import { cookieWording, cookieWordings } from './wordings.ts';

// The question of cookies that the shop does not need (rows 113 and 116): measuring visits, and remembering where they come from.
// Nobody is counted before they have agreed, and the shop is the same for those who refuse.

/** What somebody answers. */
export interface CookieAnswer {
  isGranted: boolean;
  /** Which wording was shown; otherwise the one that is shown now. */
  wordingVersion?: string | null;
  /** Address or path of the page of the answer. */
  page?: string | null;
  /** Where the visit began, which nothing has kept so far. */
  landing?: Landing | null;
}

/** What the browser of this request has kept of the answer. While the shop's switch is off nobody is asked, and nobody agrees. */
export function consentOf({ sent }: Pick<Shop, 'sent'>): ConsentAnswer {
  return readConsent(sent?.cookie(consentCookie), cookieWordings[0].version);
}

const answerLimit = { scope: 'cookie-consent', windowMs: 10 * 60 * 1_000, max: 60 } as const;
/** The ledger is never shortened: one network adds no more to it in a day. */
const dayLimit = { scope: 'cookie-consent-day', windowMs: 24 * 60 * 60 * 1_000, max: 1_000 } as const;

/**
 * Notes an answer in the ledger and has the browser keep it. Who agrees becomes a visitor, because a consent must be somebody's; who
 * refuses does not, and what was kept of theirs goes.
 * A refusal is noted as a withdrawal: from then on nothing is agreed to.
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
