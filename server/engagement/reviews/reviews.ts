// The reviews module's exports for other modules.
export { reviewActions } from './admin/bulk.ts';
export { filteredReviewIds } from './admin/list.ts';
export { renderReviewMail, reviewMails } from './requestMail.ts';
export { queueReviewRequests, readReviewMail } from './requests.ts';
export { reviewPersonalData, reviewedProductLocks } from './personalData.ts';
