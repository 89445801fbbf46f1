import { asCookieText, cookieDomain, rawCookies, readRecord, recordAsCookies, trackerCookies } from '../../shared/attribution/cookies.ts';
import { emptyRecord, orderFields, type TrafficRecord } from '../../shared/attribution/records.ts';
import { lifetimeMinutes, promoCode, sessionMinutes } from '../../shared/attribution/settings.ts';
import type { TrafficSource } from '../../shared/attribution/sources.ts';
import { isOtherPage, seePage } from '../../shared/attribution/visit.ts';
import { tellFields } from './fields.ts';

// The tracker in the browser: what the rules decide about each page, kept in cookies by those who have agreed. Until somebody has, the
// landing and how many pages they saw stay in this window's memory, and nothing is kept.

/** The shop's settings, as they come. */
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
  /** Whether the browser had a record when it was seen. */
  hadRecord: boolean;
}

/** Pages that are not in the record yet: those of this window before the answer; after a refusal its landing and its last page. */
let waiting: Page[] = [];
/** The pages of this window that count once they may: the landing, and the latest. */
let landing: Page | null = null;
let latest: Page | null = null;

const hasRecord = (cookies: ReadonlyMap<string, string>) => cookies.has('sbjs_current');

/** A page of this window; the first is the one that the browser loaded. What is the same page still counts once. */
export function notePage(url: string, referrer: string): void {
  if (latest && !isOtherPage(latest.url, url)) return;
  const page = { url, referrer: latest ? '' : referrer, at: new Date(), hadRecord: hasRecord(rawCookies(document.cookie)) };
  landing ??= page;
  latest = page;
  waiting.push(page);
}

/** Where this window's visit began; null before its first page was noted. */
export function landingInMemory(): { url: string; referrer: string } | null {
  return landing && { url: landing.url, referrer: landing.referrer };
}

/** Takes away what the browser has of the tracker's cookies. @param kept names of those that stay */
function removeCookies(kept: readonly string[] = []): void {
  const names = rawCookies(document.cookie);
  for (const name of trackerCookies.filter((known) => names.has(known) && !kept.includes(known))) {
    for (const domain of [cookieDomain(location.hostname), ''])
      document.cookie = asCookieText({ name, value: '', minutes: -1 }, domain, false);
  }
}

/** Takes all of the tracker's cookies away, and empties the fields. What this window landed with stays in its memory. */
export function forget(): void {
  removeCookies();
  // The page on which it turns out may be waiting alone, after a landing that was kept before.
  if (landing && latest && waiting[0] !== landing) waiting = landing === latest ? [landing] : [landing, latest];
  tellFields(null);
}

function write(record: TrafficRecord, settings: TrackerSettings): void {
  const minutes = { lifetime: lifetimeMinutes(settings.lifetimeMonths), session: sessionMinutes(settings.sessionMinutes) };
  const isSecure = location.protocol === 'https:';
  const domain = cookieDomain(location.hostname);
  const cookies = recordAsCookies(record, minutes);
  // What could not be read is no part of the record, such as a promo code that is none.
  removeCookies(cookies.map(({ name }) => name));
  for (const cookie of cookies) {
    document.cookie = asCookieText(cookie, domain, isSecure);
    // Some browsers take no domain for addresses of numbers and names without a point.
    if (rawCookies(document.cookie).get(cookie.name) !== cookie.value) document.cookie = asCookieText(cookie, '', isSecure);
  }
}

/** Brings the record up to date with the pages that wait. Read anew each time: other windows write too. */
export function keepRecord(settings: TrackerSettings): void {
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
  tellFields(record === emptyRecord ? null : orderFields(record));
}
