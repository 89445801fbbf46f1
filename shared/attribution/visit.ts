import { classify, isOwnHost, isTagged } from './classify.ts';
import { addressText, bounded, fireDate, maxAddress, type TrafficRecord, none } from './records.ts';
import { isPromoCode } from './settings.ts';
import type { TrafficSource } from './sources.ts';

// How a page view changes the record (rows 109, 110 and 115). A record without a session belongs to a visit that is over: the browser has
// removed that cookie when it expired.

/** A viewed page. */
export interface ViewedPage {
  url: string;
  /** '' for client-side navigations, which the shop's own page led to. */
  referrer: string;
  ownHost: string;
  now: Date;
  userAgent: string;
  sources?: readonly TrafficSource[];
  /** A promo code for visitors without one; null if the shop gives none. */
  promo?: string | null;
  /** Whether the page was viewed before the record was created, which another window has done meanwhile. */
  isEarlier?: boolean;
}

/** Parses a count; 0 if it is invalid. */
function count(text: string | undefined): number {
  const read = Number(text);
  return Number.isSafeInteger(read) && read > 0 ? read : 0;
}

/** The landing page of a visit that was left before anything could be stored: the referrer then holds that page, with its parameters. */
export function landingOf({ url, referrer, ownHost }: Pick<ViewedPage, 'url' | 'referrer' | 'ownHost'>): { url: string; referrer: string } {
  const isOwn = URL.canParse(referrer) && isOwnHost(new URL(referrer).hostname, ownHost);
  return isOwn && !isTagged(url) && isTagged(referrer) ? { url: referrer, referrer: '' } : { url, referrer };
}

/**
 * The record after a page that was viewed before the record was created: the visitor landed in one window and consented in another, whose
 * referrer is only the shop itself. The source of the landing replaces an unknown source.
 */
function seeEarlierPage(record: TrafficRecord, page: ViewedPage): TrafficRecord {
  const { url, referrer, ownHost, now, sources } = page;
  const { source } = classify({ url, referrer, ownHost, hasSession: false, current: null }, sources);
  const seen = seePage(record, { ...page, referrer: '', isEarlier: false });
  if (source.typ === 'typein') return seen;
  const extra = { fd: fireDate(now), ep: addressText(url), rf: addressText(referrer) };
  const isUnknown = record.current?.typ === 'typein';
  return { ...seen, ...(isUnknown && { current: source, currentExtra: extra }), first: source, firstExtra: extra };
}

/** The record after this page. */
export function seePage(record: TrafficRecord, page: ViewedPage): TrafficRecord {
  if (page.isEarlier && record.current !== null) return seeEarlierPage(record, page);
  const before = landingOf(page);
  // The record was created in another window, and the visitor came here from a page of the shop that could not be recorded.
  if (record.current?.typ === 'typein' && before.url !== page.url) {
    const landing = { ...page, ...before, isEarlier: false };
    // A record of an earlier visit has the first source; one that was just created may not.
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
  // Counts the landing page too, which is only known from the referrer.
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

/** Whether two addresses are different pages: fragments are ignored. */
export function isOtherPage(before: string, now: string): boolean {
  const page = (address: string) => address.replace(/#.*$/s, '');
  return page(before) !== page(now);
}
