import type { ApiScope } from '../../server/generated/prisma/client.ts';
import { createApis } from '../../server/api/apis.ts';
import { exportJobs } from '../../server/app/jobs/exportJobs.ts';
import type { ExportTools } from '../../server/backoffice/integrations/integrations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { TestApp } from '../http/testApp.ts';
import { testKeys, testPayments, type Visitor } from '../support/shopDriver.ts';
import { madeKey, requestWithKey, type MadeKey } from './apiKeys.ts';

// Bulk exports as programs start them, and their jobs as a runner runs them.

const fields = 'id databaseId state objectCount fileSize url error finishedAt expiresAt';

const startDocument = `mutation ($input: StartBulkExportInput!) { result: startBulkExport(input: $input) { __typename
  ... on StartBulkExportPayload { bulkExport { ${fields} } } ... on UserError { code message path }
  ... on BulkExportRunningError { bulkExportId } } }`;

const cancelDocument = `mutation ($input: CancelBulkExportInput!) { result: cancelBulkExport(input: $input) { __typename
  ... on CancelBulkExportPayload { bulkExport { ${fields} } } ... on UserError { code message path } } }`;

export interface ReportedExport {
  id: string;
  databaseId: number;
  state: string;
  objectCount: number;
  fileSize: number;
  url: string | null;
  error: string | null;
  finishedAt: string | null;
  expiresAt: string | null;
}

export interface ExportOutcome {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  bulkExportId?: string;
  bulkExport?: ReportedExport;
}

/** All products, as an export asks for them. */
export const productsQuery = '{ adminProducts(first: 1) { edges { node { id name sku } } } }';

/** A driver of exports in this shop. */
export function bulkExportDriver(db: Db, shop: TestApp) {
  const faults: unknown[] = [];
  const { execute } = createApis({ root: process.cwd(), isDevelopment: false, logFault: (fault) => faults.push(fault) }).admin.server;
  const { app, catalog, files } = shop;
  const tools = (onPage: (page: number) => unknown = () => undefined): ExportTools => {
    let page = 0;
    return {
      db,
      catalog,
      files,
      payments: testPayments(db),
      keys: testKeys,
      // Called after each page was read.
      async execute(request, context) {
        const result = await execute(request, context);
        await onPage((page += 1));
        return result;
      },
    };
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const jobs = (onPage?: (page: number) => unknown) => exportJobs({ ...tools(onPage), log });
  const turn = (now = new Date()) => ({ now, signal: new AbortController().signal });

  async function withKey<T>({ token }: MadeKey, document: string, variables: object): Promise<T> {
    const { data } = await requestWithKey(app, token, document, variables as Record<string, unknown>);
    return data?.result as T;
  }

  return {
    faults,
    key: (boss: Visitor, scopes: readonly ApiScope[], more: object = {}) => madeKey(boss, scopes, more),
    start: (key: MadeKey, query = productsQuery, variables?: unknown) =>
      withKey<ExportOutcome>(key, startDocument, {
        input: {
          query,
          ...(variables !== undefined && { variables: typeof variables === 'string' ? variables : JSON.stringify(variables) }),
        },
      }),
    cancel: (key: MadeKey, id: string) => withKey<ExportOutcome>(key, cancelDocument, { input: { id } }),
    read: (key: MadeKey, id: string) =>
      withKey<ReportedExport | null>(key, `query ($id: ID!) { result: bulkExport(id: $id) { ${fields} } }`, { id }),
    /** Runs the export's job once. */
    run: (bulkExportId: number, onPage?: (page: number) => unknown) => jobs(onPage)['bulk-export'].run({ bulkExportId }, turn()),
    upkeep: (now?: Date) => jobs()['bulk-export-upkeep'].run({}, turn(now)),
    download: (url: string, headers: Record<string, string>) => app.inject({ url, headers: { host: 'localhost:4000', ...headers } }),
    startDocument,
  };
}

export const bearer = ({ token }: Pick<MadeKey, 'token'>) => ({ authorization: `Bearer ${token}` });

/** The lines of a file. */
export const linesOf = (body: string): unknown[] => body.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
