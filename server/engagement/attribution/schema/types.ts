import type { OrderAttribution } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Evidence } from '../../../../shared/attribution/classify.ts';

export const RuleEnum = builder.enumType('AttributionRule', {
  description: 'Rules that determine the source of a visit, in order of precedence.',
  values: {
    CAMPAIGN: { description: 'A utm_… parameter in the URL.' },
    CLICK_ID: { description: 'Click ID of a search ad.' },
    SEARCH_ENGINE: { description: 'The referrer is a known search engine.' },
    REFERRAL: { description: 'Another site linked here, and no visit was in progress.' },
    KEPT: { description: 'No new source: the source of an earlier visit still applies.' },
    TYPEIN: { description: 'Direct visit: no source was found.' },
  } as const,
});

export const EndpointEnum = builder.enumType('AttributionDoor', {
  description: 'How the traffic source of an order was captured.',
  values: {
    FIELDS: { description: 'From the fields of the checkout form.' },
    COOKIES: { description: 'From the tracker’s cookies, sent with an order whose form fields were empty.' },
    SERVER: { description: 'By the server, when the visitor arrived.' },
  } as const,
});

export const EvidenceType = builder.objectRef<Evidence>('AttributionEvidence').implement({
  description: 'Signal that the attribution rules evaluated, with its outcome.',
  fields: (t) => ({
    signal: t.exposeString('signal', {
      description: 'Signal, such as "utm_source=newsletter". Untrusted text: never render it as markup.',
    }),
    isDecisive: t.exposeBoolean('isDecisive', { description: 'Whether the signal determined the source; otherwise it was ignored.' }),
    reason: t.exposeString('reason', { description: 'Why the signal determined the source or was ignored.' }),
  }),
});

/** A traffic source with when and where it was seen. */
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
  description:
    'Traffic source of a visitor at one point in time. Values are untrusted text: never render them as markup. Null means unknown.',
  fields: (t) => ({
    type: t.exposeString('type', {
      nullable,
      description:
        'Type of traffic source, normally utm, organic, referral or typein. Supplied by the browser, so other values are possible.',
    }),
    source: t.exposeString('source', { nullable, description: 'Traffic source, such as google or (direct).' }),
    medium: t.exposeString('medium', { nullable, description: 'Campaign medium, such as cpc.' }),
    campaign: t.exposeString('campaign', { nullable, description: 'Campaign name.' }),
    content: t.exposeString('content', {
      nullable,
      description: 'Ad content, which tells ads apart; for referrals, the path on the other site.',
    }),
    term: t.exposeString('term', { nullable, description: 'Search term of the campaign.' }),
    campaignId: t.exposeString('campaignId', { nullable, description: 'ID of the campaign, from `utm_id`.' }),
    platform: t.exposeString('platform', { nullable, description: 'Platform of the campaign.' }),
    format: t.exposeString('format', { nullable, description: 'Format of the ad.' }),
    tactic: t.exposeString('tactic', { nullable, description: 'Marketing tactic of the campaign.' }),
    referrer: t.exposeString('referrer', { nullable, description: 'URL of the page that led to the first page seen here.' }),
    entry: t.exposeString('entry', { nullable, description: 'URL of the first page seen here.' }),
    startTime: t.exposeString('startTime', { nullable, description: 'When the first page was seen, in UTC, as submitted.' }),
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

/** Null when only the last touch is known. */
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

/** The stored evidence of an order; invalid entries are omitted. */
export function evidenceOf({ evidence }: Pick<OrderAttribution, 'evidence'>): Evidence[] {
  if (!Array.isArray(evidence)) return [];
  return evidence.flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const { signal, isDecisive, reason } = item;
    return typeof signal === 'string' && typeof reason === 'string' ? [{ signal, isDecisive: isDecisive === true, reason }] : [];
  });
}
