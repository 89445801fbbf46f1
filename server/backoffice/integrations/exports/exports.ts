import { randomBytes } from 'node:crypto';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import type { BulkExport } from '../../../generated/prisma/client.ts';
import { isUniqueViolation } from '../../../platform/database/retry.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { countAttempt } from '../../../platform/limits/throttle.ts';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { callerOf, isOf, stillHolds } from './caller.ts';
import { pageQuery, pageVariables, readVariables } from './document.ts';
import { BulkExportRunningError, BulkExportStateError } from './errors.ts';

// Starts, shows and cancels bulk exports; run.ts writes their files.

/** Runs a query of the Admin API within all limits of a request. */
export type ExecuteAdminQuery = (
  request: { query: string; variables: Record<string, unknown> },
  context: Context,
) => Promise<ExecutionResult>;

declare module '../../../platform/operation/shop.ts' {
  interface Shop {
    /** Absent where there is no API: jobs get their own, and commands have none. */
    readonly executeAdminQuery?: ExecuteAdminQuery;
  }
}

const maxStartsPerHour = 60;
const retentionMs = 7 * 24 * 60 * 60 * 1_000;

/** When the file of an export is deleted; null while it is being written. */
export const expiryOf = ({ finishedAt }: Pick<BulkExport, 'finishedAt'>): Date | null =>
  finishedAt && new Date(finishedAt.getTime() + retentionMs);

/** Exports that ended before this instant have expired. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - retentionMs);

/** Storage key of an export's file. */
export const exportFile = ({ storedName }: Pick<BulkExport, 'storedName'>): string => `bulk-exports/${storedName}`;

/** Path of an export's file. */
export const bulkExportPath = (id: number | string): string => `/admin/bulk-exports/${id}.jsonl`;

const codeOf = ({ extensions }: { extensions: Record<string, unknown> }) => extensions.code;

/**
 * Runs the query for one object, which applies every limit and permission of the API to it.
 * @throws ForbiddenError, InvalidInputError
 */
async function tryQuery(shop: Shop, query: string, variables: Record<string, unknown>): Promise<void> {
  if (!shop.executeAdminQuery) throw new Error('No Admin API to export from');
  const context = { shop, requestId: shop.requestId ?? '', markPrivate: () => undefined };
  const one = { ...variables, [pageVariables.first]: 1, [pageVariables.after]: null };
  const { errors = [] } = await shop.executeAdminQuery({ query, variables: one }, context);
  const [fault] = errors;
  const refusal = errors.find((error) => codeOf(error) === 'FORBIDDEN');
  if (refusal) throw new ForbiddenError(refusal.message);
  if (fault) throw new InvalidInputError([{ path: ['input', 'query'], message: fault.message }]);
}

/**
 * Starts an export of the list that a query reads. The caller checks re-authentication.
 * @param schema of the Admin API
 * @throws ForbiddenError, InvalidInputError, ThrottledError, BulkExportRunningError
 */
export async function startBulkExport(
  shop: Shop,
  schema: GraphQLSchema,
  input: { query: string; variables?: string | null },
): Promise<BulkExport> {
  const caller = await callerOf(shop);
  if (!caller) throw new ForbiddenError();
  const { db, now } = shop;
  const variables = readVariables(input.variables);
  const page = pageQuery(schema, input.query, variables);
  const { apiKeyId, accountId } = caller;
  await countAttempt(db, {
    scope: 'bulk-export',
    subject: apiKeyId === null ? `account ${accountId}` : `key ${apiKeyId}`,
    now,
    windowMs: 60 * 60_000,
    max: maxStartsPerHour,
  });
  await tryQuery(shop, page.query, variables);
  const actor = await actorOf(shop);
  const storedName = `${randomBytes(16).toString('hex')}.jsonl`;
  const data = { ...page, ...caller, storedName, variables: JSON.stringify(variables), requestId: actor.requestId, requestedAt: now };
  try {
    return await db.prisma.$transaction(async (tx) => {
      const made = await tx.bulkExport.create({ data });
      await enqueue(tx, { name: 'bulk-export', payload: { bulkExportId: made.id } });
      const act = { action: 'bulkExport.start', targetType: 'BulkExport', targetIds: [made.id], details: { field: page.field } };
      await recordAudit(tx, shop, actor, act);
      return made;
    });
  } catch (error) {
    const isTaken = ['BulkExport_running_of_key', 'BulkExport_running_of_account'].some((index) => isUniqueViolation(error, index));
    const other = isTaken && (await db.prisma.bulkExport.findFirst({ where: { apiKeyId, accountId, status: 'RUNNING' } }));
    throw other ? new BulkExportRunningError(other.id) : error;
  }
}

/** The caller's own export; null for others' and deleted ones. */
export async function ownBulkExport(shop: Pick<Shop, 'db' | 'admin' | 'apiKey'>, id: number): Promise<BulkExport | null> {
  const caller = await callerOf(shop);
  const found = caller && (await shop.db.prisma.bulkExport.findUnique({ where: { id } }));
  return caller && found && isOf(caller, found) ? found : null;
}

const notFound = () => new NotFoundError('BulkExport', 'This bulk export doesn’t exist.', ['input', 'id']);

/**
 * Cancels the caller's export: its job ends before the next page, and nothing is stored.
 * @throws NotFoundError, BulkExportStateError
 */
export async function cancelBulkExport(shop: Shop, id: number): Promise<BulkExport> {
  if (!(await ownBulkExport(shop, id))) throw notFound();
  const actor = await actorOf(shop);
  return shop.db.prisma.$transaction(async (tx) => {
    const data = { status: 'CANCELLED', finishedAt: shop.now } as const;
    const [cancelled] = await tx.bulkExport.updateManyAndReturn({ where: { id, status: 'RUNNING' }, data });
    if (!cancelled) throw new BulkExportStateError();
    await recordAudit(tx, shop, actor, { action: 'bulkExport.cancel', targetType: 'BulkExport', targetIds: [id] });
    return cancelled;
  });
}

/**
 * The caller's export whose file they may download.
 * @throws NotFoundError for others' exports and those without a file; ForbiddenError when the caller has lost permissions since the start;
 *   StepUpRequiredError for staff who haven't re-authenticated
 */
export async function bulkExportForDownload(shop: Pick<Shop, 'db' | 'now' | 'admin' | 'apiKey'>, id: number): Promise<BulkExport> {
  const caller = await callerOf(shop);
  const found = await ownBulkExport(shop, id);
  const expiry = found && expiryOf(found);
  if (!caller || found?.status !== 'COMPLETED' || !expiry || expiry <= shop.now) throw notFound();
  if (!stillHolds(caller, found)) throw new ForbiddenError('The API key or account no longer has the permissions for this export.');
  await requireStepUp(shop);
  return found;
}
