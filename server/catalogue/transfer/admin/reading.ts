import { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import type { CatalogueImport } from '../../../generated/prisma/client.ts';
import { importFile, importFolder } from './importFile.ts';

const shownImports = 20;
/** So long a file and its report are kept. */
const keptDays = 30;
/** A file that is older than this has arrived. */
const arrivingMs = 60 * 60 * 1_000;

/** An import with its progress; null for none. */
export function readCatalogueImport({ prisma }: Db, id: number): Promise<CatalogueImport | null> {
  return prisma.catalogueImport.findUnique({ where: { id } });
}

/** Imports that were begun since, the newest first. */
export function recentCatalogueImports({ prisma }: Db, since: Date, take: number): Promise<CatalogueImport[]> {
  return prisma.catalogueImport.findMany({ where: { requestedAt: { gte: since } }, orderBy: { requestedAt: 'desc' }, take });
}

/** The last imports, the newest first. */
export function listCatalogueImports({ prisma }: Db): Promise<CatalogueImport[]> {
  return prisma.catalogueImport.findMany({ orderBy: { id: 'desc' }, take: shownImports });
}

const problem = z.object({ line: z.int(), reason: z.string(), isWarning: z.boolean() });

/** A row that was rejected, or something that was left out of one that was taken. */
export type ImportProblem = z.infer<typeof problem>;

/** The first rejected rows and warnings, by line. */
export function problemsOf({ problems }: Pick<CatalogueImport, 'problems'>): ImportProblem[] {
  return z.array(problem).parse(problems);
}

const samples = z.array(z.array(z.string()));

/** The first rows of the file. */
export function sampleOf({ sample }: Pick<CatalogueImport, 'sample'>): string[][] {
  return samples.parse(sample);
}

/** Those that a killed process has left. */
export async function leftImports({ pool }: Db): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select "id" from "CatalogueImport" where "status" = 'RUNNING' and "leaseToken" is not null and "leaseUntil" < clock_timestamp() order by "id"`,
  );
  return rows.map(({ id }) => id);
}

/** Forgets imports of long ago, and removes the files that belong to none (any more). */
export async function removeOldCatalogueFiles({ prisma }: Db, files: FileStorage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1_000);
  await prisma.catalogueImport.deleteMany({ where: { requestedAt: { lt: before }, status: { not: 'RUNNING' } } });
  const arrived: string[] = [];
  for await (const { key, modifiedAt } of files.list(importFolder)) {
    // One that is just coming in has no row yet.
    if (Date.now() - modifiedAt.getTime() > arrivingMs) arrived.push(key);
  }
  const known = await prisma.catalogueImport.findMany({ select: { storedName: true } });
  const kept = new Set(known.map(({ storedName }) => importFile(storedName)));
  await files.delete(arrived.filter((key) => !kept.has(key)));
}
