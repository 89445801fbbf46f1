import { queryFromInfo } from '@pothos/plugin-prisma';
import { GraphQLError } from 'graphql';
import { builder } from '../../../platform/graphql/builder.ts';
import { decodeNodeId } from '../../../platform/graphql/nodeId.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { OfferNode } from '../../offers/schema/offer.ts';
import { maxLiveOffers, tellEveryMs } from '../boardRules.ts';
import type { LiveMoment } from '../../../platform/graphql/liveStream.ts';
import { needsStream } from './viewerChanged.ts';

const OffersNow = builder.objectRef<{ offerIds: number[] }>('OffersNow').implement({
  description: 'Offers as they are at a moment.',
  fields: (t) => ({
    serverTime: t.field({
      type: 'DateTime',
      description: 'The moment, by the shop’s clock: what countdowns go by.',
      resolve: (_now, _args, { shop }) => shop.now,
    }),
    offers: t.field({
      type: [OfferNode],
      description: `Those of the ids that may be seen, in their order, also when they are over. What lies below counts ${maxLiveOffers} times as cost.`,
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

/** The numbers of offers by their global ids, each once; what is no offer's id names none. @throws GraphQLError for none or too many */
function offerIdsOf(globalIds: readonly string[]): number[] {
  if (globalIds.length === 0 || globalIds.length > maxLiveOffers) {
    const message = `Name 1 to ${maxLiveOffers} offers.`;
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
    description: `Offers, at once, and again whenever one of them shows something else: votes, what is said of its code, its price, few left of it, its beginning and its end at the very moment. At most one event in ${tellEveryMs / 1_000} s, however much changes. The same for everybody, so that equal subscriptions are answered together; what is the caller’s own (such as Offer.myHotVote) may be asked for, but each such listener is then answered alone. Errors: TOO_MANY_IDS.`,
    args: { ids: t.arg.idList({ required: true, description: `Global ids of 1 to ${maxLiveOffers} offers; others are left out.` }) },
    subscribe: (_root, { ids }, { live }): AsyncIterable<LiveMoment> => {
      if (!live) throw needsStream();
      return live.offerMoments(offerIdsOf(ids.map(String)));
    },
    resolve: (_moment, { ids }) => ({ offerIds: offerIdsOf(ids.map(String)) }),
  }),
);
