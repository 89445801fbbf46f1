// What offers are: pure rules. An offer is live from its start until its end, the end itself excluded (specification sections 2 and 4).

/** How long the score of a new offer is kept to ourselves, so that the first votes are not made by the first votes. */
export const scoreHiddenMs = 10 * 60 * 1_000;

/** A code has at most so many characters (row 54). */
export const maxCodeLength = 64;

/** So many offers of one product are shown. */
export const maxOffersOfProduct = 24;

/** How often somebody may ask for codes. */
export const revealTries = { windowMs: 60 * 1_000, max: 20 } as const;

/** How often all guests of one network may: enough for a school, too few for a program that makes itself a new visitor for each code. */
export const networkRevealTries = { windowMs: 60 * 1_000, max: 60 } as const;

/** When an offer is live; null where there is no such bound. */
export interface Validity {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Whether it has begun. */
export function hasStarted({ startsAt }: Pick<Validity, 'startsAt'>, now: Date): boolean {
  return startsAt === null || startsAt <= now;
}

/** Whether it is over: from the very instant of its end. */
export function isOver({ endsAt }: Pick<Validity, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** How an offer was published so far. */
export interface Publication {
  status: 'DRAFT' | 'PUBLISHED';
  publishedAt: Date;
}

/**
 * When an offer counts as published: when it is, or when it begins if that is later, for nobody sees it before. Saved again, it stays
 * what it was, unless nobody has seen it yet.
 * @param known as it was; null for a new one
 */
export function publishedSince({ startsAt }: Pick<Validity, 'startsAt'>, known: Publication | null, now: Date): Date {
  const isSeen = known?.status === 'PUBLISHED' && known.publishedAt <= now;
  if (known && isSeen) return known.publishedAt;
  return startsAt !== null && startsAt > now ? startsAt : now;
}

/** Whether its score is still kept back. */
export function isScoreHidden({ publishedAt }: { publishedAt: Date }, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() < scoreHiddenMs;
}

/** What of a code may be told to whoever looks at the offer: all of it, unless it is masked and still of use (rows 54 and 58). */
export function shownCode(coupon: { code: string; isCodeMasked: boolean } & Pick<Validity, 'endsAt'>, now: Date): string | null {
  return coupon.isCodeMasked && !isOver(coupon, now) ? null : coupon.code;
}

/** The page of all offers (specification section 2, Routes). */
const dealsPath = '/deals/';

/** @returns path of an offer's own page */
export function offerPath({ slug }: { slug: string }): string {
  return `${dealsPath}${encodeURIComponent(slug)}/`;
}

/** @returns path that leads to the merchant's page: by number alone, so that nobody can make it lead elsewhere */
export function outPath({ id }: { id: number }): string {
  return `/out/${id}`;
}

/** @returns path of the deals page with one merchant's offers */
export function merchantPath({ slug }: { slug: string }): string {
  return `${dealsPath}?merchant=${encodeURIComponent(slug)}`;
}
