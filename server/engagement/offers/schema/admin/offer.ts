import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { Image } from '../../../../catalogue/products/schema/parts.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { batched } from '../../../../platform/graphql/batched.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { idOrNull, ownId } from '../../../../platform/graphql/nodeId.ts';
import { Money } from '../../../../platform/graphql/scalars.ts';
import { allCouponVotes, stateOf } from '../../admin/list.ts';
import { coverColumns, coverOf } from '../../cover.ts';
import { offerPrice, pricedColumns } from '../../offerFacts.ts';
import { offerPath } from '../../rules.ts';
import { temperatureOf } from '../../voteRules.ts';
import { OfferAvailabilityEnum } from '../offerPrices.ts';
import { AdminMerchantType } from './merchant.ts';

// Offers in any state, for staff.

export const OfferStateEnum = builder.enumType('AdminOfferState', {
  description: 'Current state of an offer, as shoppers see it.',
  values: {
    DRAFT: { description: 'Not visible to shoppers.' },
    SCHEDULED: { description: 'Published, but not yet started.' },
    LIVE: { description: 'Visible to everyone.' },
    ENDED: { description: 'Over, but shoppers can still find it as an ended offer.' },
  } as const,
});

const MediaStateEnum = builder.enumType('AdminMediaState', {
  description: 'Processing state of an uploaded image.',
  values: {
    PENDING: { description: 'The image sizes are being generated.' },
    READY: { description: 'The image is ready and can be shown.' },
    FAILED: { description: 'The image couldn’t be converted to the shop’s sizes.' },
  } as const,
});

const shownPrices = 20;
const couponVotesOf = batched(({ shop }, ids) => allCouponVotes(shop.db, ids));
const money = (amount: number | null) => (amount === null ? null : { amount });

const OfferPriceChange = builder.objectRef<{ at: Date; priceMinor: number }>('AdminOfferPrice').implement({
  description: 'A price of an offer, from its price ledger. Staff only.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the price took effect.' }),
    price: t.field({
      type: Money,
      description: 'Price of the offer from that time on.',
      resolve: ({ priceMinor }) => ({ amount: priceMinor }),
    }),
  }),
});

export const AdminOfferType = builder.prismaObject('Offer', {
  variant: 'AdminOffer',
  interfaces: [VersionedRecord],
  description: 'An offer in any state, as seen by staff. Staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('AdminOffer')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the offer, as in `/out/{number}` and `codeid`.' }),
    version: t.exposeInt('version', {
      description: 'Current version of the offer. Pass it as `expectedVersion` when saving, so that changes by others are not overwritten.',
    }),
    editedBy: t.string({
      nullable: true,
      description: 'Staff member who last saved the offer; null if an import or a command last saved it.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the offer was last changed.' }),
    state: t.field({
      type: OfferStateEnum,
      description: 'Current state of the offer, as shoppers see it.',
      select: { status: true, startsAt: true, endsAt: true },
      resolve: (offer, _args, { shop }) => stateOf(offer, shop.now),
    }),
    slug: t.exposeString('slug', { description: 'Unique slug: the last part of the offer’s URL.' }),
    url: t.string({ description: 'Path of the offer’s own page. Drafts have no page yet.', select: { slug: true }, resolve: offerPath }),
    title: t.exposeString('title', { description: 'Title as plain text.' }),
    summary: t.exposeString('summary', { description: 'One-sentence summary as plain text; may be empty.' }),
    details: t.exposeString('details', { description: 'Details as plain text; blank lines separate paragraphs. May be empty.' }),
    merchant: t.relation('merchant', { type: AdminMerchantType, description: 'Merchant of the offer.' }),
    productId: t.id({
      nullable: true,
      description: 'Global ID of the offered product; null if none.',
      select: { productId: true },
      resolve: ({ productId }) => idOrNull('AdminProduct', productId),
    }),
    productName: t.string({
      nullable: true,
      description: 'Name of the offered product; null if none.',
      select: { product: { select: { name: true } } },
      resolve: ({ product }) => product?.name ?? null,
    }),
    categoryId: t.id({
      nullable: true,
      description: 'Global ID of the offer’s own category; null if its product determines the category.',
      select: { categoryId: true },
      resolve: ({ categoryId }) => idOrNull('AdminCategory', categoryId),
    }),
    destinationUrl: t.exposeString('destinationUrl', { description: 'URL that the offer links to; empty for offers of this shop itself.' }),
    ownPrice: t.field({
      type: Money,
      nullable: true,
      description: 'Price entered for the offer; null if none.',
      select: { priceMinor: true },
      resolve: ({ priceMinor }) => money(priceMinor),
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: 'Price as shown; for offers of this shop itself, the price of the product. Null if the offer has no price.',
      select: pricedColumns,
      resolve: (offer) => money(offerPrice(offer).priceMinor),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description: 'Lowest price in the 30 days before the price reduction, from the price ledger; null if the price is not reduced.',
      select: pricedColumns,
      resolve: (offer) => money(offerPrice(offer).priorPriceMinor),
    }),
    shipping: t.field({
      type: Money,
      nullable: true,
      description: 'Shipping cost; null if unknown.',
      select: { shippingMinor: true },
      resolve: ({ shippingMinor }) => money(shippingMinor),
    }),
    prices: t.field({
      type: [OfferPriceChange],
      description: `Prices from the price ledger, newest first. At most ${shownPrices}.`,
      extensions: { listLength: shownPrices },
      select: { priceChanges: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: shownPrices, select: { at: true, priceMinor: true } } },
      resolve: ({ priceChanges }) => priceChanges,
    }),
    availability: t.expose('availability', { type: OfferAvailabilityEnum, description: 'Availability of the offer, as entered.' }),
    shipsTo: t.exposeStringList('shipsTo', { description: 'Countries that the offer ships to; empty means everywhere.' }),
    code: t.exposeString('code', { nullable: true, description: 'Coupon code; null for an offer without a code.' }),
    isCodeMasked: t.exposeBoolean('isCodeMasked', { description: 'Whether the code is hidden until a shopper reveals it.' }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the offer starts; null if it starts on publication.',
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'When the offer ends; null if it has no end.' }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'Image shown for the offer: its own, or that of its product. Null if none.',
      select: coverColumns,
      resolve: coverOf,
    }),
    ownCover: t.field({
      type: MediaStateEnum,
      nullable: true,
      description: 'Processing state of the image uploaded for the offer; null if none. Upload files to `/admin/deals/covers`.',
      select: { media: { select: { state: true } } },
      resolve: ({ media }) => media?.state ?? null,
    }),
    score: t.exposeInt('score', { description: 'Hot votes minus cold votes, counting only votes that are included in the score.' }),
    temperature: t.int({
      description: 'Score, limited to the range of the temperature gauge.',
      select: { score: true },
      resolve: ({ score }) => temperatureOf(score),
    }),
    voteCount: t.exposeInt('voteCount', { description: 'Number of votes included in the score.' }),
    votesFlaggedAt: t.expose('votesFlaggedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the votes were flagged for review; null if no review is needed.',
    }),
    clickCount: t.exposeInt('clickCount', { description: 'Number of clicks on the offer’s link.' }),
    revealCount: t.exposeInt('revealCount', { description: 'Number of times the code was revealed.' }),
    workedCount: t.int({
      description: 'Number of shoppers who reported that the code worked.',
      resolve: async ({ id }, _args, context) => (await couponVotesOf(context, id))?.worked ?? 0,
    }),
    failedCount: t.int({
      description: 'Number of shoppers who reported that the code did not work.',
      resolve: async ({ id }, _args, context) => {
        const votes = await couponVotesOf(context, id);
        return votes ? votes.total - votes.worked : 0;
      },
    }),
  }),
});

showWhenStale('AdminOffer', ({ shop }, id) => shop.db.prisma.offer.findUnique({ where: { id } }));
