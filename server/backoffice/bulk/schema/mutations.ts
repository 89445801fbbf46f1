import { NotFoundError } from '../../../platform/errors/errors.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { CannotUndoEditError, ImportStateError } from '../../../catalogue/editing/editing.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { CannotUndoError } from '../../../engagement/newsletter/newsletter.ts';
import { WorkStateError } from '../errors.ts';
import { resumeWork, stopWork, undoWork, workFor, type WorkRef } from '../work.ts';
import { WorkKindEnum, WorkType } from './work.ts';

// What the staff decide about long work. Which right it takes follows from the work: the operations see to it.

const payload = (name: string, description: string) =>
  builder.objectRef<WorkRef>(name).implement({
    description,
    fields: (t) => ({
      work: t.field({ type: WorkType, description: 'As it is now.', resolve: (ref, _args, { shop }) => workFor(shop, ref) }),
    }),
  });

const refInput = (name: string) =>
  builder.inputType(name, {
    description: 'Which work.',
    fields: (t) => ({
      kind: t.field({ type: WorkKindEnum, required: true, description: 'What sort of work it is.' }),
      databaseId: t.int({ required: true, description: 'Its number.' }),
    }),
  });

const authScopes = { adminSession: true } as const;
const types = [ForbiddenError, WorkStateError, NotFoundError, CannotUndoEditError, ImportStateError, CannotUndoError, TryAgainError];
const union = { description: 'The work, or why it stays as it is.' };
const description = 'The only argument.';
const forStaff = 'For staff who may work in its area. Legacy twin: none.';

builder.mutationFields((t) => ({
  stopWork: t.field({
    type: payload('StopWorkPayload', 'It ends after the step that is under way.'),
    authScopes,
    description: `Stops long work after the step that is under way; what is done stays done. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('StopWorkInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await stopWork(shop, input);
      return input;
    },
  }),
  resumeWork: t.field({
    type: payload('ResumeWorkPayload', 'A job goes on with it.'),
    authScopes,
    description: `Goes on with long work that was stopped or has failed. Only administrators, who have shown password or code within ten minutes, go on with a deletion of all subscribers. ${forStaff}`,
    errors: { types: [...types, StepUpRequiredError], union },
    args: { input: t.arg({ type: refInput('ResumeWorkInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await resumeWork(shop, input);
      return input;
    },
  }),
  undoWork: t.field({
    type: payload('UndoWorkPayload', 'It is taken back.'),
    authScopes,
    description: `Takes long work back, as long as that is possible: changes and acts for 30 days, deletions of subscribers for ten minutes. What was changed since is left alone. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('UndoWorkInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await undoWork(shop, input);
      return input;
    },
  }),
}));
