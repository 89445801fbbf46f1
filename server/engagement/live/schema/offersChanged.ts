import { queryFromInfo } from '@pothos/plugin-prisma';
import { GraphQLError } from 'graphql';
import { builder } from '../../../platform/graphql/builder.ts';
import { decodeNodeId } from '../../../platform/graphql/nodeId.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { OfferNode } from '../../offers/schema/offer.ts';
import { maxLiveOffers } from '../boardRules.ts';
import type { LiveMoment } from '../../../platform/graphql/liveStream.ts';
import { needsStream } from './viewerChanged.ts';

const OffersNow = builder.objectRef<{ offerIds: number[] }>('OffersNow').implement({
  description: 'Current state of offers.',
  fields: (t) => ({
    serverTime: t.field({
      type: 'DateTime',
      description: 'Current time of the shop’s clock; base countdowns on it.',
      resolve: (_now, _args, { shop }) => shop.now,
    }),
    offers: t.field({
      type: [OfferNode],
      description: `Visible offers among the requested IDs, in the requested order, including ended ones. Nested fields count ${maxLiveOffers} times towards the query cost.`,
      extensions: { listLength: maxLiveOffers },
      resolve: async ({ offerIds }, _args, context, info) => {
        const { db, now } = context.shop;
        const offers = await db.prisma.offer.findMany({
          ...queryFromInfo({ context, info, typeName: 'Offer' }),
          where: { id: { in: offerIds }, status: 'PUBLISHED', OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        });
        const byId = new Map(offers.map((offer) => [offer.id, offer]));
        return offerIds.flatMap((id) => byId.get(id) ?? []);
      },
    }),
  }),
});

/**
 * The distinct offer IDs of these global IDs; other IDs are ignored.
 * @throws GraphQLError for none or too many
 */
function offerIdsOf(globalIds: readonly string[]): number[] {
  if (globalIds.length === 0 || globalIds.length > maxLiveOffers) {
    const message = `Provide 1 to ${maxLiveOffers} offers.`;
    throw new GraphQLError(message, {
      extensions: { code: globalIds.length === 0 ? 'BAD_USER_INPUT' : 'TOO_MANY_IDS', http: { status: 400 } },
    });
  }
  const named = globalIds.map(decodeNodeId).filter(({ typename }) => typename === 'Offer');
  return [...new Set(named.map(({ id }) => rowId(id)))];
}

builder.subscriptionField('offersChanged', (t) =>
  t.field({
    type: OffersNow,
    authScopes: { public: true },
    description: `Sends the given offers immediately, and again whenever the votes, code reports, price or low stock of one of them change, and at the exact time it starts or ends. At most one event per second, however many changes there are. The same for every caller, so that identical subscriptions share one response; caller-specific fields (such as Offer.myHotVote) are allowed, but each such subscriber then gets a separate response. Errors: TOO_MANY_IDS.`,
    args: { ids: t.arg.idList({ required: true, description: `Global IDs of 1 to ${maxLiveOffers} offers; other IDs are ignored.` }) },
    subscribe: (_root, { ids }, { live }): AsyncIterable<LiveMoment> => {
      if (!live) throw needsStream();
      return live.offerMoments(offerIdsOf(ids.map(String)));
    },
    resolve: (_moment, { ids }) => ({ offerIds: offerIdsOf(ids.map(String)) }),
  }),
);
