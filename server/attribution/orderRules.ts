import type { Attribution } from '../checkout/attributionRules.ts';
import type { AttributionDoor, ConsentAnswer } from '../generated/prisma/enums.ts';
import { classify, type Evidence, type Rule } from '../../web/attribution/rules/classify.ts';
import { none, type Extra, type Source } from '../../web/attribution/rules/records.ts';
import type { TrafficSource } from '../../web/attribution/rules/sources.ts';
import { overlookedIn } from './overlookedRules.ts';

// What an order keeps of where its visitor came from: what was said, by whom, which rule it follows from, and what was ignored.

/** The columns of the very first source. */
export interface FirstTouch {
  firstSourceType: string | null;
  firstReferrer: string | null;
  firstUtmCampaign: string | null;
  firstUtmSource: string | null;
  firstUtmMedium: string | null;
  firstUtmContent: string | null;
  firstUtmId: string | null;
  firstUtmTerm: string | null;
  firstUtmSourcePlatform: string | null;
  firstUtmCreativeFormat: string | null;
  firstUtmMarketingTactic: string | null;
  firstSessionEntry: string | null;
  firstSessionStartTime: string | null;
}

const maxLength = 255;
const maxLongLength = 2_000;

/** A text without markup, bounded; null for nothing. */
function plain(value: string | undefined, max = maxLength): string | null {
  const text = (value ?? '')
    .slice(0, 4_000)
    .replaceAll(/<(script|style)\b[^<>]*>[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
  return text === '' || text === none ? null : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

export function firstTouch(source: Source | null, extra: Extra | null): FirstTouch {
  return {
    firstSourceType: plain(source?.typ),
    firstReferrer: plain(extra?.rf, maxLongLength),
    firstUtmCampaign: plain(source?.cmp),
    firstUtmSource: plain(source?.src),
    firstUtmMedium: plain(source?.mdm),
    firstUtmContent: plain(source?.cnt),
    firstUtmId: plain(source?.id),
    firstUtmTerm: plain(source?.trm),
    firstUtmSourcePlatform: plain(source?.plt),
    firstUtmCreativeFormat: plain(source?.fmt),
    firstUtmMarketingTactic: plain(source?.tct),
    firstSessionEntry: plain(extra?.ep, maxLongLength),
    firstSessionStartTime: plain(extra?.fd),
  };
}

const ruleOf: Readonly<Record<string, Rule>> = {
  utm: 'CAMPAIGN',
  organic: 'SEARCH_ENGINE',
  referral: 'REFERRAL',
  typein: 'TYPEIN',
};

/** Which rule decided, from the first page and the referrer that came along; and what that leaves to be said. */
export function judge(last: Attribution, ownHost: string, sources: readonly TrafficSource[]): { rule: Rule | null; evidence: Evidence[] } {
  const { sourceType, utmSource, sessionEntry, referrer } = last;
  const facts = { url: sessionEntry ?? '', referrer: referrer ?? '', ownHost, hasSession: false, current: null };
  const { rule, source, evidence: looked } = classify(facts, sources);
  const evidence = [...looked, ...overlookedIn(facts.url)];
  const isSame = sourceType === source.typ && (utmSource ?? none) === source.src;
  if (isSame) return { rule, evidence: evidence.slice(0, maxEvidence) };
  const said: Evidence = {
    signal: `said: ${(sourceType ?? none).slice(0, 100)} ${(utmSource ?? none).slice(0, 100)}`,
    isDecisive: true,
    reason: `The visitor’s browser said so. Its first page and referrer alone would give ${source.typ} ${source.src}.`,
  };
  const ignored = evidence.slice(0, maxEvidence).map((item) => ({ ...item, isDecisive: false }));
  return { rule: ruleOf[sourceType ?? ''] ?? null, evidence: [said, ...ignored] };
}

const maxEvidence = 20;

/** What an order keeps. */
export type OrderAttributionRow = Attribution &
  FirstTouch & {
    promoCode: string | null;
    rule: Rule | null;
    /** As JSON has it. */
    evidence: { signal: string; isDecisive: boolean; reason: string }[];
    consent: ConsentAnswer;
    capturedBy: AttributionDoor;
  };
