import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { CannotUndoEditError, ImportStateError } from '../../../catalogue/editing/editing.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { ShipmentImportStateError } from '../../../commerce/fulfilment/fulfilment.ts';
import { CannotUndoError } from '../../../engagement/newsletter/newsletter.ts';
import { JobStateError } from '../errors.ts';
import { jobRef } from '../jobId.ts';
import { resumeJob, stopJob, undoJob, findJob, type JobRef } from '../jobs.ts';
import { JobType } from './jobs.ts';

// Mutations that control background jobs. The required right depends on the job: the operations check it.

const payload = (name: string, description: string) =>
  builder.objectRef<JobRef>(name).implement({
    description,
    fields: (t) => ({
      job: t.field({ type: JobType, description: 'The updated job.', resolve: (ref, _args, { shop }) => findJob(shop, ref) }),
    }),
  });

const refInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      id: t.id({ required: true, description: 'Global ID of the job.' }),
    }),
  });

const authScopes = { adminSession: true } as const;
const types = [
  ForbiddenError,
  InvalidInputError,
  JobStateError,
  NotFoundError,
  CannotUndoEditError,
  ImportStateError,
  ShipmentImportStateError,
  CannotUndoError,
  TryAgainError,
];
const union = { description: 'The updated job, or the error that prevented the operation.' };
const description = 'The mutation’s input.';
const forStaff = 'Requires the permission for the area of the job.';

builder.mutationFields((t) => ({
  stopJob: t.field({
    type: payload('StopJobPayload', 'The job stops after the current step.'),
    authScopes,
    description: `Stops a background job after the current step. Changes already made are kept. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('StopJobInput', 'Input for `stopJob`: the job to stop.'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      const ref = jobRef(input.id, ['input', 'id']);
      await stopJob(shop, ref);
      return ref;
    },
  }),
  resumeJob: t.field({
    type: payload('ResumeJobPayload', 'The job was resumed.'),
    authScopes,
    description: `Resumes a background job that was stopped or has failed. Resuming a deletion of all subscribers requires an administrator who has re-authenticated with a password or code in the last ten minutes. ${forStaff}`,
    errors: { types: [...types, StepUpRequiredError], union },
    args: { input: t.arg({ type: refInput('ResumeJobInput', 'Input for `resumeJob`: the job to resume.'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      const ref = jobRef(input.id, ['input', 'id']);
      await resumeJob(shop, ref);
      return ref;
    },
  }),
  undoJob: t.field({
    type: payload('UndoJobPayload', 'The job is being undone.'),
    authScopes,
    description: `Undoes a background job while that is possible: bulk edits and bulk actions for 30 days, subscriber deletions for ten minutes. Records changed since the job ran are skipped. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: refInput('UndoJobInput', 'Input for `undoJob`: the job to undo.'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      const ref = jobRef(input.id, ['input', 'id']);
      await undoJob(shop, ref);
      return ref;
    },
  }),
}));
