import { couponActions } from '../../commerce/coupons/coupons.ts';
import type { StaffRight, JobSubject } from '../../generated/prisma/enums.ts';
import { offerActions } from '../../engagement/offers/offers.ts';
import { reviewActions } from '../../engagement/reviews/reviews.ts';
import type { BulkSubject } from '../../foundation/audit/audit.ts';

/** The bulk actions of each subject, and the right that they require. */
export const subjects: Readonly<Record<JobSubject, { right: StaffRight; subject: BulkSubject }>> = {
  REVIEW: { right: 'DEALS', subject: reviewActions },
  OFFER: { right: 'DEALS', subject: offerActions },
  COUPON: { right: 'ORDERS', subject: couponActions },
};
