// What other modules may use of bulk.
export { removeOldActions, runBulkAction, unfinishedActions } from './actionRun.ts';
