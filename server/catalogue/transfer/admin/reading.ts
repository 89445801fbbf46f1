import { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import type { CatalogueImport } from '../../../generated/prisma/client.ts';
import { importFile, importFolder } from './importFile.ts';

const shownImports = 20;
/** Days until a file and its report are deleted. */
const retentionDays = 30;
/** A file older than this is no longer being uploaded. */
const arrivingMs = 60 * 60 * 1_000;

/** An import with its progress; null if not found. */
export function readCatalogueImport({ prisma }: Db, id: number): Promise<CatalogueImport | null> {
  return prisma.catalogueImport.findUnique({ where: { id } });
}

/** Imports requested since an instant, newest first. */
export function recentCatalogueImports({ prisma }: Db, since: Date, take: number): Promise<CatalogueImport[]> {
  return prisma.catalogueImport.findMany({ where: { requestedAt: { gte: since } }, orderBy: { requestedAt: 'desc' }, take });
}

/** The latest imports, newest first. */
export function listCatalogueImports({ prisma }: Db): Promise<CatalogueImport[]> {
  return prisma.catalogueImport.findMany({ orderBy: { id: 'desc' }, take: shownImports });
}

const problem = z.object({ line: z.int(), reason: z.string(), isWarning: z.boolean() });

/** A rejected row, or a warning about data that was omitted from an imported row. */
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

/** Imports that a killed process left unfinished. */
export async function leftImports({ pool }: Db): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select "id" from "CatalogueImport" where "status" = 'RUNNING' and "leaseToken" is not null and "leaseUntil" < clock_timestamp() order by "id"`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes old imports, and files that belong to no import (any longer). */
export async function removeOldCatalogueFiles({ prisma }: Db, files: FileStorage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1_000);
  await prisma.catalogueImport.deleteMany({ where: { requestedAt: { lt: before }, status: { not: 'RUNNING' } } });
  const arrived: string[] = [];
  for await (const { key, modifiedAt } of files.list(importFolder)) {
    // A file that is still being uploaded has no row yet.
    if (Date.now() - modifiedAt.getTime() > arrivingMs) arrived.push(key);
  }
  const known = await prisma.catalogueImport.findMany({ select: { storedName: true } });
  const kept = new Set(known.map(({ storedName }) => importFile(storedName)));
  await files.delete(arrived.filter((key) => !kept.has(key)));
}
