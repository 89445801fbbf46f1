import type { Db } from '../../../platform/database/db.ts';
import type { SqlClient } from '../../../platform/database/sql.ts';
import { writeBatch, type BatchOutcome } from './batch.ts';
import { nameInFile } from './match.ts';
import type { ImportMode } from './mode.ts';
import { prepare } from './prepare.ts';
import { notesOf, type ProductRecord, type ReadItem, type RejectedRow } from '../../products/products.ts';
import { emptyReport, rejectedOnly, tallied, type ImportReport } from './report.ts';
import { createSpill, openSession, type SqlSession } from './session.ts';
import { storeBatch } from './storeBatch.ts';
import { batchSize } from './write.ts';

// Simulates an import. Each batch is written in its own transaction and rolled back, so that the shop stays usable meanwhile; the data that
// later rows need from earlier ones (parents, numbers) is tracked here.

type Source = AsyncIterable<ReadItem> | Iterable<ReadItem>;

interface DryRunOptions {
  now: Date;
  mode?: ImportMode;
  /** Called after each batch. May throw to stop the run. */
  onProgress?: (report: ImportReport) => Promise<void> | void;
}

/** Data about the whole file, from a first pass before the simulation. */
interface Survey {
  /** Variable products by the names that variations use for them. */
  parents: Map<string, ProductRecord>;
  /** All names that refer to a row of the file. */
  names: Set<string>;
}

const namesOf = ({ sku, fileId }: ProductRecord) => [sku ?? [], fileId === undefined ? [] : `id:${fileId}`].flat();

async function survey(records: Source): Promise<Survey> {
  const found: Survey = { parents: new Map(), names: new Set() };
  for await (const item of records) {
    if ('reason' in item || 'notice' in item) continue;
    for (const name of namesOf(item)) {
      found.names.add(name);
      // A file without types may contain variable products of the shop: these are found in the database.
      if (item.type === 'VARIABLE' && !found.parents.has(name))
        found.parents.set(name, { ...item, description: '', shortDescription: '', images: [], grouped: [], upsells: [], crossSells: [] });
    }
  }
  return found;
}

/** The key by which the importer recognises two rows of the same product. */
function keyOf(record: ProductRecord): string | null {
  const entry = prepare(record);
  return typeof entry === 'string' ? null : nameInFile(entry, record.parent);
}

const linkLabels = { grouped: 'The grouped product', upsells: 'The upsell', crossSells: 'The cross-sell' } as const;

/**
 * Simulates an import and rolls it back.
 * @param open opens the file; called twice, because the file is read twice
 * @throws UnreadableFileError, and errors of `onProgress`
 */
export async function tryRecords(db: Db, open: () => Promise<Source> | Source, options: DryRunOptions): Promise<ImportReport> {
  const whole = await survey(await open());
  const session = await openSession(db);
  try {
    return await new DryRun(session, whole, options).run(await open());
  } finally {
    await session.close();
  }
}

class DryRun {
  #report: ImportReport = emptyReport;
  readonly #lineByKey = new Map<string, number>();
  readonly #rejectedLines = new Set<number>();
  readonly #links: { line: number; word: string; ref: string }[] = [];

  constructor(
    private readonly session: SqlSession,
    private readonly whole: Survey,
    private readonly options: DryRunOptions,
  ) {}

  async run(records: Source): Promise<ImportReport> {
    let batch: ProductRecord[] = [];
    let unread: RejectedRow[] = [];
    const flush = async () => {
      this.#count(rejectedOnly(unread));
      if (batch.length > 0) await this.#tryBatch(batch);
      [batch, unread] = [[], []];
      await this.options.onProgress?.(this.#report);
    };
    for await (const item of records) {
      if ('notice' in item) {
        this.#count({ ...rejectedOnly([]), warnings: [{ line: item.line, reason: item.notice }] });
        continue;
      }
      this.#report = { ...this.#report, rows: this.#report.rows + 1 };
      if ('reason' in item) unread.push(item);
      else batch.push(item);
      if (batch.length >= batchSize) await flush();
    }
    await flush();
    await this.#checkLinks();
    const byLine = (a: RejectedRow, b: RejectedRow) => a.line - b.line;
    return { ...this.#report, rejected: this.#report.rejected.toSorted(byLine), warnings: this.#report.warnings.toSorted(byLine) };
  }

  async #tryBatch(batch: readonly ProductRecord[]): Promise<void> {
    const keys = new Map(batch.map((record) => [record, keyOf(record)]));
    const twice: RejectedRow[] = [];
    const fresh = batch.filter((record) => {
      const first = this.#lineByKey.get(keys.get(record) ?? '');
      if (first === undefined) return true;
      const reason =
        record.sku === undefined
          ? `Without a SKU, this looks like the same product as on line ${first}. Give both a SKU.`
          : `The SKU "${record.sku}" is already on line ${first}.`;
      twice.push({ line: record.line, reason });
      return false;
    });
    this.#count(rejectedOnly(twice));
    await storeBatch(
      fresh,
      async (part) => this.#count(await this.#tryPart(part), part),
      (outcome) => Promise.resolve(this.#count(outcome)),
    );
    for (const record of fresh) {
      const key = keys.get(record);
      if (this.#rejectedLines.has(record.line)) continue;
      if (key) this.#lineByKey.set(key, record.line);
      this.#noteLinks(record);
    }
  }

  /** Parents from other parts of the file are written first, and not counted. */
  #tryPart(part: readonly ProductRecord[]): Promise<BatchOutcome> {
    const here = new Set(part.flatMap(namesOf));
    const elsewhere = new Set(
      part.flatMap(({ parent }) => (parent === undefined || here.has(parent) ? [] : (this.whole.parents.get(parent) ?? []))),
    );
    const parents = [...elsewhere].filter(({ line }) => !this.#rejectedLines.has(line));
    const { now, mode } = this.options;
    const moment = { now, mode };
    return this.session.trial(async (sql) => {
      const tables = await createSpill(sql);
      if (parents.length > 0) await writeBatch(sql, tables, parents, moment, true);
      return writeBatch(sql, tables, part, moment, true);
    });
  }

  #count(outcome: BatchOutcome, records: readonly ProductRecord[] = []): void {
    for (const { line } of outcome.rejected) this.#rejectedLines.add(line);
    this.#report = tallied(this.#report, { ...outcome, warnings: [...outcome.warnings, ...notesOf(records)] });
  }

  #noteLinks(record: ProductRecord): void {
    for (const [field, word] of Object.entries(linkLabels) as [keyof typeof linkLabels, string][])
      for (const ref of record[field]) if (!this.whole.names.has(ref)) this.#links.push({ line: record.line, word, ref });
  }

  async #checkLinks(): Promise<void> {
    for (let start = 0; start < this.#links.length; start += 1_000) {
      const links = this.#links.slice(start, start + 1_000);
      const known = await this.session.transaction(
        (sql) =>
          knownSkus(
            sql,
            links.map(({ ref }) => ref),
          ),
        'begin read only',
      );
      const lost = links.filter(({ ref }) => !known.has(ref));
      const warnings = lost.map(({ line, word, ref }) => ({
        line,
        reason: `${word} "${ref}" is neither in the file nor in the shop, so it was skipped.`,
      }));
      this.#count({ ...rejectedOnly([]), warnings });
    }
  }
}

async function knownSkus(sql: SqlClient, skus: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ sku: string }>('select "sku" from "Product" where "sku" = any($1::text[])', [[...new Set(skus)]]);
  return new Set(rows.map(({ sku }) => sku));
}
