import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import { importPath } from '../../server/catalogue/products/admin/paths.ts';
import { runCatalogueImport } from '../../server/catalogue/transfer/admin/importRun.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { StaffRight } from '../../server/generated/prisma/client.ts';
import type { TestApp } from '../http/testApp.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { member } from '../newsletter/newsletter.ts';

// Product imports by staff, through the actual endpoints.

export interface ImportState {
  status: string;
  isDryRun: boolean;
  progress: number;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  mode: string;
  rejectedCount: number;
  warningCount: number;
  failure: string;
  columns: { heading: string; target: string; isInterpreted: boolean; samples: string[] }[];
  problems: { line: number; reason: string; isWarning: boolean }[];
}

const fields = `status mode isDryRun progress rows created updated unchanged skipped rejectedCount warningCount failure
  columns { heading target isInterpreted samples } problems { line reason isWarning }`;

export interface ImportOutcome {
  __typename: string;
  code?: string;
  message?: string;
  issues?: { path: string[]; message: string }[];
}

/** Creates a staff member with these permissions and an admin session. */
export async function openImportDriver(db: Db, shop: TestApp, rights: StaffRight[] = ['CATALOGUE']) {
  const { visitor, accountId } = await member(db, 'STAFF', rights);
  const token = newToken();
  const now = new Date();
  await db.prisma.adminSession.create({ data: { tokenHash: hashToken(token), accountId, createdAt: now, seenAt: now, verifiedAt: now } });
  return new ImportDriver(db, shop, visitor, token);
}

export class ImportDriver {
  constructor(
    readonly db: Db,
    readonly shop: TestApp,
    readonly visitor: Visitor,
    readonly token: string,
  ) {}

  upload(payload: string | Buffer, name = 'products.csv', headers: Record<string, string> = {}) {
    return this.shop.app.inject({
      method: 'POST',
      url: `${importPath}?name=${encodeURIComponent(name)}`,
      headers: {
        host: 'localhost:4000',
        'sec-fetch-site': 'same-origin',
        origin: 'http://localhost:4000',
        'content-type': 'text/csv',
        ...headers,
      },
      cookies: { admin: this.token },
      payload,
    });
  }

  download(url: string) {
    return this.shop.app.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost:4000', 'sec-fetch-site': 'same-origin' },
      cookies: { admin: this.token },
    });
  }

  /**
   * Uploads a valid file.
   * @returns the import's id
   */
  async sent(payload: string | Buffer, name?: string): Promise<number> {
    return (await this.upload(payload, name)).json<{ databaseId: number }>().databaseId;
  }

  async state(databaseId: number): Promise<ImportState> {
    const document = `query ($id: ID!) { catalogueImport(id: $id) { ${fields} } }`;
    return (await this.visitor.query<{ catalogueImport: ImportState }>(document, { id: databaseId })).catalogueImport;
  }

  async decide(verb: 'start' | 'stop' | 'resume' | 'delete', input: object): Promise<ImportOutcome> {
    const name = `${verb[0]?.toUpperCase()}${verb.slice(1)}CatalogueImport`;
    const more = verb === 'start' ? '... on InvalidInputError { issues { path message } }' : '';
    const document = `mutation ($input: ${name}Input!) { result: ${verb}CatalogueImport(input: $input) { __typename ... on UserError { code message } ${more} } }`;
    return (await this.visitor.query<{ result: ImportOutcome }>(document, { input })).result;
  }

  /** Runs the job that continues the import. */
  async work(id: number, signal?: AbortSignal): Promise<void> {
    const { db, shop } = this;
    await runCatalogueImport({ db, files: shop.files, catalog: await sharedRevision(db) }, id, { now: testNow, signal });
  }

  /** Checks or imports a file with the columns as recognised, and runs its job. */
  async run(databaseId: number, isDryRun: boolean): Promise<ImportState> {
    const mapping = (await this.state(databaseId)).columns.map(({ target }) => target);
    const outcome = await this.decide('start', { id: databaseId, mapping, isDryRun });
    if (outcome.__typename !== 'StartCatalogueImportPayload') throw new Error(`${outcome.__typename}: ${outcome.message}`);
    await this.work(databaseId);
    return this.state(databaseId);
  }
}
