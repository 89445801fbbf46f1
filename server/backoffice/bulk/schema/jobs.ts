import { staffNames } from '../../../foundation/audit/audit.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { JobStateError } from '../errors.ts';
import { recentJobs, findJob, jobProblems, type Job, type JobProblem } from '../jobs.ts';

// Long work of the administration, as the staff see it.

/** Kinds of work. */
export const JobKindEnum = builder.enumType('JobKind', {
  description: 'What sort of long work it is.',
  values: {
    BULK_EDIT: { description: 'The same change to many products.' },
    BULK_ACTION: { description: 'The same act on many reviews, offers or coupons.' },
    CATALOGUE_IMPORT: { description: 'A file of products.' },
    SUBSCRIBER_DELETION: { description: 'Subscribers taken out of the list.' },
    SUBSCRIBER_IMPORT: { description: 'A file of subscribers.' },
    EXPORT: { description: 'A list that somebody has downloaded.' },
  } as const,
});

const SubjectEnum = builder.enumType('JobSubject', {
  description: 'What it is about.',
  values: {
    PRODUCT: { description: 'Products.' },
    SUBSCRIBER: { description: 'Subscribers.' },
    REVIEW: { description: 'Reviews.' },
    OFFER: { description: 'Offers.' },
    COUPON: { description: 'Coupons of the cart.' },
  } as const,
});

const StateEnum = builder.enumType('JobState', {
  description: 'How far long work is.',
  values: {
    WAITING: { description: 'Somebody has to decide something first.' },
    RUNNING: { description: 'It is being done.' },
    STOPPED: { description: 'Somebody has stopped it; what is done stays done.' },
    DONE: { description: 'It is done.' },
    UNDOING: { description: 'It is being taken back.' },
    UNDONE: { description: 'It was taken back.' },
    FAILED: { description: 'It could not be done to its end; see failure and reference.' },
  } as const,
});

const ProblemType = builder.objectRef<JobProblem>('JobProblem').implement({
  description: 'A record that was left alone.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'What it is called; "" when it is gone.' }),
    problem: t.exposeString('problem', { description: 'Why.' }),
  }),
});

const emails = batched(({ shop }, ids) => staffNames(shop.db, ids));

/** One piece of long work. */
export const JobType = builder.objectRef<Job>('Job').implement({
  description: 'Something of the administration that takes its time, or can be taken back. For staff only; it is no node.',
  fields: (t) => ({
    kind: t.expose('kind', { type: JobKindEnum, description: 'What sort of work it is.' }),
    databaseId: t.exposeInt('id', { description: 'Its number; each kind has numbers of its own.' }),
    subject: t.expose('subject', { type: SubjectEnum, description: 'What it is about.' }),
    topic: t.exposeString('topic', {
      description:
        'What is done: a BulkEditKind, an act such as PUBLISH, ALL or PICKED of a deletion, the name of a file of products, or where consents come from; "" of exports.',
    }),
    status: t.expose('status', { type: StateEnum, description: 'How far it is.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When somebody asked for it.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null before that, and where nobody has noted it.',
    }),
    startedBy: t.string({
      nullable: true,
      description: 'Address of whoever asked for it; null when their account is gone.',
      resolve: async ({ accountId }, _args, context) => (accountId === null ? null : ((await emails(context, accountId)) ?? null)),
    }),
    total: t.exposeInt('total', { description: 'How many it is about; of an undoing: how many were changed; 100 where isPercent.' }),
    done: t.exposeInt('done', { description: 'How many of them are done.' }),
    isPercent: t.exposeBoolean('isPercent', {
      description: 'Whether total and done are per cent, because nobody knows how many there are.',
    }),
    changed: t.exposeInt('changed', { description: 'How many it has changed.' }),
    undone: t.exposeInt('undone', { description: 'How many of them are as they were.' }),
    leftAlone: t.exposeInt('leftAlone', { description: 'Of files: how many rows were rejected.' }),
    failure: t.exposeString('failure', { description: 'Why it could not be done to its end, in words; "".' }),
    reference: t.exposeString('reference', { description: 'By which the server’s log has the last fault; "".' }),
    canStop: t.exposeBoolean('canStop', { description: 'Whether stopJob stops it.' }),
    canResume: t.exposeBoolean('canResume', { description: 'Whether resumeJob goes on with it.' }),
    canUndo: t.exposeBoolean('canUndo', { description: 'Whether undoJob takes it back. What was changed since is then left alone.' }),
    undoableUntil: t.expose('undoableUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when; null where it cannot be undone or nobody knows.',
    }),
    problems: t.field({
      type: [ProblemType],
      description: 'The first records that were left alone, at most 50. Imports tell theirs in a report of their own.',
      extensions: { listLength: 50 },
      resolve: (job, _args, { shop }) => jobProblems(shop, job),
    }),
  }),
});

builder.objectType(JobStateError, {
  name: 'JobStateError',
  description: 'The work is not where it would have to be for that. Code JOB_STATE.',
  interfaces: [UserErrorInterface],
});

builder.queryField('job', (t) =>
  t.field({
    type: JobType,
    nullable: true,
    authScopes: { adminSession: true },
    description:
      'One piece of long work, for staff who may work in its area. Errors: FORBIDDEN without the right, JOB_STATE when there is none (any more).',
    args: {
      kind: t.arg({ type: JobKindEnum, required: true, description: 'What sort of work it is.' }),
      databaseId: t.arg.int({ required: true, description: 'Its number.' }),
    },
    resolve: (_root, ref, { shop, markPrivate }) => {
      markPrivate();
      return findJob(shop, ref);
    },
  }),
);

builder.queryField('recentJobs', (t) =>
  t.field({
    type: [JobType],
    authScopes: { adminSession: true },
    description:
      'Long work of the last 30 days in those areas that the caller may work in, the newest first, at most 50. For staff: without rights it is empty.',
    extensions: { listLength: 50 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return recentJobs(shop);
    },
  }),
);
