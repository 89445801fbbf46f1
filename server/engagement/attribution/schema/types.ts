import type { OrderAttribution } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Evidence } from '../../../../shared/attribution/classify.ts';

export const RuleEnum = builder.enumType('AttributionRule', {
  description: 'What decides where a visit comes from, in the order in which it is asked.',
  values: {
    CAMPAIGN: { description: 'A parameter utm_… in the address.' },
    CLICK_ID: { description: 'The click id of a search advertisement.' },
    SEARCH_ENGINE: { description: 'The referrer is a known search engine.' },
    REFERRAL: { description: 'Another site led here, and no visit was under way.' },
    KEPT: { description: 'Nothing new: the source of an earlier visit is kept.' },
    TYPEIN: { description: 'Nothing is known that led here.' },
  } as const,
});

export const DoorEnum = builder.enumType('AttributionDoor', {
  description: 'Who saw where an order’s visitor came from.',
  values: {
    FIELDS: { description: 'The fields of the checkout.' },
    COOKIES: { description: 'The tracker’s cookies, which came along with an order whose fields said nothing.' },
    SERVER: { description: 'The server, when the visitor arrived.' },
  } as const,
});

export const EvidenceType = builder.objectRef<Evidence>('AttributionEvidence').implement({
  description: 'Something that the rules looked at, and what became of it.',
  fields: (t) => ({
    signal: t.exposeString('signal', { description: 'Such as "utm_source=newsletter". A text of strangers: never markup.' }),
    isDecisive: t.exposeBoolean('isDecisive', { description: 'Whether it decided; otherwise it was ignored.' }),
    reason: t.exposeString('reason', { description: 'Why.' }),
  }),
});

/** A source with when and where it was seen. */
export interface TouchShape {
  type: string | null;
  source: string | null;
  medium: string | null;
  campaign: string | null;
  content: string | null;
  term: string | null;
  campaignId: string | null;
  platform: string | null;
  format: string | null;
  tactic: string | null;
  referrer: string | null;
  entry: string | null;
  startTime: string | null;
}

const nullable = true;

export const TouchType = builder.objectRef<TouchShape>('AttributionTouch').implement({
  description: 'Where a visitor came from at one time. Texts of strangers: never markup. Null means unknown.',
  fields: (t) => ({
    type: t.exposeString('type', { nullable, description: 'utm, organic, referral or typein, if nobody made it up.' }),
    source: t.exposeString('source', { nullable, description: 'Source, such as google or (direct).' }),
    medium: t.exposeString('medium', { nullable, description: 'Medium, such as cpc.' }),
    campaign: t.exposeString('campaign', { nullable, description: 'Campaign.' }),
    content: t.exposeString('content', { nullable, description: 'Which of several advertisements; of another site the path.' }),
    term: t.exposeString('term', { nullable, description: 'Search term.' }),
    campaignId: t.exposeString('campaignId', { nullable, description: 'Id of the campaign.' }),
    platform: t.exposeString('platform', { nullable, description: 'Platform of the campaign.' }),
    format: t.exposeString('format', { nullable, description: 'Format of the advertisement.' }),
    tactic: t.exposeString('tactic', { nullable, description: 'Tactic of the campaign.' }),
    referrer: t.exposeString('referrer', { nullable, description: 'Address of the page before the first one here.' }),
    entry: t.exposeString('entry', { nullable, description: 'Address of the first page here.' }),
    startTime: t.exposeString('startTime', { nullable, description: 'When that was, in UTC, as it was written.' }),
  }),
});

export function lastTouchOf(row: OrderAttribution): TouchShape {
  return {
    type: row.sourceType,
    source: row.utmSource,
    medium: row.utmMedium,
    campaign: row.utmCampaign,
    content: row.utmContent,
    term: row.utmTerm,
    campaignId: row.utmId,
    platform: row.utmSourcePlatform,
    format: row.utmCreativeFormat,
    tactic: row.utmMarketingTactic,
    referrer: row.referrer,
    entry: row.sessionEntry,
    startTime: row.sessionStartTime,
  };
}

/** Null when only the last one is known. */
export function firstTouchOf(row: OrderAttribution): TouchShape | null {
  if (row.firstSourceType === null) return null;
  return {
    type: row.firstSourceType,
    source: row.firstUtmSource,
    medium: row.firstUtmMedium,
    campaign: row.firstUtmCampaign,
    content: row.firstUtmContent,
    term: row.firstUtmTerm,
    campaignId: row.firstUtmId,
    platform: row.firstUtmSourcePlatform,
    format: row.firstUtmCreativeFormat,
    tactic: row.firstUtmMarketingTactic,
    referrer: row.firstReferrer,
    entry: row.firstSessionEntry,
    startTime: row.firstSessionStartTime,
  };
}

/** What is stored beside an order; what is none of it is left out. */
export function evidenceOf({ evidence }: Pick<OrderAttribution, 'evidence'>): Evidence[] {
  if (!Array.isArray(evidence)) return [];
  return evidence.flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const { signal, isDecisive, reason } = item;
    return typeof signal === 'string' && typeof reason === 'string' ? [{ signal, isDecisive: isDecisive === true, reason }] : [];
  });
}
