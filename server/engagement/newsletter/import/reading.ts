import type { Db } from '../../../platform/database/db.ts';
import type { SubscriberImport } from '../../../generated/prisma/client.ts';
import { dropImport } from './receive.ts';
import { inDefaultLanguage } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

const shownImports = 20;
const shownProblems = 100;
/** Days until a report's rejected rows, with the addresses in them, are deleted. */
const retentionDays = 30;
/** An upload that takes longer than this counts as aborted. */
const longestReceivingMs = 60 * 60 * 1_000;

/** An import with its progress; null if not found. */
export function readImport({ prisma }: Db, id: number): Promise<SubscriberImport | null> {
  return prisma.subscriberImport.findUnique({ where: { id } });
}

/** The latest imports, newest first. */
export function listImports({ prisma }: Db): Promise<SubscriberImport[]> {
  return prisma.subscriberImport.findMany({ orderBy: { id: 'desc' }, take: shownImports });
}

/** Imports requested since an instant, newest first. */
export function recentImports({ prisma }: Db, since: Date, take: number): Promise<SubscriberImport[]> {
  return prisma.subscriberImport.findMany({ where: { requestedAt: { gte: since } }, orderBy: { id: 'desc' }, take });
}

/** A rejected row. */
export interface ImportProblem {
  line: number;
  email: string;
  problem: string;
}

/** The first rejected rows. */
export async function importProblems({ prisma }: Db, importId: number): Promise<ImportProblem[]> {
  const rows = await prisma.subscriberImportRow.findMany({
    where: { importId, problem: { not: null } },
    orderBy: { line: 'asc' },
    take: shownProblems,
    select: { line: true, email: true, problem: true },
  });
  return rows.map(({ line, email, problem }) => ({ line, email, problem: problem ?? '' }));
}

/** Deletes the rows of old reports. */
export async function removeOldReports({ prisma }: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1_000);
  await prisma.subscriberImportRow.deleteMany({ where: { import: { finishedAt: { lt: before } } } });
}

/** Imports that a run must resume. Incomplete uploads are dropped. */
export async function unfinishedImports(db: Db, now: Date): Promise<number[]> {
  const unfinished = await db.prisma.subscriberImport.findMany({
    where: { status: { in: ['RECEIVING', 'RUNNING'] } },
    orderBy: { id: 'asc' },
  });
  const lost = unfinished.filter((one) => one.status === 'RECEIVING' && now.getTime() - one.requestedAt.getTime() > longestReceivingMs);
  for (const { id } of lost) await dropImport(db, id, inDefaultLanguage(says((t) => t.theUploadWasIncomplete)), now);
  return unfinished.filter(({ status }) => status === 'RUNNING').map(({ id }) => id);
}
