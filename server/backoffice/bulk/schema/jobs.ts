import { staffNames } from '../../../foundation/audit/audit.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { JobStateError } from '../errors.ts';
import { jobId, jobRef } from '../jobId.ts';
import { recentJobs, findJob, jobProblems, type Job, type JobProblem } from '../jobs.ts';

// GraphQL types for background jobs of the admin.

export const JobKindEnum = builder.enumType('JobKind', {
  description: 'Kind of background job.',
  values: {
    BULK_EDIT: { description: 'Makes the same change to many products.' },
    BULK_ACTION: { description: 'Applies the same action to many reviews, offers or coupons.' },
    CATALOGUE_IMPORT: { description: 'Imports products from a file.' },
    SHIPMENT_IMPORT: { description: 'Uses a file of tracking numbers to mark orders as shipped.' },
    SUBSCRIBER_DELETION: { description: 'Deletes subscribers from the newsletter list.' },
    SUBSCRIBER_IMPORT: { description: 'Imports subscribers from a file.' },
    EXPORT: { description: 'Exports a list for staff to download.' },
  } as const,
});

const SubjectEnum = builder.enumType('JobSubject', {
  description: 'Kind of record that a background job works on.',
  values: {
    PRODUCT: { description: 'Products.' },
    SUBSCRIBER: { description: 'Subscribers.' },
    ORDER: { description: 'Orders.' },
    REVIEW: { description: 'Reviews.' },
    OFFER: { description: 'Offers.' },
    COUPON: { description: 'Cart coupons.' },
  } as const,
});

const StateEnum = builder.enumType('JobState', {
  description: 'State of a background job.',
  values: {
    WAITING: { description: 'Waiting for a decision by staff.' },
    RUNNING: { description: 'In progress.' },
    STOPPED: { description: 'Stopped by staff. Changes already made are kept.' },
    DONE: { description: 'Finished.' },
    UNDOING: { description: 'Being undone.' },
    UNDONE: { description: 'Undone.' },
    FAILED: { description: 'Failed before it was finished. See `failure` and `reference`.' },
  } as const,
});

const ProblemType = builder.objectRef<JobProblem>('JobProblem').implement({
  description: 'A record that a background job skipped.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the record.' }),
    name: t.exposeString('name', { description: 'Name of the record; empty if the record has been deleted.' }),
    problem: t.exposeString('problem', { description: 'Why the record was skipped.' }),
  }),
});

const emails = batched(({ shop }, ids) => staffNames(shop.db, ids));

/** GraphQL type of a background job. */
export const JobType = builder.objectRef<Job>('Job').implement({
  description: 'A background job, or an action that can be undone. Staff only. Not a node.',
  fields: (t) => ({
    kind: t.expose('kind', { type: JobKindEnum, description: 'Kind of job.' }),
    id: t.id({ description: 'Global ID, which includes the kind of job. Not a node: `node(id)` does not find it.', resolve: jobId }),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the job, unique among jobs of the same kind.' }),
    subject: t.expose('subject', { type: SubjectEnum, description: 'Kind of record that the job works on.' }),
    topic: t.exposeString('topic', {
      description:
        'What the job does: a `BulkEditKind`, or an action such as PUBLISH; for a deletion, ALL or PICKED; for a product import, the file name; for a subscriber import, the source of consent. Empty for exports.',
    }),
    status: t.expose('status', { type: StateEnum, description: 'State of the job.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the job was requested.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job ended; null until then, or when no end time was recorded.',
    }),
    startedBy: t.string({
      nullable: true,
      description: 'Email address of the account that requested the job; null if the account has been deleted.',
      resolve: async ({ accountId }, _args, context) => (accountId === null ? null : ((await emails(context, accountId)) ?? null)),
    }),
    total: t.exposeInt('total', {
      description: 'Number of records in the job. For an undo, the number of records that were changed; 100 when `isPercent` is true.',
    }),
    done: t.exposeInt('done', { description: 'Number of records processed so far.' }),
    isPercent: t.exposeBoolean('isPercent', {
      description: 'Whether `total` and `done` are percentages because the number of records is unknown.',
    }),
    changed: t.exposeInt('changed', { description: 'Number of records that the job changed.' }),
    undone: t.exposeInt('undone', { description: 'Number of records restored to their previous state.' }),
    leftAlone: t.exposeInt('leftAlone', { description: 'Number of rejected rows, for file imports.' }),
    failure: t.exposeString('failure', { description: 'Why the job failed, in words; empty if it did not fail.' }),
    reference: t.exposeString('reference', { description: 'Reference of the last error in the server log; empty if there was none.' }),
    canStop: t.exposeBoolean('canStop', { description: 'Whether the job can be stopped with `stopJob`.' }),
    canResume: t.exposeBoolean('canResume', { description: 'Whether the job can be resumed with `resumeJob`.' }),
    canUndo: t.exposeBoolean('canUndo', {
      description: 'Whether the job can be undone with `undoJob`. Records changed since the job ran are skipped.',
    }),
    undoableUntil: t.expose('undoableUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When the option to undo expires; null if the job can’t be undone or the time is unknown.',
    }),
    problems: t.field({
      type: [ProblemType],
      description: 'First records that were skipped, at most 50. Imports have their own report.',
      extensions: { listLength: 50 },
      resolve: (job, _args, { shop }) => jobProblems(shop, job),
    }),
  }),
});

builder.objectType(JobStateError, {
  name: 'JobStateError',
  description: 'Returned when the job is in the wrong state for the operation. Code: JOB_STATE.',
  interfaces: [UserErrorInterface],
});

builder.queryField('job', (t) =>
  t.field({
    type: JobType,
    nullable: true,
    authScopes: { adminSession: true },
    description:
      'A background job. Requires the permission for its area. Errors: FORBIDDEN without the permission, JOB_STATE if the job does not exist, INVALID_INPUT for an ID of another type.',
    args: { id: t.arg.id({ required: true, description: 'Global ID of the job.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return findJob(shop, jobRef(id, ['id']));
    },
  }),
);

builder.queryField('recentJobs', (t) =>
  t.field({
    type: [JobType],
    authScopes: { adminSession: true },
    description:
      'Background jobs of the last 30 days in the areas that the caller has permission for, newest first, at most 50. Staff only. Empty for staff without permissions.',
    extensions: { listLength: 50 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return recentJobs(shop);
    },
  }),
);
