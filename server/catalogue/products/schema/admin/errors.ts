import { builder } from '../../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../../platform/graphql/errorTypes.ts';
import { CannotUndoEditError, ImportStateError, InUseError } from '../../../editing/editing.ts';

const interfaces = [UserErrorInterface];

builder.objectType(InUseError, {
  name: 'InUseError',
  description: 'Returned when an item can’t be deleted because something else uses it. Code: IN_USE.',
  interfaces,
});

builder.objectType(CannotUndoEditError, {
  name: 'CannotUndoEditError',
  description: 'Returned when a bulk edit can’t, or can no longer, be stopped, resumed or undone. Code: CANNOT_UNDO.',
  interfaces,
});

builder.objectType(ImportStateError, {
  name: 'ImportStateError',
  description: 'Returned when an import has already been started, or can’t be started. Code: IMPORT_STATE.',
  interfaces,
});
