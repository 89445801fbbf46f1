import { OrderNode } from '../../../commerce/orders/schema/order.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { mayUse } from '../../../platform/operation/rights.ts';
import { ConsentAnswerEnum } from '../../consent/schema/cookies.ts';
import { EndpointEnum, evidenceOf, EvidenceType, firstTouchOf, lastTouchOf, RuleEnum, TouchType } from './types.ts';

const OrderAttributionType = builder.prismaObject('OrderAttribution', {
  description:
    'Where the customer who placed an order came from, as reported by the checkout page. Values are untrusted text: never render them as markup. Null means unknown.',
  fields: (t) => ({
    sourceType: t.exposeString('sourceType', {
      nullable: true,
      description:
        'Type of traffic source, normally utm, organic, referral or typein. Supplied by the browser, so other values are possible.',
    }),
    referrer: t.exposeString('referrer', { nullable: true, description: 'URL of the page that led to the first page seen here.' }),
    utmCampaign: t.exposeString('utmCampaign', { nullable: true, description: 'Campaign name.' }),
    utmSource: t.exposeString('utmSource', { nullable: true, description: 'Traffic source, such as google or (direct).' }),
    utmMedium: t.exposeString('utmMedium', { nullable: true, description: 'Campaign medium, such as cpc.' }),
    utmContent: t.exposeString('utmContent', { nullable: true, description: 'Ad content, which distinguishes ads from one another.' }),
    utmId: t.exposeString('utmId', { nullable: true, description: 'ID of the campaign, from `utm_id`.' }),
    utmTerm: t.exposeString('utmTerm', { nullable: true, description: 'Search term of the campaign.' }),
    utmSourcePlatform: t.exposeString('utmSourcePlatform', { nullable: true, description: 'Platform of the campaign.' }),
    utmCreativeFormat: t.exposeString('utmCreativeFormat', { nullable: true, description: 'Format of the ad.' }),
    utmMarketingTactic: t.exposeString('utmMarketingTactic', { nullable: true, description: 'Marketing tactic of the campaign.' }),
    sessionEntry: t.exposeString('sessionEntry', { nullable: true, description: 'URL of the first page seen.' }),
    sessionStartTime: t.exposeString('sessionStartTime', { nullable: true, description: 'When the visit began, as submitted.' }),
    sessionPages: t.exposeString('sessionPages', { nullable: true, description: 'Number of pages seen in the visit, as submitted.' }),
    sessionCount: t.exposeString('sessionCount', { nullable: true, description: 'Number of visits, as submitted.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'User agent of the browser.' }),
    lastTouch: t.field({
      type: TouchType,
      description: 'Last traffic source before the order. The order is attributed to it.',
      resolve: lastTouchOf,
    }),
    firstTouch: t.field({
      type: TouchType,
      nullable: true,
      description: 'First known traffic source of the visitor; null if unknown.',
      resolve: firstTouchOf,
    }),
    rule: t.expose('rule', { type: RuleEnum, nullable: true, description: 'Rule that determined the source; null if no rule matched.' }),
    evidence: t.field({
      type: [EvidenceType],
      description: 'Signals that determined the source, and signals that were ignored, with the reason.',
      resolve: evidenceOf,
    }),
    consentAtCapture: t.expose('consent', {
      type: ConsentAnswerEnum,
      nullable: true,
      description: 'Cookie consent of the visitor when the traffic source was captured; UNANSWERED for API clients.',
    }),
    capturedBy: t.expose('capturedBy', { type: EndpointEnum, nullable: true, description: 'How the traffic source was captured.' }),
    promoCode: t.exposeString('promoCode', { nullable: true, description: 'Promo code of the visitor; null if none.' }),
    deviceType: t.exposeString('deviceType', {
      nullable: true,
      description: 'Device type derived from the user agent: Desktop, Mobile or Tablet.',
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'attribution', (t) =>
  t.relation('attribution', {
    type: OrderAttributionType,
    nullable: true,
    authScopes: async (_order, _args, { shop }) =>
      (await mayUse(shop, 'ORDERS', ['ORDERS_READ'])) || mayUse(shop, 'REPORTS', ['REPORTS_READ']),
    unauthorizedResolver: () => null,
    description:
      'Where the customer came from. Requires the ORDERS or REPORTS permission; otherwise null. Also null if no source is available.',
  }),
);
