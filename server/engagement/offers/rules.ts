// Pure rules for offers. An offer is live from its start until its end, exclusive (specification sections 2 and 4).

/** How long the score of a new offer stays hidden, so that the first votes don't influence the next ones. */
export const scoreHiddenMs = 10 * 60 * 1_000;

/** Maximum length of a code, in characters (row 54). */
export const maxCodeLength = 64;

/** Maximum number of offers shown for one product. */
export const maxOffersOfProduct = 24;

/** Rate limit for revealing codes. */
export const revealLimit = { windowMs: 60 * 1_000, max: 20 } as const;

/** Rate limit shared by all guests of one network: enough for a school, too low for a script that becomes a new visitor for each code. */
export const networkRevealLimit = { windowMs: 60 * 1_000, max: 60 } as const;

/** The period in which an offer is live. A null bound is open. */
export interface Validity {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Returns whether the offer has started. */
export function hasStarted({ startsAt }: Pick<Validity, 'startsAt'>, now: Date): boolean {
  return startsAt === null || startsAt <= now;
}

/** Returns whether the offer has ended. The instant of its end counts as ended. */
export function isOver({ endsAt }: Pick<Validity, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** The stored publication state of an offer. */
export interface Publication {
  status: 'DRAFT' | 'PUBLISHED';
  publishedAt: Date;
}

/**
 * Returns when an offer counts as published: the time of publication, or its start if that is later, because nobody sees the offer before
 * then. Saving a published offer again keeps the time unless nobody has seen the offer yet.
 * @param known the stored publication state; null for a new offer
 */
export function publishedSince({ startsAt }: Pick<Validity, 'startsAt'>, known: Publication | null, now: Date): Date {
  const isSeen = known?.status === 'PUBLISHED' && known.publishedAt <= now;
  if (known && isSeen) return known.publishedAt;
  return startsAt !== null && startsAt > now ? startsAt : now;
}

/** Returns whether the offer's score is still hidden. */
export function isScoreHidden({ publishedAt }: { publishedAt: Date }, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() < scoreHiddenMs;
}

/** Returns the code as visitors may see it: null while a masked code is still valid, otherwise the code (rows 54 and 58). */
export function shownCode(coupon: { code: string; isCodeMasked: boolean } & Pick<Validity, 'endsAt'>, now: Date): string | null {
  return coupon.isCodeMasked && !isOver(coupon, now) ? null : coupon.code;
}

/** Path of the page of all offers (specification section 2, Routes). */
export const dealsPath = '/deals/';

/** Path of the page where shoppers submit deals and see what became of theirs. */
export const submitDealPath = `${dealsPath}submit/`;

/** @returns path of the offer's page */
export function offerPath({ slug }: { slug: string }): string {
  return `${dealsPath}${encodeURIComponent(slug)}/`;
}

/** @returns redirect path to the merchant's page; it carries only the offer's id, so that the target can't be tampered with */
export function outPath({ id }: { id: number }): string {
  return `/out/${id}`;
}

/** @returns path of the deals page filtered by one merchant */
export function merchantPath({ slug }: { slug: string }): string {
  return `${dealsPath}?merchant=${encodeURIComponent(slug)}`;
}
