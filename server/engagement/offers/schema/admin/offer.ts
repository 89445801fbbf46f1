import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { Image } from '../../../../catalogue/products/schema/parts.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { batched } from '../../../../platform/graphql/batched.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { Money } from '../../../../platform/graphql/scalars.ts';
import { allCouponVotes, stateOf } from '../../admin/list.ts';
import { coverColumns, coverOf } from '../../cover.ts';
import { offerPrice, pricedColumns } from '../../offerFacts.ts';
import { offerPath } from '../../rules.ts';
import { temperatureOf } from '../../voteRules.ts';
import { OfferAvailabilityEnum } from '../offerPrices.ts';
import { AdminMerchantType } from './merchant.ts';

// Offers in whatever state, as the staff see them.

export const OfferStateEnum = builder.enumType('AdminOfferState', {
  description: 'What an offer is to shoppers now.',
  values: {
    DRAFT: { description: 'Nobody sees it.' },
    SCHEDULED: { description: 'It is published and has not begun.' },
    LIVE: { description: 'Everybody sees it.' },
    ENDED: { description: 'It is over, and found as such.' },
  } as const,
});

const MediaStateEnum = builder.enumType('AdminMediaState', {
  description: 'What has become of a picture that was sent.',
  values: {
    PENDING: { description: 'Its sizes are being made.' },
    READY: { description: 'It is shown.' },
    FAILED: { description: 'It could not be made into the shop’s sizes.' },
  } as const,
});

const shownPrices = 20;
const couponVotesOf = batched(({ shop }, ids) => allCouponVotes(shop.db, ids));
const money = (amount: number | null) => (amount === null ? null : { amount });

const OfferPriceChange = builder.objectRef<{ at: Date; priceMinor: number }>('AdminOfferPrice').implement({
  description: 'A price that an offer has asked, by its ledger. For staff only.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'Since when.' }),
    price: t.field({ type: Money, description: 'What it was.', resolve: ({ priceMinor }) => ({ amount: priceMinor }) }),
  }),
});

export const AdminOfferType = builder.prismaObject('Offer', {
  variant: 'AdminOffer',
  interfaces: [VersionedRecord],
  description: 'An offer in whatever state, as the staff see it. For staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'By which a client keeps it apart; no node has it.', resolve: ({ id }) => `AdminOffer:${id}` }),
    databaseId: t.exposeInt('id', { description: 'Its number: in /out/{number} and codeid.' }),
    version: t.exposeInt('version', { description: 'What a save must name, so that nothing of others is lost.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Who has saved it last; null for imports and commands.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was changed last.' }),
    state: t.field({
      type: OfferStateEnum,
      description: 'What it is to shoppers now.',
      select: { status: true, startsAt: true, endsAt: true },
      resolve: (offer, _args, { shop }) => stateOf(offer, shop.now),
    }),
    slug: t.exposeString('slug', { description: 'Unique; the last part of its address.' }),
    url: t.string({ description: 'Path of its own page, which drafts do not have yet.', select: { slug: true }, resolve: offerPath }),
    title: t.exposeString('title', { description: 'Plain text.' }),
    summary: t.exposeString('summary', { description: 'A sentence of plain text; may be empty.' }),
    details: t.exposeString('details', { description: 'Plain text; empty lines part paragraphs. May be empty.' }),
    merchant: t.relation('merchant', { type: AdminMerchantType, description: 'Whose it is.' }),
    productId: t.exposeInt('productId', { nullable: true, description: 'Number of the product that is offered; null for none.' }),
    productName: t.string({
      nullable: true,
      description: 'Its name; null for none.',
      select: { product: { select: { name: true } } },
      resolve: ({ product }) => product?.name ?? null,
    }),
    categoryId: t.exposeInt('categoryId', { nullable: true, description: 'Number of its own category; null when its product says it.' }),
    destinationUrl: t.exposeString('destinationUrl', { description: 'Where it leads; empty for an offer of this shop itself.' }),
    ownPrice: t.field({
      type: Money,
      nullable: true,
      description: 'The price that was entered; null for none.',
      select: { priceMinor: true },
      resolve: ({ priceMinor }) => money(priceMinor),
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: 'What it costs, as shown: of an offer of this shop itself, what the product costs. Null when it has no price.',
      select: pricedColumns,
      resolve: (offer) => money(offerPrice(offer).priceMinor),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description: 'The lowest price of the 30 days before the reduction, by the ledger; null when it is not reduced.',
      select: pricedColumns,
      resolve: (offer) => money(offerPrice(offer).priorPriceMinor),
    }),
    shipping: t.field({
      type: Money,
      nullable: true,
      description: 'What delivery costs; null when unknown.',
      select: { shippingMinor: true },
      resolve: ({ shippingMinor }) => money(shippingMinor),
    }),
    prices: t.field({
      type: [OfferPriceChange],
      description: `What its ledger has, the latest first; at most ${shownPrices}.`,
      extensions: { listLength: shownPrices },
      select: { priceChanges: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: shownPrices, select: { at: true, priceMinor: true } } },
      resolve: ({ priceChanges }) => priceChanges,
    }),
    availability: t.expose('availability', { type: OfferAvailabilityEnum, description: 'Whether it can be had, as entered.' }),
    shipsTo: t.exposeStringList('shipsTo', { description: 'Countries it is delivered to; none named means everywhere.' }),
    code: t.exposeString('code', { nullable: true, description: 'The code; null for a deal without one.' }),
    isCodeMasked: t.exposeBoolean('isCodeMasked', { description: 'Whether the code is shown only to those who ask for it.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'When it begins; null: once it is published.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'At this instant it is over; null: never.' }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'The picture that is shown: its own, or that of its product. Null when there is none.',
      select: coverColumns,
      resolve: coverOf,
    }),
    ownCover: t.field({
      type: MediaStateEnum,
      nullable: true,
      description: 'What has become of the picture that was sent for it; null for none. Files are posted to /admin/deals/covers.',
      select: { media: { select: { state: true } } },
      resolve: ({ media }) => media?.state ?? null,
    }),
    score: t.exposeInt('score', { description: 'Hot votes less cold ones, of those that count.' }),
    temperature: t.int({
      description: 'The score within the bounds of the gauge.',
      select: { score: true },
      resolve: ({ score }) => temperatureOf(score),
    }),
    voteCount: t.exposeInt('voteCount', { description: 'How many votes count.' }),
    votesFlaggedAt: t.expose('votesFlaggedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when somebody should look at its votes; null: nobody need.',
    }),
    clickCount: t.exposeInt('clickCount', { description: 'How often it was followed.' }),
    revealCount: t.exposeInt('revealCount', { description: 'How often its code was asked for.' }),
    workedCount: t.int({
      description: 'How many have said that its code worked.',
      resolve: async ({ id }, _args, context) => (await couponVotesOf(context, id))?.worked ?? 0,
    }),
    failedCount: t.int({
      description: 'How many have said that it did not.',
      resolve: async ({ id }, _args, context) => {
        const votes = await couponVotesOf(context, id);
        return votes ? votes.total - votes.worked : 0;
      },
    }),
  }),
});

showWhenStale('AdminOffer', ({ shop }, id) => shop.db.prisma.offer.findUnique({ where: { id } }));
