// How long a session lasts, and what is told of it (SAFETY 1.5; ASVS 7.3.1, 7.3.2).

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** A shopper's session ends when it was not used for so long, and at the latest so long after signing in. */
export const sessionDays = { idle: 60, longest: 365 } as const;

/** The administration's, in minutes. */
export const adminMinutes = { idle: 30, longest: 8 * 60, stepUp: 10 } as const;

/** A row of Visitor, as far as its age is concerned. */
export interface SessionAge {
  /** Null for a guest, whose token does not end by itself. */
  homeId: number | null;
  createdAt: Date;
  seenAt: Date;
}

/** Whether a session is too old to be used. */
export function isSessionOver({ homeId, createdAt, seenAt }: SessionAge, now: Date): boolean {
  if (homeId === null) return false;
  return now.getTime() - seenAt.getTime() > sessionDays.idle * dayMs || now.getTime() - createdAt.getTime() > sessionDays.longest * dayMs;
}

/** How old the note of a visit may become before a new one is made: one write a day and guest, one an hour and session. */
export function seenEveryMs({ homeId }: Pick<SessionAge, 'homeId'>): number {
  return homeId === null ? dayMs : hourMs;
}

/** Whether a session of the administration is too old to be used. */
export function isAdminSessionOver({ createdAt, seenAt }: { createdAt: Date; seenAt: Date }, now: Date): boolean {
  const minutes = (since: Date) => (now.getTime() - since.getTime()) / 60_000;
  return minutes(seenAt) > adminMinutes.idle || minutes(createdAt) > adminMinutes.longest;
}

/** Whether what needs password or code anew may be done now. @param steppedUpAt when they were last shown */
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

/** What a device is called by what its browser says of itself. @returns such as "Firefox on Windows", or "A program" */
export function deviceName(userAgent: string): string {
  const [browser, system] = [first(userAgent, browsers), first(userAgent, systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (userAgent === '' ? 'Unknown device' : 'A program');
}

/** As much of it as is kept. */
export function keptUserAgent(userAgent: string | undefined): string {
  return (userAgent ?? '').replace(/[^\x20-\x7e]/g, ' ').slice(0, 300);
}
