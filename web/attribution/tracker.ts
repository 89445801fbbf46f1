import { asCookieText, cookieDomain, rawCookies, readRecord, recordAsCookies, trackerCookies } from '../../shared/attribution/cookies.ts';
import { emptyRecord, orderFields, type TrafficRecord } from '../../shared/attribution/records.ts';
import { lifetimeMinutes, promoCode, sessionMinutes } from '../../shared/attribution/settings.ts';
import type { TrafficSource } from '../../shared/attribution/sources.ts';
import { isOtherPage, seePage } from '../../shared/attribution/visit.ts';
import { publishFields } from './fields.ts';

// The tracker in the browser: applies the attribution rules to each page and stores the result in cookies, after consent only. Until then,
// the landing page and the number of page views stay in this window's memory, and nothing is stored.

/** The shop's settings, unvalidated. */
export interface TrackerSettings {
  lifetimeMonths: unknown;
  sessionMinutes: unknown;
  givesPromoCode: boolean;
  sources: readonly TrafficSource[];
}

interface Page {
  url: string;
  referrer: string;
  at: Date;
  /** Whether the browser already had a record when the page was viewed. */
  hadRecord: boolean;
}

/** Pages not recorded yet: this window's pages before the consent answer; after a refusal, its landing page and its last page. */
let waiting: Page[] = [];
/** This window's pages that count once consent is given: the landing page, and the latest. */
let landing: Page | null = null;
let latest: Page | null = null;

const hasRecord = (cookies: ReadonlyMap<string, string>) => cookies.has('sbjs_current');

/** Notes a page of this window; the first is the one that the browser loaded. A change that stays on the same page counts once. */
export function recordPage(url: string, referrer: string): void {
  if (latest && !isOtherPage(latest.url, url)) return;
  const page = { url, referrer: latest ? '' : referrer, at: new Date(), hadRecord: hasRecord(rawCookies(document.cookie)) };
  landing ??= page;
  latest = page;
  waiting.push(page);
}

/** Returns the landing page of this window's visit; null before the first page was noted. */
export function landingInMemory(): { url: string; referrer: string } | null {
  return landing && { url: landing.url, referrer: landing.referrer };
}

/**
 * Deletes the tracker's cookies.
 * @param kept names of cookies to keep
 */
function removeCookies(kept: readonly string[] = []): void {
  const names = rawCookies(document.cookie);
  for (const name of trackerCookies.filter((known) => names.has(known) && !kept.includes(known))) {
    for (const domain of [cookieDomain(location.hostname), ''])
      document.cookie = asCookieText({ name, value: '', minutes: -1 }, domain, false);
  }
}

/** Deletes all of the tracker's cookies, and empties the fields. This window's landing page stays in memory. */
export function forget(): void {
  removeCookies();
  // The page on which the refusal is noticed may be waiting alone, after a landing page that was already recorded.
  if (landing && latest && waiting[0] !== landing) waiting = landing === latest ? [landing] : [landing, latest];
  publishFields(null);
}

function write(record: TrafficRecord, settings: TrackerSettings): void {
  const minutes = { lifetime: lifetimeMinutes(settings.lifetimeMonths), session: sessionMinutes(settings.sessionMinutes) };
  const isSecure = location.protocol === 'https:';
  const domain = cookieDomain(location.hostname);
  const cookies = recordAsCookies(record, minutes);
  // Unreadable values, such as an invalid promo code, are not part of the record.
  removeCookies(cookies.map(({ name }) => name));
  for (const cookie of cookies) {
    document.cookie = asCookieText(cookie, domain, isSecure);
    // Some browsers refuse a domain for IP addresses and for host names without a dot.
    if (rawCookies(document.cookie).get(cookie.name) !== cookie.value) document.cookie = asCookieText(cookie, '', isSecure);
  }
}

/** Adds the waiting pages to the record. The record is read again each time, since other windows write it too. */
export function saveRecord(settings: TrackerSettings): void {
  const cookies = rawCookies(document.cookie);
  let record = readRecord((name) => cookies.get(name));
  const wasBegun = hasRecord(cookies);
  for (const { url, referrer, at, hadRecord } of waiting) {
    record = seePage(record, {
      url,
      referrer,
      ownHost: location.hostname,
      now: at,
      userAgent: navigator.userAgent,
      sources: settings.sources,
      promo: settings.givesPromoCode ? promoCode(Math.random()) : null,
      isEarlier: wasBegun && !hadRecord,
    });
  }
  if (waiting.length > 0) write(record, settings);
  waiting = [];
  publishFields(record === emptyRecord ? null : orderFields(record));
}
