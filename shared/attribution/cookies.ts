import { emptyRecord, type TrafficRecord } from './records.ts';

// The record in the browser's cookies, in exactly the format of the original tracker: pairs of key=value joined by |||, percent-encoded
// including !, ~, *, ', ( and ), neither in base64 nor with a time zone offset.

/** Each cookie, the part of the record that it holds, and its keys in order. */
const layout = {
  sbjs_current_add: ['currentExtra', ['fd', 'ep', 'rf']],
  sbjs_first_add: ['firstExtra', ['fd', 'ep', 'rf']],
  sbjs_current: ['current', ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct']],
  sbjs_first: ['first', ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct']],
  sbjs_udata: ['user', ['vst', 'uip', 'uag']],
  sbjs_session: ['session', ['pgs', 'cpg']],
  sbjs_promo: ['promo', ['code']],
} as const;

type RecordCookie = keyof typeof layout;
const recordCookies = Object.keys(layout) as RecordCookie[];

/** Format version of the other cookies. */
export const migrationsCookie = 'sbjs_migrations';
const migrationsValue = '1418474375998=1';

export const trackerCookies: readonly string[] = [migrationsCookie, ...recordCookies];

/**
 * Domain of the cookies: the host and its subdomains, with or without www.
 * @param host without port
 */
export function cookieDomain(host: string): string {
  return `.${host.replace(/^www\./, '')}`;
}

/** Browsers limit name and value together to 4,096 bytes. */
const maxEncoded = 3_900;

export function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!~*'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Decodes once, because values are encoded once; '' for invalid text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const whole = (text: string) => text.replace(/[\ud800-\udbff]$/, '');

/** The encoded pairs; the longest value is shortened until the cookie fits. */
function packed(values: Readonly<Record<string, string>>, keys: readonly string[]): string {
  const given = keys.map((key) => whole(values[key] ?? ''));
  for (;;) {
    const text = encoded(keys.map((key, index) => `${key}=${given[index] ?? ''}`).join('|||'));
    if (text.length <= maxEncoded) return text;
    const longest = given.reduce((at, value, index) => (value.length > (given[at]?.length ?? 0) ? index : at), 0);
    const value = given[longest] ?? '';
    given[longest] = whole(value.slice(0, Math.floor(value.length * 0.8)));
  }
}

function unpacked(text: string, keys: readonly string[]): Record<string, string> | null {
  const pairs = new Map(
    decoded(text)
      .split('|||')
      .map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
  // A cookie of another format, or one cut off, is ignored.
  return keys.every((key) => pairs.has(key)) ? Object.fromEntries(keys.map((key) => [key, pairs.get(key) ?? ''])) : null;
}

const types = ['utm', 'organic', 'referral', 'typein'];

/**
 * Reads the record.
 * @param cookie a cookie's raw value by its name
 */
export function readRecord(cookie: (name: string) => string | undefined): TrafficRecord {
  const found = recordCookies.map((name) => {
    const [part, keys] = layout[name];
    const value = cookie(name);
    const values = value === undefined ? null : unpacked(value, keys);
    const isStrange = values !== null && 'typ' in values && !types.includes(values.typ ?? '');
    return [part, isStrange ? null : values];
  });
  // Each part has exactly the keys of its layout, which are those of its type.
  return { ...emptyRecord, ...(Object.fromEntries(found) as Partial<TrafficRecord>) };
}

export interface CookieToSet {
  name: string;
  /** Encoded. */
  value: string;
  /** Lifetime in minutes; 0 for a session cookie. */
  minutes: number;
}

/** The cookies of a record. */
export function recordAsCookies(record: TrafficRecord, { lifetime, session }: { lifetime: number; session: number }): CookieToSet[] {
  const cookies = recordCookies.flatMap((name): CookieToSet[] => {
    const [part, keys] = layout[name];
    const values = record[part];
    return values === null ? [] : [{ name, value: packed({ ...values }, keys), minutes: name === 'sbjs_session' ? session : lifetime }];
  });
  return [{ name: migrationsCookie, value: encoded(migrationsValue), minutes: lifetime }, ...cookies];
}

/**
 * A cookie for document.cookie.
 * @param domain '' for this host only
 */
export function asCookieText({ name, value, minutes }: CookieToSet, domain: string, isSecure: boolean): string {
  const parts = [`${name}=${value}`, 'path=/', 'samesite=lax'];
  if (minutes !== 0) parts.push(`max-age=${minutes < 0 ? 0 : minutes * 60}`);
  if (domain !== '') parts.push(`domain=${domain}`);
  if (isSecure) parts.push('secure');
  return parts.join('; ');
}

/**
 * Raw values by name.
 * @param cookies as in document.cookie or a request
 */
export function rawCookies(cookies: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const cookie of cookies.split('; ')) {
    const at = cookie.indexOf('=');
    if (at > 0 && !found.has(cookie.slice(0, at))) found.set(cookie.slice(0, at), cookie.slice(at + 1));
  }
  return found;
}
