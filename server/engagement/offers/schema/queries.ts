import { builder } from '../../../platform/graphql/builder.ts';
import { pageArguments } from '../../../platform/graphql/listFields.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { OfferConnection, offerConnection, OfferFilterInput, OfferSortEnum } from './list.ts';
import { MerchantNode } from './merchant.ts';
import { MerchantConnection, merchantConnection } from './merchants.ts';
import { OfferNode } from './offer.ts';
import './asOf.ts';
import './offerPrices.ts';
import './product.ts';

builder.queryFields((t) => ({
  offers: t.field({
    type: OfferConnection,
    authScopes: { public: true },
    description: 'Live offers from merchants. Errors: INVALID_INPUT for an invalid page size, cursor or product ID.',
    args: {
      filter: t.arg({ type: OfferFilterInput, description: 'Filters for the list; omit for all offers.' }),
      sort: t.arg({ type: OfferSortEnum, required: true, defaultValue: 'NEWEST', description: 'Sort order of the list.' }),
      ...pageArguments(),
    },
    resolve: (_root, args, context, info) => offerConnection(args, context, info),
  }),
  offer: t.prismaField({
    type: OfferNode,
    nullable: true,
    authScopes: { public: true },
    description: 'An offer by its slug, including ended offers; null if no published offer that has started has this slug.',
    args: { slug: t.arg.string({ required: true, description: 'Slug: the last part of the offer’s URL.' }) },
    resolve: (query, _root, { slug }, { shop }) =>
      shop.db.prisma.offer.findUnique({
        ...query,
        where: { slug, status: 'PUBLISHED', OR: [{ startsAt: null }, { startsAt: { lte: shop.now } }] },
      }),
  }),
  couponOffer: t.prismaField({
    type: OfferNode,
    nullable: true,
    authScopes: { public: true },
    description: 'An offer with a code, even if it is over; null if the offer has no code, is not published or has not started.',
    args: { id: t.arg.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }) },
    resolve: (query, _root, { id }, { shop }) =>
      shop.db.prisma.offer.findUnique({
        ...query,
        where: { id, status: 'PUBLISHED', code: { not: null }, OR: [{ startsAt: null }, { startsAt: { lte: shop.now } }] },
      }),
  }),
  merchants: t.field({
    type: MerchantConnection,
    authScopes: { public: true },
    description: 'All merchants, sorted by name. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: {
      ...pageArguments(),
    },
    resolve: (_root, args, context, info) => merchantConnection(args, context, info),
  }),
  merchant: t.prismaField({
    type: MerchantNode,
    nullable: true,
    authScopes: { public: true },
    description: 'A merchant by its slug; null if not found.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the merchant.' }) },
    resolve: (query, _root, { slug }, { shop }) => shop.db.prisma.merchant.findUnique({ ...query, where: { slug } }),
  }),
  serverTime: t.field({
    type: 'DateTime',
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'Current time of the shop’s clock. Use it for countdowns instead of the client’s clock, which may be wrong. Never cached.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return shop.now;
    },
  }),
}));
