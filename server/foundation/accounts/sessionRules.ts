// Session lifetimes, and what sessions show to their owners (SAFETY 1.5; ASVS 7.3.1, 7.3.2).

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** A shopper's session ends after `idle` days without use, and at the latest `longest` days after sign-in. */
export const sessionDays = { idle: 60, longest: 365 } as const;

/** Lifetimes of administration sessions, in minutes. */
export const adminMinutes = { idle: 30, longest: 8 * 60, stepUp: 10 } as const;

/** The columns of Visitor that determine a session's age. */
export interface SessionAge {
  /** Null for a guest, whose token never expires. */
  homeId: number | null;
  createdAt: Date;
  seenAt: Date;
}

/** Returns whether a session has expired. */
export function isSessionOver({ homeId, createdAt, seenAt }: SessionAge, now: Date): boolean {
  if (homeId === null) return false;
  return now.getTime() - seenAt.getTime() > sessionDays.idle * dayMs || now.getTime() - createdAt.getTime() > sessionDays.longest * dayMs;
}

/** Minimum age of the recorded last visit before it is updated: one write a day per guest, one an hour per session. */
export function lastSeenIntervalMs({ homeId }: Pick<SessionAge, 'homeId'>): number {
  return homeId === null ? dayMs : hourMs;
}

/** Returns whether an administration session has expired. */
export function isAdminSessionOver({ createdAt, seenAt }: { createdAt: Date; seenAt: Date }, now: Date): boolean {
  const minutes = (since: Date) => (now.getTime() - since.getTime()) / 60_000;
  return minutes(seenAt) > adminMinutes.idle || minutes(createdAt) > adminMinutes.longest;
}

/**
 * Returns whether the caller has re-authenticated recently enough.
 * @param steppedUpAt time of the last re-authentication
 */
export function isSteppedUp(steppedUpAt: Date | null, now: Date): boolean {
  return steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < adminMinutes.stepUp * 60_000;
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (text: string, names: readonly (readonly [RegExp, string])[]) => names.find(([form]) => form.test(text))?.[1];

/**
 * Returns a device name derived from the browser's user agent.
 * @returns for example "Firefox on Windows", or "A program"
 */
export function deviceName(userAgent: string): string {
  const [browser, system] = [first(userAgent, browsers), first(userAgent, systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (userAgent === '' ? 'Unknown device' : 'A program');
}

/** Returns the part of the user agent that is stored. */
export function storedUserAgent(userAgent: string | undefined): string {
  return (userAgent ?? '').replace(/[^\x20-\x7e]/g, ' ').slice(0, 300);
}
