import { makeExternalShop, makeMarketplace, templates, makeExternal } from '../marketplace/marketShop.ts';
import { makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { makeProduct } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { fresh, type StaffActs, type StaffFixture } from './staffFixture.ts';

const offer = async ({ db }: StaffFixture, facts: object = {}) => {
  const id = await makeOffer(db, { merchantId: await makeMerchant(db), ...facts });
  return db.prisma.offer.findUniqueOrThrow({ where: { id } });
};
const seenOffer = async (desk: StaffFixture, more: object = {}, facts: object = {}) => {
  const { id, version } = await offer(desk, facts);
  return { input: { id, expectedVersion: version, ...more }, ids: [id] };
};
const onlyOffer = async (desk: StaffFixture, more: object = {}) => {
  const { id } = await offer(desk);
  return { input: { id, ...more }, ids: [id] };
};
const seenMerchant = async ({ db }: StaffFixture) =>
  db.prisma.merchant.findUniqueOrThrow({ where: { id: await makeMerchant(db) }, select: { id: true, version: true } });
const vote = async (desk: StaffFixture, discarded = false) => {
  const { id: offerId } = await offer(desk);
  const discard = discarded ? await desk.db.prisma.voteDiscard.create({ data: { offerId, at: testNow, voteCount: 1, score: 1 } }) : null;
  const data = { offerId, value: 1, discardId: discard?.id ?? null };
  const { id } = await desk.db.prisma.hotVote.create({ data });
  return { offerId, id, discardId: discard?.id ?? 0 };
};
const submission = async ({ db }: StaffFixture) => {
  const { id: accountId } = await db.prisma.account.create({ data: { email: `${fresh('shopper')}@example.com`, passwordHash: '' } });
  const url = `https://ham.example/${fresh('deal')}`;
  return (await db.prisma.dealSubmission.create({ data: { accountId, url, linkKey: url, title: 'Iron' } })).id;
};
const review = async ({ db }: StaffFixture) => {
  const { id: productId } = await makeProduct(db);
  return db.prisma.review.create({ data: { productId, authorName: 'Ada', body: 'It shines.', average: 400, status: 'PENDING' } });
};
const group = ({ db }: StaffFixture) => db.prisma.compareGroup.create({ data: { slug: fresh('group'), name: fresh('Group') } });
const facts = async ({ db }: StaffFixture) => ({
  merchantId: await makeMerchant(db),
  title: fresh('Iron'),
  destinationUrl: 'https://ham.example/iron',
});
const externalShop = async ({ db }: StaffFixture) => makeExternalShop(db, await makeMarketplace(db, fresh('Bazaar')));

/** Staff actions on offers, their votes, merchants, reviews, compare groups and marketplaces. */
export const actsOfDeals: StaffActs = {
  createOffer: { leaves: ['offer.create', 'Offer'], prepare: async (desk) => ({ input: { facts: await facts(desk) } }) },
  updateOffer: { leaves: ['offer.save', 'Offer'], prepare: async (desk) => seenOffer(desk, { facts: await facts(desk) }) },
  publishOffer: {
    leaves: ['offer.unpublish', 'Offer'],
    details: 'status: PUBLISHED → DRAFT',
    prepare: (desk) => seenOffer(desk, { isPublished: false }),
  },
  endOffer: { leaves: ['offer.end', 'Offer'], prepare: (desk) => seenOffer(desk) },
  duplicateOffer: { leaves: ['offer.duplicate', 'Offer'], prepare: async (desk) => ({ input: { id: (await offer(desk)).id } }) },
  deleteOffer: {
    leaves: ['offer.delete', 'Offer'],
    details: 'title: Old offer',
    prepare: (desk) => seenOffer(desk, {}, { title: 'Old offer' }),
  },
  removeOfferCover: {
    leaves: ['offer.cover-remove', 'Offer'],
    async prepare(desk) {
      const { id } = await offer(desk);
      const media = await desk.db.prisma.media.create({ data: { key: fresh('cover'), state: 'READY' } });
      await desk.db.prisma.offer.update({ where: { id }, data: { mediaId: media.id } });
      return { input: { id }, ids: [id] };
    },
  },
  approveVotes: { leaves: ['offer.votes-approve', 'Offer'], prepare: (desk) => onlyOffer(desk) },
  rejectVotes: {
    leaves: ['offer.votes-discard', 'Offer'],
    details: /score: 1 · votes: 1/,
    async prepare(desk) {
      const { offerId, id } = await vote(desk);
      return { input: { offerId, voteIds: [id], reason: 'All at once.' }, ids: [offerId] };
    },
  },
  restoreVotes: {
    leaves: ['offer.votes-restore', 'Offer'],
    details: 'votes: 1',
    async prepare(desk) {
      const { offerId, discardId } = await vote(desk, true);
      return { input: { id: discardId }, ids: [offerId] };
    },
  },
  createMerchant: {
    leaves: ['merchant.create', 'Merchant'],
    prepare: () => ({ input: { name: fresh('Ham'), homepage: 'https://ham.example/', isAffiliate: false } }),
  },
  updateMerchant: {
    leaves: ['merchant.save', 'Merchant'],
    async prepare(desk) {
      const { id, version } = await seenMerchant(desk);
      const input = { id, expectedVersion: version, name: fresh('Ham'), homepage: 'https://ham.example/', isAffiliate: false };
      return { input, ids: [id] };
    },
  },
  deleteMerchant: {
    leaves: ['merchant.delete', 'Merchant'],
    details: /^name: Merchant \d+$/,
    async prepare(desk) {
      const { id, version } = await seenMerchant(desk);
      return { input: { id, expectedVersion: version }, ids: [id] };
    },
  },
  mergeMerchant: {
    leaves: ['merchant.merge', 'Merchant'],
    details: 'offers: 0',
    async prepare(desk) {
      const { id, version } = await seenMerchant(desk);
      const into = await seenMerchant(desk);
      return { input: { id, expectedVersion: version, intoId: into.id }, ids: [into.id] };
    },
  },
  publishDealSubmission: {
    leaves: ['deal-submission.publish', 'DealSubmission'],
    details: /^offer: \d+$/,
    prepare: async (desk) => {
      const id = await submission(desk);
      return { input: { id, facts: await facts(desk) }, ids: [id] };
    },
  },
  rejectDealSubmission: {
    leaves: ['deal-submission.reject', 'DealSubmission'],
    prepare: async (desk) => {
      const id = await submission(desk);
      return { input: { id, reason: 'Too expensive.' }, ids: [id] };
    },
  },
  moderateOfferComments: {
    leaves: ['offer.comments-hide', 'OfferComment'],
    async prepare(desk) {
      const { id: offerId } = await offer(desk);
      const data = { offerId, authorName: 'Ada', body: 'Great.', status: 'PUBLISHED' } as const;
      const { id } = await desk.db.prisma.offerComment.create({ data });
      await desk.db.prisma.offer.update({ where: { id: offerId }, data: { commentCount: 1 } });
      return { input: { comments: [{ id, expectedStatus: 'PUBLISHED', expectedReports: 0 }], status: 'HIDDEN' }, ids: [id] };
    },
  },
  moderateReviews: {
    leaves: ['review.approve', 'Review'],
    async prepare(desk) {
      const { id } = await review(desk);
      return { input: { decisions: [{ id, status: 'APPROVED' }] }, ids: [id] };
    },
  },
  deleteReviews: {
    leaves: ['review.delete', 'Review'],
    async prepare(desk) {
      const { id } = await review(desk);
      return { input: { ids: [id] }, ids: [id] };
    },
  },
  createCompareGroup: {
    leaves: ['compare.group-create', 'CompareGroup'],
    async prepare({ db }) {
      const { id } = await db.prisma.category.create({ data: { slug: fresh('compared'), name: fresh('Compared') } });
      return { input: { name: fresh('Group'), position: 0, categoryIds: [id] } };
    },
  },
  updateCompareGroup: {
    leaves: ['compare.group-save', 'CompareGroup'],
    async prepare(desk) {
      const { id, version } = await group(desk);
      const category = await desk.db.prisma.category.create({ data: { slug: fresh('compared'), name: fresh('Compared') } });
      return { input: { id, expectedVersion: version, name: fresh('Group'), position: 0, categoryIds: [category.id] }, ids: [id] };
    },
  },
  deleteCompareGroup: {
    leaves: ['compare.group-delete', 'CompareGroup'],
    details: /^name: Group-\d+$/,
    async prepare(desk) {
      const { id, version } = await group(desk);
      return { input: { id, expectedVersion: version }, ids: [id] };
    },
  },
  createMarketplace: { leaves: ['marketplace.save', 'Marketplace'], prepare: () => ({ input: { name: fresh('Bazaar'), ...templates } }) },
  updateMarketplace: {
    leaves: ['marketplace.save', 'Marketplace'],
    async prepare({ db }) {
      const id = await makeMarketplace(db, fresh('Bazaar'));
      return { input: { id, name: fresh('Bazaar'), ...templates }, ids: [id] };
    },
  },
  deleteMarketplace: {
    leaves: ['marketplace.remove', 'Marketplace'],
    details: /^name: Bazaar-\d+$/,
    async prepare({ db }) {
      const id = await makeMarketplace(db, fresh('Bazaar'));
      return { input: { id }, ids: [id] };
    },
  },
  createExternalShop: {
    leaves: ['externalShop.save', 'ExternalShop'],
    async prepare({ db }) {
      const marketplaceId = await makeMarketplace(db, fresh('Bazaar'));
      return { input: { marketplaceId, name: 'Bazaar France', country: 'FR', host: 'fr.bazaar.example' } };
    },
  },
  updateExternalShop: {
    leaves: ['externalShop.save', 'ExternalShop'],
    async prepare(desk) {
      const id = await externalShop(desk);
      const { marketplaceId, country, host } = await desk.db.prisma.externalShop.findUniqueOrThrow({ where: { id } });
      return { input: { id, marketplaceId, name: fresh('Bazaar'), country, host }, ids: [id] };
    },
  },
  deleteExternalShop: {
    leaves: ['externalShop.remove', 'ExternalShop'],
    details: 'name: Bazaar DE',
    async prepare(desk) {
      const id = await externalShop(desk);
      return { input: { id }, ids: [id] };
    },
  },
  setShopListing: {
    leaves: ['shopListing.save', 'ShopListing'],
    details: /^product: \d+ · external shop: \d+$/,
    prepare: async (desk) => ({
      input: { shopId: await externalShop(desk), productId: (await makeProduct(desk.db)).id, externalId: fresh('ART') },
    }),
  },
  removeShopListing: {
    leaves: ['shopListing.remove', 'ShopListing'],
    async prepare(desk) {
      const { id: productId } = await makeExternal(desk.db, await externalShop(desk), fresh('ART'));
      const { id } = await desk.db.prisma.shopListing.findFirstOrThrow({ where: { productId } });
      return { input: { id }, ids: [id] };
    },
  },
};
