import { plainText, type Attribution } from './checkoutRules.ts';
import { cutText } from '../../platform/i18n/cutText.ts';
import type { AttributionDoor, ConsentAnswer } from '../../generated/prisma/enums.ts';
import { classify, type Evidence, type Rule } from '../../../shared/attribution/classify.ts';
import { none, type Extra, type Source } from '../../../shared/attribution/records.ts';
import type { TrafficSource } from '../../../shared/attribution/sources.ts';
import { ignoredParameters } from './ignoredParameters.ts';

// The attribution of an order: the reported source, who reported it, the rule that it follows from, and the ignored signals.

/** The columns of the first touch. */
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

const maxLongLength = 2_000;

export function firstTouch(source: Source | null, extra: Extra | null): FirstTouch {
  return {
    firstSourceType: plainText(source?.typ),
    firstReferrer: plainText(extra?.rf, maxLongLength),
    firstUtmCampaign: plainText(source?.cmp),
    firstUtmSource: plainText(source?.src),
    firstUtmMedium: plainText(source?.mdm),
    firstUtmContent: plainText(source?.cnt),
    firstUtmId: plainText(source?.id),
    firstUtmTerm: plainText(source?.trm),
    firstUtmSourcePlatform: plainText(source?.plt),
    firstUtmCreativeFormat: plainText(source?.fmt),
    firstUtmMarketingTactic: plainText(source?.tct),
    firstSessionEntry: plainText(extra?.ep, maxLongLength),
    firstSessionStartTime: plainText(extra?.fd),
  };
}

const ruleOf: Readonly<Record<string, Rule>> = {
  utm: 'CAMPAIGN',
  organic: 'SEARCH_ENGINE',
  referral: 'REFERRAL',
  typein: 'TYPEIN',
};

/** Determines the rule that applies, from the reported first page and referrer, and the resulting explanation. */
export function classifyVisit(
  last: Attribution,
  ownHost: string,
  sources: readonly TrafficSource[],
): { rule: Rule | null; evidence: Evidence[] } {
  const { sourceType, utmSource, sessionEntry, referrer } = last;
  const facts = { url: sessionEntry ?? '', referrer: referrer ?? '', ownHost, hasSession: false, current: null };
  const { rule, source, evidence: looked } = classify(facts, sources);
  const evidence = [...looked, ...ignoredParameters(facts.url)];
  const isSame = sourceType === source.typ && (utmSource ?? none) === source.src;
  if (isSame) return { rule, evidence: evidence.slice(0, maxEvidence) };
  const said: Evidence = {
    signal: `said: ${cutText(sourceType ?? none, 100)} ${cutText(utmSource ?? none, 100)}`,
    isDecisive: true,
    reason: `Reported by the visitor’s browser. The first page and referrer alone would give ${source.typ} ${source.src}.`,
  };
  const ignored = evidence.slice(0, maxEvidence).map((item) => ({ ...item, isDecisive: false }));
  return { rule: ruleOf[sourceType ?? ''] ?? null, evidence: [said, ...ignored] };
}

const maxEvidence = 20;

/** The attribution row of an order. */
export type OrderAttributionRow = Attribution &
  FirstTouch & {
    promoCode: string | null;
    rule: Rule | null;
    /** As JSON. */
    evidence: { signal: string; isDecisive: boolean; reason: string }[];
    consent: ConsentAnswer;
    capturedBy: AttributionDoor;
  };
