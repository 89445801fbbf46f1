import { couponActions } from '../../commerce/coupons/bulk.ts';
import type { StaffRight, WorkSubject } from '../../generated/prisma/enums.ts';
import { offerActions } from '../../engagement/offers/admin/bulk.ts';
import { reviewActions } from '../../engagement/reviews/admin/bulk.ts';
import type { BulkSubject } from '../../foundation/audit/bulkSubject.ts';

/** What can be done with many at once, and who may do it. */
export const subjects: Readonly<Record<WorkSubject, { right: StaffRight; subject: BulkSubject }>> = {
  REVIEW: { right: 'DEALS', subject: reviewActions },
  OFFER: { right: 'DEALS', subject: offerActions },
  COUPON: { right: 'ORDERS', subject: couponActions },
};
