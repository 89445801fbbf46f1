import { recentActs } from '../../foundation/audit/audit.ts';
import { readShipmentImport, recentShipmentImports } from '../../commerce/fulfilment/fulfilment.ts';
import { readBulkEdit, recentBulkEdits } from '../../catalogue/products/products.ts';
import { readCatalogueImport, recentCatalogueImports } from '../../catalogue/transfer/transfer.ts';
import type { Db } from '../../platform/database/db.ts';
import type {
  AuditEntry,
  BulkAction,
  BulkEdit,
  CatalogueImport,
  ShipmentImport,
  SubscriberDeletion,
  SubscriberImport,
} from '../../generated/prisma/client.ts';
import { readDeletion, recentDeletions, readImport, recentImports } from '../../engagement/newsletter/newsletter.ts';
import { canUndoAction } from './actions.ts';
import { isUndoable, undoableUntil } from '../../platform/jobs/undoRules.ts';
import type { Job, JobKind } from './jobs.ts';

// Maps the background jobs of every module to one shape.

const nothing = { isPercent: false, undone: 0, leftAlone: 0, failure: '', reference: '', undoableUntil: null };
const never = { canStop: false, canResume: false, canUndo: false };

function ofSteps(job: BulkEdit | BulkAction) {
  const { id, status, requestedAt, finishedAt, accountId, total, done, changed, undone, reference } = job;
  const facts = { id, status, requestedAt, finishedAt, accountId, total, done, changed, undone, reference };
  const verbs = { canStop: status === 'RUNNING', canResume: status === 'STOPPED' || status === 'FAILED' };
  return { ...nothing, ...facts, ...verbs };
}

function ofBulkEdit(edit: BulkEdit, now: Date): Job {
  const canUndo = isUndoable(edit, now);
  const facts = { kind: 'BULK_EDIT', subject: 'PRODUCT', topic: edit.kind } as const;
  return { ...ofSteps(edit), ...facts, canUndo, undoableUntil: canUndo ? undoableUntil(edit) : null };
}

function ofAction(action: BulkAction, now: Date): Job {
  const canUndo = canUndoAction(action, now);
  const facts = { kind: 'BULK_ACTION', subject: action.subject, topic: action.action } as const;
  return { ...ofSteps(action), ...facts, canUndo, undoableUntil: canUndo ? undoableUntil(action) : null };
}

const importStates = {
  RECEIVED: 'WAITING',
  CHECKED: 'WAITING',
  RUNNING: 'RUNNING',
  STOPPED: 'STOPPED',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const;

function ofImport(found: CatalogueImport): Job {
  const { id, status, requestedAt, finishedAt, accountId, progress, created, updated, rejectedCount, failure, fileName, isDryRun } = found;
  return {
    ...nothing,
    ...never,
    kind: 'CATALOGUE_IMPORT',
    id,
    subject: 'PRODUCT',
    topic: fileName,
    status: importStates[status],
    requestedAt,
    finishedAt,
    accountId,
    done: Math.round(progress / 10),
    total: 100,
    isPercent: true,
    changed: isDryRun ? 0 : created + updated,
    leftAlone: rejectedCount,
    failure,
    canStop: status === 'RUNNING' && !found.isStopped,
    canResume: !isDryRun && (status === 'STOPPED' || status === 'FAILED'),
  };
}

function ofDeletion(found: SubscriberDeletion, now: Date): Job {
  const { id, status, requestedAt, accountId, isAll, isUndoing, total, count, restoredCount, purgeAt, reference } = found;
  const canUndo = status === 'RUNNING' || status === 'FAILED' || (status === 'DONE' && purgeAt !== null && purgeAt > now);
  return {
    ...nothing,
    ...never,
    kind: 'SUBSCRIBER_DELETION',
    id,
    subject: 'SUBSCRIBER',
    topic: isAll ? 'ALL' : 'PICKED',
    status: status === 'PURGED' ? 'DONE' : status,
    requestedAt,
    finishedAt: null,
    accountId,
    done: isUndoing ? restoredCount : count,
    total: isUndoing ? count : total,
    changed: count,
    undone: restoredCount,
    reference,
    canResume: status === 'FAILED',
    canUndo,
    undoableUntil: canUndo ? purgeAt : null,
  };
}

function ofSubscriberImport(found: SubscriberImport): Job {
  const { id, status, requestedAt, finishedAt, accountId, total, done, addedCount, updatedCount, invalidCount, failure, reference } = found;
  return {
    ...nothing,
    ...never,
    kind: 'SUBSCRIBER_IMPORT',
    id,
    subject: 'SUBSCRIBER',
    topic: found.consentNote,
    status: status === 'RECEIVING' ? 'RUNNING' : status,
    requestedAt,
    finishedAt,
    accountId,
    total,
    done,
    changed: addedCount + updatedCount,
    leftAlone: invalidCount,
    failure,
    canResume: status === 'FAILED' && reference !== '',
  };
}

function ofShipmentImport(found: ShipmentImport): Job {
  const { id, status, requestedAt, finishedAt, accountId, fileName, total, done, shipped, reference } = found;
  return {
    ...nothing,
    ...never,
    kind: 'SHIPMENT_IMPORT',
    id,
    subject: 'ORDER',
    topic: fileName,
    status: status === 'CHECKED' ? 'WAITING' : status,
    requestedAt,
    finishedAt,
    accountId,
    total,
    done,
    changed: shipped,
    leftAlone: done - shipped,
    reference,
    canStop: status === 'RUNNING',
    canResume: status === 'STOPPED' || status === 'FAILED',
  };
}

const exportActs = { 'catalogue.export': 'PRODUCT', 'subscriber.export': 'SUBSCRIBER' } as const;

function ofExport(entry: AuditEntry, action: keyof typeof exportActs): Job {
  const { id, at, accountId, targetCount } = entry;
  const facts = { kind: 'EXPORT', id, subject: exportActs[action], topic: '', status: 'DONE', requestedAt: at, finishedAt: at } as const;
  return { ...nothing, ...never, ...facts, accountId, total: targetCount, done: targetCount, changed: targetCount };
}

/** Parameters for reading jobs from a source. */
export interface Reading {
  db: Db;
  now: Date;
  since: Date;
  take: number;
}

const exportsOf = async ({ db, since, take }: Reading, action: keyof typeof exportActs) =>
  (await recentActs(db, [action], since, take)).map((entry) => ofExport(entry, action));

/** Bulk edits of products. */
export async function bulkEditJobs({ db, now, take }: Reading): Promise<Job[]> {
  return (await recentBulkEdits(db, now, take)).map((edit) => ofBulkEdit(edit, now));
}

/** Jobs that staff with the right CATALOGUE see. */
export async function catalogueJobs(reading: Reading): Promise<Job[]> {
  const { db, since, take } = reading;
  const imports = await recentCatalogueImports(db, since, take);
  return [...(await bulkEditJobs(reading)), ...imports.map(ofImport), ...(await exportsOf(reading, 'catalogue.export'))];
}

/** Jobs that staff with the right SUBSCRIBERS see. */
export async function subscriberJobs(reading: Reading): Promise<Job[]> {
  const { db, now, since, take } = reading;
  const deletions = await recentDeletions(db, since, take);
  const imports = await recentImports(db, since, take);
  return [
    ...deletions.map((deletion) => ofDeletion(deletion, now)),
    ...imports.map(ofSubscriberImport),
    ...(await exportsOf(reading, 'subscriber.export')),
  ];
}

/** Jobs that staff with the right ORDERS see, besides bulk actions. */
export async function orderJobs({ db, since, take }: Reading): Promise<Job[]> {
  return (await recentShipmentImports(db, since, take)).map(ofShipmentImport);
}

/** Bulk actions on reviews, offers or coupons. */
export async function actionJobs({ db, now, since, take }: Reading, subjects: readonly BulkAction['subject'][]): Promise<Job[]> {
  const where = { subject: { in: [...subjects] }, requestedAt: { gte: since } };
  const actions = await db.prisma.bulkAction.findMany({ where, orderBy: { requestedAt: 'desc' }, take });
  return actions.map((action) => ofAction(action, now));
}

/** Finds a job by kind and ID; null if not found. */
export async function jobById(db: Db, kind: JobKind, id: number, now: Date): Promise<Job | null> {
  const told = <Row>(row: Row | null, tell: (found: Row) => Job) => (row === null ? null : tell(row));
  switch (kind) {
    case 'BULK_EDIT':
      return told(await readBulkEdit(db, id), (row) => ofBulkEdit(row, now));
    case 'BULK_ACTION':
      return told(await db.prisma.bulkAction.findUnique({ where: { id } }), (row) => ofAction(row, now));
    case 'CATALOGUE_IMPORT':
      return told(await readCatalogueImport(db, id), ofImport);
    case 'SUBSCRIBER_DELETION':
      return told(await readDeletion(db, id), (row) => ofDeletion(row, now));
    case 'SUBSCRIBER_IMPORT':
      return told(await readImport(db, id), ofSubscriberImport);
    case 'SHIPMENT_IMPORT':
      return told(await readShipmentImport(db, id), ofShipmentImport);
    case 'EXPORT':
      return null;
  }
}
