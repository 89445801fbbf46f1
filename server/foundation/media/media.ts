// The media module's exports for other modules.
export { MediaRefused } from './errors.ts';
export { type MediaFailure, type SettleOptions, settlePendingMedia } from './fetchPending.ts';
export { inspectUpload } from './inspect.ts';
export type { MasterFacts } from './master.ts';
export { removePicture } from './files.ts';
export { storeUpload, processSent } from './process.ts';
export { addPicture, announcePictures, postponePictures, retryPictures, settlePicture } from './records.ts';
export { damaged, logoAddress, logoKeyOfPath, MAX_MASTER_BYTES, mediaUrl, tooLarge } from './rules.ts';
export { makeVariant, readAsPng, readVariant } from './variants.ts';
export { drawAppIcon, drawLogoIcon } from './appIcon.ts';
