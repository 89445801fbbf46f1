import { actorOf, recordAudit, type Actor } from '../../../foundation/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { CatalogueImport, Prisma } from '../../../generated/prisma/client.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { type StaffShop, ImportStateError, UnknownRecordError } from '../../editing/editing.ts';
import type { ImportMode } from '../import/mode.ts';
import { mappingProblems } from './mappingRules.ts';

// Staff operations on an uploaded file: map its columns, and validate, import, stop, resume or discard it.

const noCounts = {
  throughLine: 0,
  progress: 0,
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  rejectedCount: 0,
  warningCount: 0,
  problems: [],
  failure: '',
  finishedAt: null,
} satisfies Prisma.CatalogueImportUpdateInput;

/**
 * Loads an import and locks it until the transaction ends.
 * @throws UnknownRecordError
 */
async function lockImport(tx: Tx, id: number): Promise<CatalogueImport> {
  await tx.$executeRaw`SELECT 1 FROM "CatalogueImport" WHERE "id" = ${id}::int FOR UPDATE`;
  const found = await tx.catalogueImport.findUnique({ where: { id } });
  if (!found) throw new UnknownRecordError('import');
  return found;
}

type Decision = (tx: Tx, found: CatalogueImport, actor: Actor) => Promise<void>;

async function controlImport(shop: StaffShop, id: number, action: string, decision: Decision): Promise<number> {
  const actor = await actorOf(shop);
  return shop.db.prisma.$transaction(async (tx) => {
    await decision(tx, await lockImport(tx, id), actor);
    await recordAudit(tx, shop, actor, { action, targetType: 'CatalogueImport', targetIds: [id] });
    return id;
  });
}

/**
 * Starts the validation or import of a file.
 * @param mapping the meaning of each column (mappingRules.ts)
 * @param mode which rows to import
 * @throws UnknownRecordError, ImportStateError, InvalidInputError naming the invalid columns
 */
export function startImport(
  shop: StaffShop,
  { id: databaseId, mapping, mode, isDryRun }: { id: number; mapping: readonly string[]; mode: ImportMode; isDryRun: boolean },
): Promise<number> {
  return controlImport(shop, databaseId, isDryRun ? 'catalogue.import-check' : 'catalogue.import-run', async (tx, found) => {
    if (found.status === 'RUNNING')
      throw new ImportStateError('This file is being processed. Wait until it’s finished, or stop the import.');
    if (!(['RECEIVED', 'CHECKED'] as string[]).includes(found.status) && !(found.status === 'FAILED' && found.throughLine === 0))
      throw new ImportStateError('This file has already been imported. Upload it again to repeat the import.');
    const issues = mappingProblems(found.headings, mapping);
    if (issues.length > 0) throw new InvalidInputError(issues);
    await tx.catalogueImport.update({
      where: { id: databaseId },
      data: { ...noCounts, mapping: [...mapping], mode, isDryRun, status: 'RUNNING', isStopped: false, startedAt: shop.now },
    });
    await enqueue(tx, { name: 'catalogue-import', payload: { importId: databaseId } });
  });
}

/**
 * Stops an import after its current step; completed steps remain.
 * @throws UnknownRecordError, ImportStateError
 */
export function stopImport(shop: StaffShop, databaseId: number): Promise<number> {
  return controlImport(shop, databaseId, 'catalogue.import-stop', async (tx, found) => {
    if (found.status !== 'RUNNING') throw new ImportStateError('This job isn’t running.');
    await tx.catalogueImport.update({ where: { id: databaseId }, data: { isStopped: true } });
  });
}

/**
 * Resumes an import that was stopped or interrupted.
 * @throws UnknownRecordError, ImportStateError
 */
export function resumeImport(shop: StaffShop, databaseId: number): Promise<number> {
  return controlImport(shop, databaseId, 'catalogue.import-resume', async (tx, found) => {
    if (found.isDryRun || !['STOPPED', 'FAILED'].includes(found.status)) throw new ImportStateError('Nothing to resume.');
    await tx.catalogueImport.update({
      where: { id: databaseId },
      data: { status: 'RUNNING', isStopped: false, failure: '', finishedAt: null },
    });
    await enqueue(tx, { name: 'catalogue-import', payload: { importId: databaseId } });
  });
}

/**
 * Discards a file with its report; imported products remain.
 * @throws UnknownRecordError, ImportStateError
 */
export function discardImport(shop: StaffShop, databaseId: number): Promise<number> {
  return controlImport(shop, databaseId, 'catalogue.import-discard', async (tx, found) => {
    if (found.status === 'RUNNING') throw new ImportStateError('This file is being processed. Stop the import first.');
    await tx.catalogueImport.delete({ where: { id: databaseId } });
  });
}
