import { none, sourceOf, type Source } from './records.ts';
import { clickIds, knownSources, sourceAt, type TrafficSource } from './sources.ts';

// The source of a visit (specification section 4, Order attribution): five rules in order, of which the first match decides.

export type Rule = 'CAMPAIGN' | 'CLICK_ID' | 'SEARCH_ENGINE' | 'REFERRAL' | 'KEPT' | 'TYPEIN';

/** A signal that was examined, and the result. */
export interface Evidence {
  /** Such as "utm_source=newsletter". Untrusted text. */
  signal: string;
  isDecisive: boolean;
  /** Why it decided, or was ignored. */
  reason: string;
}

export interface Arrival {
  url: string;
  /** The browser's referrer; '' for none. */
  referrer: string;
  /** The shop's host, without port. */
  ownHost: string;
  /** Whether a visit is in progress. */
  hasSession: boolean;
  /** The source recorded by an earlier visit. */
  current: Source | null;
}

export interface Classified {
  source: Source;
  rule: Rule;
  evidence: Evidence[];
}

const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : null);

/** Normalises a host for comparison: lower case, without www. and trailing dot. */
function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** Whether a host is the shop's or a subdomain of it; an IP address has no subdomains. */
export function isOwnHost(host: string, ownHost: string): boolean {
  const [plain, own] = [plainHost(host), plainHost(ownHost)];
  return plain === own || (!/^[[\d.:]+\]?$/.test(own) && plain.endsWith(`.${own}`));
}

/** Normalises a parameter's name: lower case, without the brackets by which some programs write lists (`utm_source[]`). */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/\[\w*\]$/, '');
}

/** Parameters by their normalised names: of several the first one with a value counts. */
function parametersOf(url: URL | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of url?.searchParams ?? []) {
    const key = plainName(name);
    if (value.trim() !== '' && !found.has(key)) found.set(key, value);
  }
  return found;
}

const startsCampaign = (name: string) => name.startsWith('utm_') && name.length > 'utm_'.length;

/**
 * Whether a parameter identifies a traffic source.
 * @param name normalised
 */
export function isTag(name: string): boolean {
  return startsCampaign(name) || clickIds.some(({ parameter }) => parameter === name);
}

/** Whether an address alone identifies its visitor's source. */
export function isTagged(address: string): boolean {
  return [...parametersOf(parsed(address)).keys()].some(isTag);
}

/** Untrusted text, limited and without control characters, so that it can be shown and stored in any column. */
function shown(text: string): string {
  const plain = text.slice(0, 1_000).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
  return plain.length > 200 ? `${plain.slice(0, 199).replace(/[\ud800-\udbff]$/, '')}…` : plain;
}

/**
 * Determines the source of a visit.
 * @param sources the shop's own, checked before the built-in ones
 */
export function classify(arrival: Arrival, sources: readonly TrafficSource[] = []): Classified {
  const { referrer, ownHost, hasSession, current } = arrival;
  const parameters = parametersOf(parsed(arrival.url));
  const tags = [...parameters].filter(([name]) => startsCampaign(name));
  const click = clickIds.find(({ parameter }) => parameters.has(parameter));
  const page = parsed(referrer);
  const host = page ? plainHost(page.hostname) : '';
  const isExternal = page !== null && host !== '' && !isOwnHost(host, ownHost);
  const known = isExternal ? sourceAt(page, host, [...sources, ...knownSources]) : null;

  const decide = (): Omit<Classified, 'evidence'> => {
    const parameter = (name: string) => parameters.get(name) ?? none;
    if (tags.length > 0 || click) {
      const source = sourceOf('utm', {
        src: parameters.get('utm_source') ?? click?.source ?? none,
        mdm: parameters.get('utm_medium') ?? (click ? 'cpc' : none),
        cmp: parameters.get('utm_campaign') ?? (click ? `${click.source}_cpc` : none),
        cnt: parameter('utm_content'),
        trm: parameter('utm_term'),
        id: parameter('utm_id'),
        plt: parameter('utm_source_platform'),
        fmt: parameter('utm_creative_format'),
        tct: parameter('utm_marketing_tactic'),
      });
      return { rule: tags.length > 0 ? 'CAMPAIGN' : 'CLICK_ID', source };
    }
    if (page && known?.kind === 'SEARCH') {
      const term = known.parameter === '' ? none : (page.searchParams.get(known.parameter) ?? none);
      return { rule: 'SEARCH_ENGINE', source: sourceOf('organic', { src: known.name, mdm: 'organic', trm: term }) };
    }
    if (page && isExternal && !hasSession) {
      return { rule: 'REFERRAL', source: sourceOf('referral', { src: known?.name ?? host, mdm: 'referral', cnt: page.pathname || none }) };
    }
    if (current) return { rule: 'KEPT', source: current };
    return { rule: 'TYPEIN', source: sourceOf('typein', { src: '(direct)', mdm: none }) };
  };
  const decided = decide();
  return { ...decided, evidence: evidenceOf(decided.rule) };

  function evidenceOf(rule: Rule): Evidence[] {
    const found: Evidence[] = tags.map(([name, value]) => ({
      signal: shown(`${name}=${value}`),
      isDecisive: true,
      reason: 'Campaign parameters in the URL take precedence.',
    }));
    if (click) {
      const isDecisive = rule === 'CLICK_ID';
      const reason = isDecisive ? 'The click ID of a search ad counts as a campaign.' : 'Fills in what the campaign parameters leave out.';
      found.push({ signal: click.parameter, isDecisive, reason });
    }
    if (referrer !== '') found.push({ signal: shown(`referrer ${referrer}`), ...judgeReferrer(rule) });
    if (hasSession)
      found.push({ signal: 'a visit in progress', isDecisive: false, reason: 'Referring sites don’t count again during a visit.' });
    if (current) {
      const isDecisive = rule === 'KEPT';
      const reason = isDecisive ? 'No new source, so the earlier source is kept.' : 'A new source was found.';
      found.push({ signal: shown(`earlier ${current.typ} ${current.src}`), isDecisive, reason });
    }
    if (rule === 'TYPEIN') found.push({ signal: 'no other signals', isDecisive: true, reason: 'No known source.' });
    return found;
  }

  function judgeReferrer(rule: Rule): Pick<Evidence, 'isDecisive' | 'reason'> {
    if (rule === 'SEARCH_ENGINE') return { isDecisive: true, reason: `Recognised as the search engine ${known?.name ?? host}.` };
    if (rule === 'REFERRAL') return { isDecisive: true, reason: 'Referred by another site, with no visit in progress.' };
    if (!page || host === '') return { isDecisive: false, reason: 'Not a valid site address.' };
    if (!isExternal) return { isDecisive: false, reason: 'The shop’s own site.' };
    return {
      isDecisive: false,
      reason: rule === 'KEPT' || rule === 'TYPEIN' ? 'A visit was in progress.' : 'A campaign takes precedence.',
    };
  }
}
