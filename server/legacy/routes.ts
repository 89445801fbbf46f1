import type { LegacyRow } from './call.ts';
import { restNonceRow } from './rest.ts';
import { addRow } from './rows/adding.ts';
import { fragmentsRow, removeRow, sidebarRow } from './rows/cart.ts';
import { checkoutRow } from './rows/checkout.ts';
import { comparePanelRow, compareRow } from './rows/compare.ts';
import { compareSearchRow } from './rows/compareSearch.ts';
import { applyCouponRow, removeCouponRow } from './rows/coupons.ts';
import { liveSearchRow } from './rows/liveSearch.ts';
import { orderReviewRow } from './rows/orderReview.ts';
import { quickViewRow } from './rows/quickView.ts';
import { helpfulVoteRow, hotVoteRow } from './rows/votes.ts';
import { deleteAllSubscribersRow, deleteSubscriberRow, subscribeRow } from './rows/subscribers.ts';
import { variationRow } from './rows/variation.ts';
import { refreshWishlistRow, wishlistRow } from './rows/wishlist.ts';

/**
 * All calls of the old theme's scripts that the shop answers. A row contains no business rules: it translates, and the named operation
 * decides.
 */
export const legacyRows: readonly LegacyRow[] = [
  addRow,
  removeRow,
  fragmentsRow,
  variationRow,
  sidebarRow,
  applyCouponRow,
  removeCouponRow,
  orderReviewRow,
  checkoutRow,
  liveSearchRow,
  quickViewRow,
  comparePanelRow,
  compareRow,
  compareSearchRow,
  wishlistRow,
  refreshWishlistRow,
  hotVoteRow,
  helpfulVoteRow,
  subscribeRow,
  deleteSubscriberRow,
  deleteAllSubscribersRow,
  restNonceRow,
];
