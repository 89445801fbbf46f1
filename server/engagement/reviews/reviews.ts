// What other modules may use of reviews.
export { reviewActions } from './admin/bulk.ts';
export { deskTargets } from './admin/list.ts';
export { reviewPersonalData, reviewedProductLocks } from './personalData.ts';
