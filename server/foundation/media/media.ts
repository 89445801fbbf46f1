// What other modules may use of media.
export { MediaRefused } from './errors.ts';
export { type MediaFailure, type SettleOptions, settlePendingMedia } from './fetchPending.ts';
export { inspectUpload } from './inspect.ts';
export type { MasterFacts } from './master.ts';
export { keepSent, processSent, removePicture } from './process.ts';
export { addPicture, announcePictures, postponePictures, retryPictures, settlePicture } from './records.ts';
export { isPublicAddress } from './publicAddress.ts';
export { MAX_MASTER_BYTES, tooLarge } from './rules.ts';
export { variant } from './variants.ts';
