import type { Db } from '../../../platform/database/db.ts';
import type { SubscriberImport } from '../../../generated/prisma/client.ts';
import { dropImport } from './receive.ts';

const shownImports = 20;
const shownProblems = 100;
/** So long a report tells of rows that were not taken over, and of the addresses in them. */
const keptDays = 30;
/** A file that is still coming after so long is not coming any more. */
const longestReceivingMs = 60 * 60 * 1_000;

/** An import with its progress; null for none. */
export function readImport({ prisma }: Db, id: number): Promise<SubscriberImport | null> {
  return prisma.subscriberImport.findUnique({ where: { id } });
}

/** The last imports, the newest first. */
export function listImports({ prisma }: Db): Promise<SubscriberImport[]> {
  return prisma.subscriberImport.findMany({ orderBy: { id: 'desc' }, take: shownImports });
}

/** Imports that were begun since, the newest first. */
export function recentImports({ prisma }: Db, since: Date, take: number): Promise<SubscriberImport[]> {
  return prisma.subscriberImport.findMany({ where: { requestedAt: { gte: since } }, orderBy: { id: 'desc' }, take });
}

/** A row that was not taken over. */
export interface ImportProblem {
  line: number;
  email: string;
  problem: string;
}

/** The first rows that could not be taken over. */
export async function importProblems({ prisma }: Db, importId: number): Promise<ImportProblem[]> {
  const rows = await prisma.subscriberImportRow.findMany({
    where: { importId, problem: { not: null } },
    orderBy: { line: 'asc' },
    take: shownProblems,
    select: { line: true, email: true, problem: true },
  });
  return rows.map(({ line, email, problem }) => ({ line, email, problem: problem ?? '' }));
}

/** Forgets the rows of old reports. */
export async function removeOldReports({ prisma }: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1_000);
  await prisma.subscriberImportRow.deleteMany({ where: { import: { finishedAt: { lt: before } } } });
}

/** Those that somebody has to go on with. Files that never came whole are given up. */
export async function unfinishedImports(db: Db, now: Date): Promise<number[]> {
  const unfinished = await db.prisma.subscriberImport.findMany({
    where: { status: { in: ['RECEIVING', 'RUNNING'] } },
    orderBy: { id: 'asc' },
  });
  const lost = unfinished.filter((one) => one.status === 'RECEIVING' && now.getTime() - one.requestedAt.getTime() > longestReceivingMs);
  for (const { id } of lost) await dropImport(db, id, 'The upload was incomplete. Upload the file again.', now);
  return unfinished.filter(({ status }) => status === 'RUNNING').map(({ id }) => id);
}
