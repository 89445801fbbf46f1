import { couponActions } from '../../commerce/coupons/coupons.ts';
import type { StaffRight, JobSubject } from '../../generated/prisma/enums.ts';
import { offerActions } from '../../engagement/offers/offers.ts';
import { reviewActions } from '../../engagement/reviews/reviews.ts';
import type { BulkSubject } from '../../foundation/audit/audit.ts';

/** What can be done with many at once, and who may do it. */
export const subjects: Readonly<Record<JobSubject, { right: StaffRight; subject: BulkSubject }>> = {
  REVIEW: { right: 'DEALS', subject: reviewActions },
  OFFER: { right: 'DEALS', subject: offerActions },
  COUPON: { right: 'ORDERS', subject: couponActions },
};
