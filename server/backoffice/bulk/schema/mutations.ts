import { NotFoundError } from '../../../platform/errors/errors.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { CannotUndoEditError, ImportStateError } from '../../../catalogue/editing/editing.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { CannotUndoError } from '../../../engagement/newsletter/newsletter.ts';
import { JobStateError } from '../errors.ts';
import { resumeJob, stopJob, undoJob, findJob, type JobRef } from '../jobs.ts';
import { JobKindEnum, JobType } from './jobs.ts';

// What the staff decide about long work. Which right it takes follows from the work: the operations see to it.

const payload = (name: string, description: string) =>
  builder.objectRef<JobRef>(name).implement({
    description,
    fields: (t) => ({
      job: t.field({ type: JobType, description: 'As it is now.', resolve: (ref, _args, { shop }) => findJob(shop, ref) }),
    }),
  });

const refInput = (name: string) =>
  builder.inputType(name, {
    description: 'Which work.',
    fields: (t) => ({
      kind: t.field({ type: JobKindEnum, required: true, description: 'What sort of work it is.' }),
      databaseId: t.int({ required: true, description: 'Its number.' }),
    }),
  });

const authScopes = { adminSession: true } as const;
const types = [ForbiddenError, JobStateError, NotFoundError, CannotUndoEditError, ImportStateError, CannotUndoError, TryAgainError];
const union = { description: 'The work, or why it stays as it is.' };
const description = 'The only argument.';
const forStaff = 'For staff who may work in its area. Legacy twin: none.';

builder.mutationFields((t) => ({
  stopJob: t.field({
    type: payload('StopJobPayload', 'It ends after the step that is under way.'),
    authScopes,
    description: `Stops long work after the step that is under way; what is done stays done. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('StopJobInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await stopJob(shop, input);
      return input;
    },
  }),
  resumeJob: t.field({
    type: payload('ResumeJobPayload', 'A job goes on with it.'),
    authScopes,
    description: `Goes on with long work that was stopped or has failed. Only administrators, who have shown password or code within ten minutes, go on with a deletion of all subscribers. ${forStaff}`,
    errors: { types: [...types, StepUpRequiredError], union },
    args: { input: t.arg({ type: refInput('ResumeJobInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await resumeJob(shop, input);
      return input;
    },
  }),
  undoJob: t.field({
    type: payload('UndoJobPayload', 'It is taken back.'),
    authScopes,
    description: `Takes long work back, as long as that is possible: changes and acts for 30 days, deletions of subscribers for ten minutes. What was changed since is left alone. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('UndoJobInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await undoJob(shop, input);
      return input;
    },
  }),
}));
