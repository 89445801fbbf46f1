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
    description:
      'The live offers of merchants, narrowed and sorted. Errors: INVALID_INPUT for a page size, cursor or product id that is not allowed.',
    args: {
      filter: t.arg({ type: OfferFilterInput, description: 'How the list is narrowed; nothing means all offers.' }),
      sort: t.arg({ type: OfferSortEnum, required: true, defaultValue: 'NEWEST', description: 'The order.' }),
      ...pageArguments(),
    },
    resolve: (_root, args, context, info) => offerConnection(args, context, info),
  }),
  offer: t.prismaField({
    type: OfferNode,
    nullable: true,
    authScopes: { public: true },
    description: 'An offer by its slug, also when it is over; null when there is none that is published and has begun.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of its address.' }) },
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
    description: 'An offer with a code, also when it is over; null when there is none that is published and has begun.',
    args: { id: t.arg.rowId({ of: 'Offer', required: true, description: 'Global id of the offer.' }) },
    resolve: (query, _root, { id }, { shop }) =>
      shop.db.prisma.offer.findUnique({
        ...query,
        where: { id, status: 'PUBLISHED', code: { not: null }, OR: [{ startsAt: null }, { startsAt: { lte: shop.now } }] },
      }),
  }),
  merchants: t.field({
    type: MerchantConnection,
    authScopes: { public: true },
    description: 'All merchants by name. Errors: INVALID_INPUT for a page size or cursor that is not allowed.',
    args: {
      ...pageArguments(),
    },
    resolve: (_root, args, context, info) => merchantConnection(args, context, info),
  }),
  merchant: t.prismaField({
    type: MerchantNode,
    nullable: true,
    authScopes: { public: true },
    description: 'A merchant by its slug; null when there is none.',
    args: { slug: t.arg.string({ required: true, description: 'Its slug.' }) },
    resolve: (query, _root, { slug }, { shop }) => shop.db.prisma.merchant.findUnique({ ...query, where: { slug } }),
  }),
  serverTime: t.field({
    type: 'DateTime',
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'What the shop’s clock says now: countdowns go by it, and not by a clock that may be wrong. The answer is never kept.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return shop.now;
    },
  }),
}));
