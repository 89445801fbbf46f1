import { builder } from '../../../platform/graphql/builder.ts';
import { classify, type Classified } from '../../../../shared/attribution/classify.ts';
import { none, sourceOf, type Source } from '../../../../shared/attribution/records.ts';
import { ignoredParameters } from '../ignoredParameters.ts';
import { attributionSettings } from '../settings.ts';
import { EvidenceType, RuleEnum, TouchType, type TouchShape } from './types.ts';

const maxAddress = 4_000;
/** Maximum length of a host name. */
const maxHost = 253;

const known = (text: string) => (text === none ? null : text);

function touchOf(source: Source): TouchShape {
  return {
    type: source.typ,
    source: known(source.src),
    medium: known(source.mdm),
    campaign: known(source.cmp),
    content: known(source.cnt),
    term: known(source.trm),
    campaignId: known(source.id),
    platform: known(source.plt),
    format: known(source.fmt),
    tactic: known(source.tct),
    referrer: null,
    entry: null,
    startTime: null,
  };
}

const ClassifiedLanding = builder.objectRef<Classified>('ClassifiedLanding').implement({
  description: 'Result of applying the attribution rules to a URL and a referrer.',
  fields: (t) => ({
    rule: t.expose('rule', { type: RuleEnum, description: 'Rule that determined the source.' }),
    touch: t.field({ type: TouchType, description: 'Traffic source that would be stored.', resolve: ({ source }) => touchOf(source) }),
    evidence: t.expose('evidence', {
      type: [EvidenceType],
      description: 'Signals that determined the result, and signals that were ignored, with the reason.',
    }),
  }),
});

builder.queryField('classifyLanding', (t) =>
  t.field({
    type: ClassifiedLanding,
    authScopes: { staff: 'REPORTS' },
    description: 'Tests the attribution rules, with the shop’s own search engines and short links. Nothing is stored.',
    args: {
      url: t.arg.string({ required: true, description: 'URL of the landing page.' }),
      referrer: t.arg.string({ description: 'URL of the previous page; omit if there is none.' }),
      hasSession: t.arg.boolean({ description: 'Whether a visit is in progress. Defaults to false.' }),
      ownHost: t.arg.string({
        description: 'Host that counts as the shop’s own, without port. Defaults to the host of the request.',
      }),
      earlierSource: t.arg.string({ description: 'Source of an earlier campaign; omit if there was no earlier visit.' }),
    },
    resolve: async (_root, { url, referrer, hasSession, ownHost, earlierSource }, { shop }) => {
      const { trafficSources } = await attributionSettings(shop);
      const current = earlierSource ? sourceOf('utm', { src: earlierSource.slice(0, maxAddress) }) : null;
      const arrival = {
        url: url.slice(0, maxAddress),
        referrer: (referrer ?? '').slice(0, maxAddress),
        ownHost: (ownHost?.trim() || shop.sent?.host || '').slice(0, maxHost),
        hasSession: hasSession ?? false,
        current,
      };
      const found = classify(arrival, trafficSources);
      return { ...found, evidence: [...found.evidence, ...ignoredParameters(arrival.url)] };
    },
  }),
);
