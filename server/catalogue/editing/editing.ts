// Public API of the editing module.
export { type VersionedRecord, type StaffShop, changeCatalogue, lockImports, refuseStale, alreadyUsedError } from './changing.ts';
export { emitProductEvents } from './events.ts';
export { CannotUndoEditError, FileRefusedError, ImportStateError, InUseError, UnknownRecordError } from './errors.ts';
export {
  type FoundRow,
  type KnownRow,
  type RowDone,
  type RowOutcome,
  type RowResults,
  changeRows,
  knownRow,
  maxRows,
  settled,
  staleProduct,
} from './rows.ts';
export { claimSlugs, slugCandidates, slugWindows } from './slugs.ts';
export { cleanHtml, cleanName, cleanText, slugOf } from './texts.ts';
export { unique } from './unique.ts';
