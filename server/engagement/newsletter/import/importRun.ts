import { recordAudit } from '../../../foundation/audit/audit.ts';
import { recordConsents } from '../../consent/consent.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Subscriber, SubscriberImport } from '../../../generated/prisma/client.ts';
import { maxFaults, withFaultReports } from '../../../platform/jobs/faults.ts';
import { newSubscriberKey } from '../links.ts';
import { dropRequests } from '../requests.ts';
import { endSubscription } from '../subscription.ts';
import { suppressionHash } from '../suppression.ts';
import { maxReported, readRow, type ImportedRow } from './rules.ts';
import { inDefaultLanguage } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

// Imports the rows of a file, in steps. Each step is one transaction: a killed process loses only its current step. Existing subscribers
// aren't changed, except that a file can unsubscribe them and that unconfirmed sign-ups are replaced; erased addresses aren't imported.

const batch = 500;

type Counts = Pick<SubscriberImport, 'addedCount' | 'knownCount' | 'updatedCount' | 'suppressedCount' | 'invalidCount'>;

/** For subscribers who have agreed, the day of the import if the file has none; for unsubscribed ones, no day is made up. */
function confirmationOf({ status, confirmedAt }: Pick<ImportedRow, 'status' | 'confirmedAt'>, now: Date): Date | null {
  if (status === 'PENDING') return null;
  return status === 'CONFIRMED' ? (confirmedAt ?? now) : confirmedAt;
}

/** The columns of a subscriber from a file's row. */
function columnsOf({ address, name, status, confirmedAt }: ImportedRow, { id }: SubscriberImport, now: Date) {
  return {
    emailShown: address.shown,
    name,
    placement: `import ${id}`,
    confirmedAt: confirmationOf({ status, confirmedAt }, now),
  };
}

async function recordImported(tx: Tx, added: readonly Pick<Subscriber, 'id' | 'status'>[], note: string, now: Date): Promise<void> {
  const consents = added.map(({ id, status }) => ({
    kind: 'NEWSLETTER' as const,
    act: status === 'UNSUBSCRIBED' ? ('WITHDRAWN' as const) : ('GIVEN' as const),
    source: 'IMPORT' as const,
    subscriberId: id,
    note,
  }));
  await recordConsents(tx, { now, address: '' }, consents);
}

async function addNew(tx: Tx, running: SubscriberImport, rows: readonly ImportedRow[], now: Date): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx.subscriber.createManyAndReturn({
    data: rows.map((row) => ({
      ...columnsOf(row, running, now),
      email: row.address.email,
      status: row.status,
      key: newSubscriberKey(),
      createdAt: now,
      pendingSince: now,
      unsubscribedAt: row.status === 'UNSUBSCRIBED' ? now : null,
    })),
    skipDuplicates: true,
    select: { id: true, status: true },
  });
  await recordImported(tx, added, running.consentNote, now);
  return added.length;
}

/**
 * Replaces unconfirmed sign-ups with the file's data, since anyone may have made them. Sign-ups that the file lists as unsubscribed aren't
 * ended here.
 * @returns number of addresses subscribed by this
 */
async function replaceWaiting(tx: Tx, running: SubscriberImport, rows: readonly ImportedRow[], now: Date): Promise<number> {
  const telling = new Map(rows.filter(({ status }) => status !== 'PENDING').map((row) => [row.address.email, row]));
  const waiting = await tx.subscriber.findMany({
    where: { email: { in: [...telling.keys()] }, status: 'PENDING' },
    select: { email: true },
  });
  const confirmed: Subscriber[] = [];
  for (const { email } of waiting) {
    const row = telling.get(email);
    if (!row) continue;
    const status: ImportedRow['status'] = row.status === 'CONFIRMED' ? row.status : 'PENDING';
    const data = { ...columnsOf(row, running, now), variant: '', pageLink: '', status };
    const replaced = await tx.subscriber.updateManyAndReturn({ where: { email, status: 'PENDING' }, data });
    if (status === 'PENDING') continue;
    await dropRequests(tx, email);
    confirmed.push(...replaced);
  }
  await recordImported(tx, confirmed, running.consentNote, now);
  return confirmed.length;
}

/**
 * Also unsubscribes deleted records that could still be restored.
 * @returns number of changed subscribers in the list
 */
async function unsubscribeKnown(tx: Tx, rows: readonly ImportedRow[], now: Date): Promise<number> {
  const emails = rows.filter(({ status }) => status === 'UNSUBSCRIBED').map(({ address }) => address.email);
  if (emails.length === 0) return 0;
  const ending = { where: { email: { in: emails }, status: { not: 'UNSUBSCRIBED' as const } }, select: { email: true } };
  const known = await tx.subscriber.findMany(ending);
  const deleted = await tx.deletedSubscriber.findMany(ending);
  const people = new Set([...known, ...deleted].map(({ email }) => email));
  for (const email of people) await endSubscription(tx, { now, address: '' }, email, 'IMPORT');
  return known.length;
}

const weight = { PENDING: 0, CONFIRMED: 1, UNSUBSCRIBED: 2 } as const;

/** One row per address: unsubscribed takes precedence over confirmed, confirmed over pending; otherwise the first row counts. */
function onePerAddress(rows: readonly ImportedRow[]): Map<string, ImportedRow> {
  const people = new Map<string, ImportedRow>();
  for (const row of rows) {
    const { email } = row.address;
    const before = people.get(email);
    if (!before || weight[row.status] > weight[before.status]) people.set(email, row);
  }
  return people;
}

async function importRows(tx: Tx, running: SubscriberImport, rows: readonly ImportedRow[], hash: (email: string) => string, now: Date) {
  const people = onePerAddress(rows);
  const hashes = new Map([...people.keys()].map((email) => [hash(email), email]));
  const suppressed = await tx.suppressedAddress.findMany({ where: { hash: { in: [...hashes.keys()] } } });
  for (const found of suppressed) people.delete(hashes.get(found.hash) ?? '');
  const known = await tx.subscriber.findMany({ where: { email: { in: [...people.keys()] } }, select: { email: true } });
  const knownEmails = new Set(known.map(({ email }) => email));
  const unknown = [...people.values()].filter(({ address }) => !knownEmails.has(address.email));
  const newCount = await addNew(tx, running, unknown, now);
  const addedCount = newCount + (await replaceWaiting(tx, running, [...people.values()], now));
  // After the insert, so that concurrent sign-ups are unsubscribed too.
  const updatedCount = await unsubscribeKnown(tx, [...people.values()], now);
  const suppressedCount = suppressed.length;
  return { addedCount, updatedCount, suppressedCount, knownCount: rows.length - addedCount - updatedCount - suppressedCount };
}

/** Stores the first rejected rows for the report; the rest are only counted. */
async function report(
  tx: Tx,
  { id, invalidCount }: SubscriberImport,
  problems: readonly { line: number; problem: string }[],
): Promise<void> {
  for (const { line, problem } of problems.slice(0, Math.max(0, maxReported - invalidCount))) {
    await tx.subscriberImportRow.update({ where: { importId_line: { importId: id, line } }, data: { problem } });
  }
}

async function finish(tx: Tx, { id, accountId, requestId, total, addedCount }: SubscriberImport, now: Date): Promise<void> {
  await tx.subscriberImport.update({ where: { id }, data: { status: 'DONE', done: total, finishedAt: now } });
  const act = { action: 'subscriber.import-done', targetType: 'SubscriberImport', targetIds: [id], details: { added: addedCount } };
  await recordAudit(tx, { now }, { accountId, requestId, address: '' }, act);
}

/** @returns whether there is more to do */
async function step(tx: Tx, id: number, hash: (email: string) => string, now: Date): Promise<boolean> {
  await tx.$executeRaw`SELECT 1 FROM "SubscriberImport" WHERE "id" = ${id}::int FOR UPDATE`;
  const running = await tx.subscriberImport.findUnique({ where: { id } });
  if (running?.status !== 'RUNNING') return false;
  const rows = await tx.subscriberImportRow.findMany({ where: { importId: id, problem: null }, orderBy: { line: 'asc' }, take: batch });
  if (rows.length === 0) {
    await finish(tx, running, now);
    return false;
  }
  const good: ImportedRow[] = [];
  const problems: { line: number; problem: string }[] = [];
  for (const row of rows) {
    const read = readRow(row, now);
    if ('problem' in read) problems.push({ line: row.line, problem: inDefaultLanguage(read.problem) });
    else good.push(read);
  }
  const counts: Counts = { ...(await importRows(tx, running, good, hash, now)), invalidCount: problems.length };
  await report(tx, running, problems);
  const lines = rows.map(({ line }) => line);
  await tx.subscriberImportRow.deleteMany({ where: { importId: id, line: { in: lines }, problem: null } });
  const increments = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, { increment: count }]));
  await tx.subscriberImport.update({ where: { id }, data: { ...increments, done: { increment: rows.length } } });
  return true;
}

async function runSteps(db: Db, id: number, now: Date, signal?: AbortSignal): Promise<void> {
  const hash = await suppressionHash(db);
  while (await withRetry(() => db.prisma.$transaction((tx) => step(tx, id, hash, now)))) signal?.throwIfAborted();
}

/**
 * Resumes an import until it is done or failed, or the process closes. Safe to call again at any time.
 * @throws the fault
 */
export function runImport(db: Db, id: number, { now, signal }: { now: Date; signal?: AbortSignal }): Promise<void> {
  return withFaultReports(() => runSteps(db, id, now, signal), {
    ...(signal && { signal }),
    note: (reference) => db.prisma.$executeRaw`
      UPDATE "SubscriberImport" SET "faults" = "faults" + 1, "reference" = ${reference},
        "status" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN 'FAILED'::"ImportStatus" ELSE "status" END,
        "failure" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN ${brokeOff(reference)} ELSE '' END,
        "finishedAt" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN ${now}::timestamptz ELSE NULL END
      WHERE "id" = ${id}::int AND "status" = 'RUNNING'`,
  });
}

const brokeOff = (reference: string) => inDefaultLanguage(says((t) => t.importFailedOnTheServer({ reference })));
