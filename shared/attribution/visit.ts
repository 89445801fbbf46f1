import { classify, isOwnHost, isTagged } from './classify.ts';
import { addressText, bounded, fireDate, maxAddress, type TrafficRecord, none } from './records.ts';
import { isPromoCode } from './settings.ts';
import type { TrafficSource } from './sources.ts';

// What a page does to the record (rows 109, 110 and 115). A record without a session is one whose visit is over: the browser has
// dropped that cookie by its own clock.

/** A page that is looked at. */
export interface SeenPage {
  url: string;
  /** '' for pages that follow without the browser loading them, which their own page led to. */
  referrer: string;
  ownHost: string;
  now: Date;
  userAgent: string;
  sources?: readonly TrafficSource[];
  /** A promo code for who has none; null when the shop gives none. */
  promo?: string | null;
  /** Whether it was seen before the record was begun, which another window has done meanwhile. */
  isEarlier?: boolean;
}

/** How many; what is no number begins anew. */
function count(text: string | undefined): number {
  const read = Number(text);
  return Number.isSafeInteger(read) && read > 0 ? read : 0;
}

/**
 * Where a visit began, when its first page was left before anything could be kept: the browser names that page, with its parameters, as
 * the one before.
 */
export function landingOf({ url, referrer, ownHost }: Pick<SeenPage, 'url' | 'referrer' | 'ownHost'>): { url: string; referrer: string } {
  const isOwn = URL.canParse(referrer) && isOwnHost(new URL(referrer).hostname, ownHost);
  return isOwn && !isTagged(url) && isTagged(referrer) ? { url: referrer, referrer: '' } : { url, referrer };
}

/**
 * The record after a page that was there before it: a visitor landed in one window and agreed in another, of which the browser says only
 * that the shop itself led there. What led to the landing takes the place of a record that knows of nothing.
 */
function seeEarlierPage(record: TrafficRecord, page: SeenPage): TrafficRecord {
  const { url, referrer, ownHost, now, sources } = page;
  const { source } = classify({ url, referrer, ownHost, hasSession: false, current: null }, sources);
  const seen = seePage(record, { ...page, referrer: '', isEarlier: false });
  if (source.typ === 'typein') return seen;
  const extra = { fd: fireDate(now), ep: addressText(url), rf: addressText(referrer) };
  const isUnknown = record.current?.typ === 'typein';
  return { ...seen, ...(isUnknown && { current: source, currentExtra: extra }), first: source, firstExtra: extra };
}

/** The record after this page. */
export function seePage(record: TrafficRecord, page: SeenPage): TrafficRecord {
  if (page.isEarlier && record.current !== null) return seeEarlierPage(record, page);
  const before = landingOf(page);
  // Begun in another window, by a visitor who is led here by a page of the shop that nothing could be kept of.
  if (record.current?.typ === 'typein' && before.url !== page.url) {
    const landing = { ...page, ...before, isEarlier: false };
    // A record of an earlier visit knows what was first; the one that was begun just now may not.
    const isOfThisVisit = record.session !== null && count(record.user?.vst) <= 1;
    return seePage((isOfThisVisit ? seeEarlierPage : seePage)(record, landing), { ...page, isEarlier: false });
  }
  const { ownHost, now, userAgent, sources, promo = null } = page;
  const { session, current } = record;
  const landing = current === null ? before : page;
  const { rule, source } = classify({ ...landing, ownHost, hasSession: session !== null, current }, sources);
  const extra = { fd: fireDate(now), ep: addressText(landing.url), rf: addressText(landing.referrer) };
  const isNew = rule !== 'KEPT';
  const visits = count(record.user?.vst);
  // The page that only its successor tells of was seen too.
  const pages = landing.url === page.url ? 1 : 2;
  return {
    current: source,
    currentExtra: isNew ? extra : (record.currentExtra ?? extra),
    first: record.first ?? source,
    firstExtra: record.firstExtra ?? extra,
    session: { pgs: String(count(session?.pgs) + pages), cpg: addressText(page.url) },
    user: {
      vst: String(session === null || visits === 0 ? visits + 1 : visits),
      uip: record.user?.uip ?? none,
      uag: bounded(userAgent, maxAddress),
    },
    promo: record.promo && isPromoCode(record.promo.code) ? record.promo : promo === null ? null : { code: promo },
  };
}

/** Whether an address is another page than the one before: what only its fragment differs in is the same one. */
export function isOtherPage(before: string, now: string): boolean {
  const page = (address: string) => address.replace(/#.*$/s, '');
  return page(before) !== page(now);
}
