import { hasRight, isAdministrator, requireStepUp } from '../../platform/operation/rights.ts';
import type { StaffRight, JobSubject } from '../../generated/prisma/enums.ts';
import { resumeBulkEdit, stopBulkEdit, undoBulkEdit, bulkProblems } from '../../catalogue/products/products.ts';
import { resumeImport as resumeCatalogueImport, stopImport } from '../../catalogue/transfer/transfer.ts';
import { resumeShipmentImport, stopShipmentImport } from '../../commerce/fulfilment/fulfilment.ts';
import { ForbiddenError } from '../../platform/graphql/forbidden.ts';
import { resumeDeletion, undoDeletion, resumeImport as resumeSubscriberImport } from '../../engagement/newsletter/newsletter.ts';
import { resumeAction, stopAction, undoAction, type JobContext } from './actions.ts';
import { JobStateError } from './errors.ts';
import { actionJobs, catalogueJobs, bulkEditJobs, jobById, orderJobs, subscriberJobs } from './sources.ts';
import { subjects } from './subjects.ts';
import { undoableSince } from '../../platform/jobs/undoRules.ts';

// All background jobs of the admin: what they do, their progress, and who may stop, resume or undo them. Staff see the jobs of the areas
// that they have rights to.

export const jobKinds = [
  'BULK_EDIT',
  'BULK_ACTION',
  'CATALOGUE_IMPORT',
  'SHIPMENT_IMPORT',
  'SUBSCRIBER_DELETION',
  'SUBSCRIBER_IMPORT',
  'EXPORT',
] as const;
export type JobKind = (typeof jobKinds)[number];

const jobStates = ['WAITING', 'RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE', 'FAILED'] as const;
type JobState = (typeof jobStates)[number];

/** Subjects without bulk actions. */
type OtherSubject = 'PRODUCT' | 'SUBSCRIBER' | 'ORDER';

const hasActions = (subject: Job['subject']): subject is JobSubject => Object.hasOwn(subjects, subject);

/** A background job of any kind. */
export interface Job {
  kind: JobKind;
  /** Unique within its kind. */
  id: number;
  subject: JobSubject | OtherSubject;
  /** The action, or the name of a file. */
  topic: string;
  status: JobState;
  requestedAt: Date;
  finishedAt: Date | null;
  accountId: number | null;
  total: number;
  done: number;
  /** Whether total is 100 because the number of records is unknown. */
  isPercent: boolean;
  changed: number;
  undone: number;
  leftAlone: number;
  failure: string;
  reference: string;
  canStop: boolean;
  canResume: boolean;
  canUndo: boolean;
  undoableUntil: Date | null;
}

const shown = 50;

/** The right that a job of this kind requires. */
function rightOf(kind: JobKind, subject: Job['subject']): StaffRight {
  if (kind === 'BULK_ACTION') return hasActions(subject) ? subjects[subject].right : 'CATALOGUE';
  if (subject === 'ORDER') return 'ORDERS';
  return subject === 'SUBSCRIBER' ? 'SUBSCRIBERS' : 'CATALOGUE';
}

const newestFirst = (a: Job, b: Job) => b.requestedAt.getTime() - a.requestedAt.getTime();

/** Jobs of the last 30 days that the caller may see, newest first, at most 50. */
export async function recentJobs(shop: Pick<JobContext, 'db' | 'now' | 'admin'>): Promise<Job[]> {
  const { db, now } = shop;
  const reading = { db, now, since: undoableSince(now), take: shown };
  const all: Job[] = [];
  if (await hasRight(shop, 'CATALOGUE')) all.push(...(await catalogueJobs(reading)));
  if (await hasRight(shop, 'SUBSCRIBERS')) all.push(...(await subscriberJobs(reading)));
  if (await hasRight(shop, 'ORDERS')) all.push(...(await orderJobs(reading)));
  const seen: JobSubject[] = [];
  for (const [subject, { right }] of Object.entries(subjects)) if (await hasRight(shop, right)) seen.push(subject as JobSubject);
  if (seen.length > 0) all.push(...(await actionJobs(reading, seen)));
  return all.toSorted(newestFirst).slice(0, shown);
}

const freshMs = 15 * 60 * 1_000;

/** Bulk edits and bulk actions on a subject that are running or ended in the last 15 minutes. The caller checks the right. */
export async function currentJobs({ db, now }: Pick<JobContext, 'db' | 'now'>, subject: JobSubject | 'PRODUCT'): Promise<Job[]> {
  const reading = { db, now, since: undoableSince(now), take: 5 };
  const found = await (subject === 'PRODUCT' ? bulkEditJobs(reading) : actionJobs(reading, [subject]));
  const isFresh = ({ status, finishedAt }: Job) =>
    ['RUNNING', 'UNDOING', 'FAILED'].includes(status) || (finishedAt !== null && now.getTime() - finishedAt.getTime() < freshMs);
  return found.filter(isFresh);
}

/** Identifies a job. */
export interface JobRef {
  kind: JobKind;
  id: number;
}

const subjectsOf: Readonly<Record<JobKind, readonly Job['subject'][]>> = {
  BULK_ACTION: ['REVIEW', 'OFFER', 'COUPON'],
  BULK_EDIT: ['PRODUCT'],
  CATALOGUE_IMPORT: ['PRODUCT'],
  EXPORT: ['PRODUCT', 'SUBSCRIBER'],
  SHIPMENT_IMPORT: ['ORDER'],
  SUBSCRIBER_DELETION: ['SUBSCRIBER'],
  SUBSCRIBER_IMPORT: ['SUBSCRIBER'],
};

/**
 * Returns the job that the caller has just started: anyone who may start a job may see it, API keys too.
 * @throws JobStateError
 */
export async function startedJob({ db, now }: Pick<JobContext, 'db' | 'now'>, { kind, id }: JobRef): Promise<Job> {
  const found = await jobById(db, kind, id, now);
  if (!found) throw new JobStateError('This job no longer exists. Reload the page.');
  return found;
}

/**
 * Returns the job if the caller may control it.
 * @throws ForbiddenError, JobStateError
 */
export async function findJob(shop: Pick<JobContext, 'db' | 'now' | 'admin'>, { kind, id: databaseId }: JobRef): Promise<Job> {
  const found = await jobById(shop.db, kind, databaseId, shop.now);
  // Without the right, callers can't learn whether a job exists: only callers who may see all jobs of its kind learn that a job is gone.
  for (const subject of found ? [found.subject] : subjectsOf[kind]) {
    if (!(await hasRight(shop, rightOf(kind, subject)))) throw new ForbiddenError();
  }
  if (!found) throw new JobStateError('This job no longer exists. Reload the page.');
  return found;
}

/**
 * Stops a job after its current step.
 * @throws ForbiddenError, JobStateError and errors of the job's module
 */
export async function stopJob(shop: JobContext, ref: JobRef): Promise<void> {
  const { canStop } = await findJob(shop, ref);
  if (ref.kind === 'BULK_ACTION') await stopAction(shop, ref.id);
  else if (ref.kind === 'BULK_EDIT') await stopBulkEdit(shop, ref.id);
  else if (ref.kind === 'CATALOGUE_IMPORT') await stopImport(shop, ref.id);
  else if (ref.kind === 'SHIPMENT_IMPORT') await stopShipmentImport(shop, ref.id);
  else throw new JobStateError(canStop ? 'This job can’t be stopped.' : 'This job isn’t running.');
}

/**
 * Resumes a job that was stopped or has failed.
 * @throws ForbiddenError, StepUpRequiredError, JobStateError and errors of the job's module
 */
export async function resumeJob(shop: JobContext, ref: JobRef): Promise<void> {
  await findJob(shop, ref);
  if (ref.kind === 'BULK_ACTION') await resumeAction(shop, ref.id);
  else if (ref.kind === 'BULK_EDIT') await resumeBulkEdit(shop, ref.id);
  else if (ref.kind === 'CATALOGUE_IMPORT') await resumeCatalogueImport(shop, ref.id);
  else if (ref.kind === 'SHIPMENT_IMPORT') await resumeShipmentImport(shop, ref.id);
  else if (ref.kind === 'SUBSCRIBER_IMPORT') await resumeSubscriberImport(shop, ref.id);
  else if (ref.kind === 'SUBSCRIBER_DELETION') {
    // Same requirements as for starting one.
    if (!(await isAdministrator(shop)))
      throw new ForbiddenError('Only administrators can delete all subscribers, but you can undo this deletion.');
    await requireStepUp(shop);
    await resumeDeletion(shop, ref.id);
  } else throw new JobStateError('Nothing to resume.');
}

/**
 * Undoes a job.
 * @throws ForbiddenError, JobStateError and errors of the job's module
 */
export async function undoJob(shop: JobContext, ref: JobRef): Promise<void> {
  await findJob(shop, ref);
  if (ref.kind === 'BULK_ACTION') await undoAction(shop, ref.id);
  else if (ref.kind === 'BULK_EDIT') await undoBulkEdit(shop, ref.id);
  else if (ref.kind === 'SUBSCRIBER_DELETION') await undoDeletion(shop, ref.id);
  else throw new JobStateError('Imports can’t be undone. Edit the imported data or import it again.');
}

/** A record that a job skipped. */
export interface JobProblem {
  id: number;
  name: string;
  problem: string;
}

const shownProblems = 50;

/** The first records that a job skipped, with the reasons. */
export async function jobProblems({ db }: Pick<JobContext, 'db'>, { kind, id, subject }: Job): Promise<JobProblem[]> {
  if (kind === 'BULK_EDIT') return (await bulkProblems(db, id)).map(({ productId, ...rest }) => ({ id: productId, ...rest }));
  if (kind !== 'BULK_ACTION' || !hasActions(subject)) return [];
  const rows = await db.prisma.bulkActionItem.findMany({
    where: { bulkActionId: id, problem: { not: '' } },
    orderBy: { targetId: 'asc' },
    take: shownProblems,
    select: { targetId: true, problem: true },
  });
  const names = await subjects[subject].subject.names(
    db,
    rows.map(({ targetId }) => targetId),
  );
  return rows.map(({ targetId, problem }) => ({ id: targetId, name: names.get(targetId) ?? '', problem }));
}
