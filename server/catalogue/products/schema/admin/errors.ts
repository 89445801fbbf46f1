import { builder } from '../../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../../platform/graphql/errorTypes.ts';
import { CannotUndoEditError, ImportStateError, InUseError } from '../../../editing/editing.ts';

const interfaces = [UserErrorInterface];

builder.objectType(InUseError, {
  name: 'InUseError',
  description: 'It cannot be taken away, because something else rests on it. Code IN_USE.',
  interfaces,
});

builder.objectType(CannotUndoEditError, {
  name: 'CannotUndoEditError',
  description: 'The change of many products cannot be taken back (any more). Code CANNOT_UNDO.',
  interfaces,
});

builder.objectType(ImportStateError, {
  name: 'ImportStateError',
  description: 'The import was started already, or cannot be. Code IMPORT_STATE.',
  interfaces,
});
