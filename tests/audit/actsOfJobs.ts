import { globalId } from '../../shared/globalId.ts';
import { makeCoupon } from '../coupons/coupons.ts';
import { makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { makeProduct } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { fresh, freshKey, type StaffActs, type StaffFixture } from './staffFixture.ts';

const action = ({ db }: StaffFixture, facts: object) =>
  db.prisma.bulkAction.create({
    data: { key: fresh('action'), subject: 'REVIEW', action: 'APPROVE', requestedAt: testNow, requestId: 'test', total: 1, ...facts },
  });
const verb = async (desk: StaffFixture, facts: object) => {
  const { id } = await action(desk, facts);
  return { input: { id: globalId('Job:BULK_ACTION', id) }, ids: [id] };
};

/** Bulk actions and job controls. A job's first step runs before the response and leaves its own row. */
export const actsOfJobs: StaffActs = {
  startBulkExport: {
    leaves: ['bulkExport.start', 'BulkExport'],
    prepare: () => Promise.resolve({ input: { query: '{ adminProducts { edges { node { id } } } }' } }),
  },
  cancelBulkExport: {
    leaves: ['bulkExport.cancel', 'BulkExport'],
    async prepare({ db, boss }) {
      await db.prisma.bulkExport.deleteMany();
      const page = { rights: [], query: '', variables: '{}', field: '', pageSize: 1, storedName: 'none', requestId: 'test' };
      const { id } = await db.prisma.bulkExport.create({ data: { ...page, accountId: boss.accountId, requestedAt: testNow } });
      return { input: { id: globalId('BulkExport', id) }, ids: [id] };
    },
  },
  startReviewAction: {
    leaves: ['work.start', 'BulkAction'],
    alsoLeaves: [['review.approve', 'Review']],
    async prepare({ db }) {
      const { id: productId } = await makeProduct(db);
      const { id } = await db.prisma.review.create({ data: { productId, authorName: 'Ada', body: 'It shines.', average: 400 } });
      return { input: { action: 'APPROVE', ids: [id], idempotencyKey: freshKey() } };
    },
  },
  startOfferAction: {
    leaves: ['work.start', 'BulkAction'],
    alsoLeaves: [['offer.end', 'Offer']],
    async prepare({ db }) {
      const id = await makeOffer(db, { merchantId: await makeMerchant(db) });
      return { input: { action: 'END', ids: [id], idempotencyKey: freshKey() } };
    },
  },
  startCouponAction: {
    leaves: ['work.start', 'BulkAction'],
    alsoLeaves: [['coupon.disable', 'Coupon']],
    async prepare({ db }) {
      await makeCoupon(db, { code: 'MANY' });
      const { id } = await db.prisma.coupon.findFirstOrThrow({ orderBy: { id: 'desc' } });
      return { input: { action: 'DISABLE', ids: [id], idempotencyKey: freshKey() } };
    },
  },
  stopJob: { leaves: ['work.stop', 'BulkAction'], prepare: (desk) => verb(desk, { status: 'RUNNING' }) },
  resumeJob: { leaves: ['work.resume', 'BulkAction'], prepare: (desk) => verb(desk, { status: 'STOPPED' }) },
  undoJob: { leaves: ['work.undo', 'BulkAction'], prepare: (desk) => verb(desk, { status: 'DONE', changed: 1, finishedAt: testNow }) },
  retryFailedPictures: {
    leaves: ['catalogue.pictures-retry', 'Media'],
    async prepare({ db }) {
      const { id: productId } = await makeProduct(db);
      const media = await db.prisma.media.create({ data: { key: fresh('lost'), state: 'FAILED', source: 'https://localhost/lost.jpg' } });
      await db.prisma.productImage.create({ data: { productId, mediaId: media.id } });
      return { input: {} };
    },
  },
};
