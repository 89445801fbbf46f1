// The stored traffic source of a visitor (specification section 3, Traffic source record), and the fields of an order that are read from
// it. Values are untrusted: their length is limited here, and they are never treated as markup.

/** Placeholder for unknown values. */
export const none = '(none)';

export type SourceType = 'utm' | 'organic' | 'referral' | 'typein';

/** A traffic source, with the original tracker's short names. */
export interface Source {
  typ: SourceType;
  src: string;
  mdm: string;
  cmp: string;
  cnt: string;
  trm: string;
  id: string;
  plt: string;
  fmt: string;
  tct: string;
}

/** When and where the source was recorded: fire date, entrance point, referrer. */
export interface Extra {
  fd: string;
  ep: string;
  rf: string;
}

/** The tracker's data; null for missing parts. */
export interface TrafficRecord {
  first: Source | null;
  firstExtra: Extra | null;
  current: Source | null;
  currentExtra: Extra | null;
  /** Pages seen, and the current one; null once the visit is over. */
  session: { pgs: string; cpg: string } | null;
  /** Number of visits, IP address if the shop provides it, and user agent. */
  user: { vst: string; uip: string; uag: string } | null;
  promo: { code: string } | null;
}

export const emptyRecord: TrafficRecord = {
  first: null,
  firstExtra: null,
  current: null,
  currentExtra: null,
  session: null,
  user: null,
  promo: null,
};

const maxValue = 255;
/** Maximum length of addresses. */
export const maxAddress = 700;

/** A value for storage: limited in length, without the cookie's separators, and never cut within a character. */
export function bounded(value: string, max = maxValue): string {
  const text = value
    .slice(0, max * 2)
    .replaceAll(/\|{2,}/g, '|')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .replace(/\|+$/, '');
  return text === '' ? none : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

/** A source of which only these parts are known. */
export function sourceOf(typ: SourceType, parts: Partial<Omit<Source, 'typ'>>): Source {
  const known = Object.entries(parts).map(([name, value]) => [name, bounded(value)]);
  const rest = { src: none, mdm: none, cmp: none, cnt: none, trm: none, id: none, plt: none, fmt: none, tct: none };
  return { typ, ...rest, ...(Object.fromEntries(known) as Partial<Omit<Source, 'typ'>>) };
}

/** An instant in the original tracker's format, in UTC: 'YYYY-MM-DD HH:MM:SS'. */
export function fireDate(now: Date): string {
  return now.toISOString().slice(0, 19).replace('T', ' ');
}

/** The sixteen fields of an order (row 108), in the order in which forms have them. All are texts. */
export function orderFields({ current, currentExtra, session, user }: TrafficRecord): Record<string, string> {
  const of = (value: string | undefined) => (value === undefined || value === '' ? none : value);
  return {
    source_type: of(current?.typ),
    referrer: of(currentExtra?.rf),
    utm_campaign: of(current?.cmp),
    utm_source: of(current?.src),
    utm_medium: of(current?.mdm),
    utm_content: of(current?.cnt),
    utm_id: of(current?.id),
    utm_term: of(current?.trm),
    utm_source_platform: of(current?.plt),
    utm_creative_format: of(current?.fmt),
    utm_marketing_tactic: of(current?.tct),
    session_entry: of(currentExtra?.ep),
    session_start_time: of(currentExtra?.fd),
    session_pages: of(session?.pgs),
    session_count: of(user?.vst),
    user_agent: of(user?.uag),
  };
}

/** Parameters of links in emails and orders that grant access to personal data: never recorded. */
const secretParameters = ['token', 'key'];

/** An address for storage: limited in length, and without access keys. */
export function addressText(address: string): string {
  if (!URL.canParse(address)) return bounded(address, maxAddress);
  const url = new URL(address);
  if (!secretParameters.some((name) => url.searchParams.has(name))) return bounded(address, maxAddress);
  for (const name of secretParameters) url.searchParams.delete(name);
  return bounded(url.href, maxAddress);
}
