import { OrderNode } from '../../../commerce/orders/schema/order.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { hasRight } from '../../../platform/operation/rights.ts';
import { ConsentAnswerEnum } from '../../consent/schema/cookies.ts';
import { DoorEnum, evidenceOf, EvidenceType, firstTouchOf, lastTouchOf, RuleEnum, TouchType } from './types.ts';

const OrderAttributionType = builder.prismaObject('OrderAttribution', {
  description: 'Where an order’s visitor came from, as the checkout page said it. Texts of strangers: never markup. Null means unknown.',
  fields: (t) => ({
    sourceType: t.exposeString('sourceType', { nullable: true, description: 'utm, organic, referral or typein, if nobody made it up.' }),
    referrer: t.exposeString('referrer', { nullable: true, description: 'Address of the page before the first one here.' }),
    utmCampaign: t.exposeString('utmCampaign', { nullable: true, description: 'Campaign.' }),
    utmSource: t.exposeString('utmSource', { nullable: true, description: 'Source, such as google or (direct).' }),
    utmMedium: t.exposeString('utmMedium', { nullable: true, description: 'Medium, such as cpc.' }),
    utmContent: t.exposeString('utmContent', { nullable: true, description: 'Which of several advertisements.' }),
    utmId: t.exposeString('utmId', { nullable: true, description: 'Id of the campaign.' }),
    utmTerm: t.exposeString('utmTerm', { nullable: true, description: 'Search term.' }),
    utmSourcePlatform: t.exposeString('utmSourcePlatform', { nullable: true, description: 'Platform of the campaign.' }),
    utmCreativeFormat: t.exposeString('utmCreativeFormat', { nullable: true, description: 'Format of the advertisement.' }),
    utmMarketingTactic: t.exposeString('utmMarketingTactic', { nullable: true, description: 'Tactic of the campaign.' }),
    sessionEntry: t.exposeString('sessionEntry', { nullable: true, description: 'Address of the first page seen.' }),
    sessionStartTime: t.exposeString('sessionStartTime', { nullable: true, description: 'When the visit began, as it was written.' }),
    sessionPages: t.exposeString('sessionPages', { nullable: true, description: 'Pages seen in the visit, as it was written.' }),
    sessionCount: t.exposeString('sessionCount', { nullable: true, description: 'How many visits, as it was written.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'What the browser calls itself.' }),
    lastTouch: t.field({
      type: TouchType,
      description: 'Where the visitor came from last: what the order counts for.',
      resolve: lastTouchOf,
    }),
    firstTouch: t.field({
      type: TouchType,
      nullable: true,
      description: 'Where the visitor came from the very first time; null when that is not known.',
      resolve: firstTouchOf,
    }),
    rule: t.expose('rule', { type: RuleEnum, nullable: true, description: 'Which rule decided; null when it fits none of them.' }),
    evidence: t.field({ type: [EvidenceType], description: 'What decided, and what was ignored and why.', resolve: evidenceOf }),
    consentAtCapture: t.expose('consent', {
      type: ConsentAnswerEnum,
      nullable: true,
      description: 'What the visitor had answered to the question of cookies; of programs UNANSWERED.',
    }),
    capturedBy: t.expose('capturedBy', { type: DoorEnum, nullable: true, description: 'Who saw where the visitor came from.' }),
    promoCode: t.exposeString('promoCode', { nullable: true, description: 'The visitor’s promo code; null for none.' }),
    deviceType: t.exposeString('deviceType', { nullable: true, description: 'Desktop, Mobile or Tablet, after the browser’s name.' }),
  }),
});

builder.prismaObjectField(OrderNode, 'attribution', (t) =>
  t.relation('attribution', {
    type: OrderAttributionType,
    nullable: true,
    authScopes: async (_order, _args, { shop }) => (await hasRight(shop, 'ORDERS')) || hasRight(shop, 'REPORTS'),
    unauthorizedResolver: () => null,
    description: 'Where its visitor came from. For staff with the right ORDERS or REPORTS; null for others, and when nothing is known.',
  }),
);
