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
      job: t.field({ type: JobType, description: 'The updated job.', resolve: (ref, _args, { shop }) => findJob(shop, ref) }),
    }),
  });

const refInput = (name: string) =>
  builder.inputType(name, {
    description: 'The job to act on.',
    fields: (t) => ({
      kind: t.field({ type: JobKindEnum, required: true, description: 'Kind of job.' }),
      databaseId: t.int({ required: true, description: 'Numeric ID of the job within its kind.' }),
    }),
  });

const authScopes = { adminSession: true } as const;
const types = [ForbiddenError, JobStateError, NotFoundError, CannotUndoEditError, ImportStateError, CannotUndoError, TryAgainError];
const union = { description: 'The updated job, or the error that prevented the operation.' };
const description = 'The mutation’s input.';
const forStaff = 'Requires the right for the area of the job.';

builder.mutationFields((t) => ({
  stopJob: t.field({
    type: payload('StopJobPayload', 'The job stops after the current step.'),
    authScopes,
    description: `Stops a background job after the current step. Changes already made stay. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('StopJobInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await stopJob(shop, input);
      return input;
    },
  }),
  resumeJob: t.field({
    type: payload('ResumeJobPayload', 'The job was resumed.'),
    authScopes,
    description: `Resumes a background job that was stopped or has failed. Resuming a deletion of all subscribers requires an administrator who has re-authenticated with a password or code in the last ten minutes. ${forStaff}`,
    errors: { types: [...types, StepUpRequiredError], union },
    args: { input: t.arg({ type: refInput('ResumeJobInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await resumeJob(shop, input);
      return input;
    },
  }),
  undoJob: t.field({
    type: payload('UndoJobPayload', 'The job is being undone.'),
    authScopes,
    description: `Undoes a background job while that is possible: bulk edits and bulk actions for 30 days, subscriber deletions for ten minutes. Records changed since the job ran are skipped. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('UndoJobInput'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await undoJob(shop, input);
      return input;
    },
  }),
}));
