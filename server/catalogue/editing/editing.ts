// Public API of the editing module.
export { type VersionedRecord, type StaffShop, changeCatalogue, refuseStale, alreadyUsedError } from './changing.ts';
export { emitProductEvents } from './events.ts';
export { CannotUndoEditError, FileRefusedError, ImportStateError, InUseError, UnknownRecordError } from './errors.ts';
export { claimSlugs, slugCandidates, slugWindows } from './slugs.ts';
export { cleanHtml, cleanName, cleanText, slugOf } from './texts.ts';
export { unique } from './unique.ts';
