// Public API of the bulk module.
export { removeOldActions, runBulkAction, unfinishedActions } from './actionRun.ts';
