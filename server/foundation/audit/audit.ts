// The audit module's exports for other modules.
export { actorOf } from './actor.ts';
export {
  type ActionBy,
  type BulkSubject,
  type ItemOutcome,
  type UndoItem,
  type Outcomes,
  changedSinceOutcome,
  notFoundOutcome,
  sameOutcome,
} from './bulkSubject.ts';
export { type ChangedThing, changesBetween, changesOfMany } from './changes.ts';
export { recentActs } from './log.ts';
export { type Act, type Actor, type Change, entryOf, recordAudit } from './operations.ts';
export { staffNames } from './staffNames.ts';
