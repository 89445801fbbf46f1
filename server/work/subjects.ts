import { couponActions } from '../coupons/bulk.ts';
import type { StaffRight, WorkSubject } from '../generated/prisma/enums.ts';
import { offerActions } from '../offers/admin/bulk.ts';
import { reviewActions } from '../reviews/admin/bulk.ts';
import type { BulkSubject } from './subject.ts';

/** What can be done with many at once, and who may do it. */
export const subjects: Readonly<Record<WorkSubject, { right: StaffRight; subject: BulkSubject }>> = {
  REVIEW: { right: 'DEALS', subject: reviewActions },
  OFFER: { right: 'DEALS', subject: offerActions },
  COUPON: { right: 'ORDERS', subject: couponActions },
};
