// The reviews module's exports for other modules.
export { reviewActions } from './admin/bulk.ts';
export { filteredReviewIds } from './admin/list.ts';
export { reviewPersonalData, reviewedProductLocks } from './personalData.ts';
