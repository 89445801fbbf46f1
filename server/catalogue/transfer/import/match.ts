import type { SqlClient } from '../../../platform/database/sql.ts';
import type { Entry, RejectedRow } from '../../products/products.ts';
import type { SpillTables } from './session.ts';
import { slugCandidates, slugOf, slugWindows } from '../../editing/editing.ts';

// Matches rows to products of the shop: by SKU; in a file without SKUs, by the number that the product was imported with; by the number of one
// of the shop's own products, unless the row has another name, because it may be the number of another shop; without either by slug, else to a product without SKU of the same type and parent whose slug
// derives from the same name. Rows with their own numbers are separate products: the first row with a name matches the first product with
// it, the second row the second. A product that was imported with a number matches only that number.

interface Known {
  id: number;
  sku: string | null;
  slug: string;
  type: Entry['record']['type'];
  parentId: number | null;
  name: string;
  number: number;
  sourceId: number | null;
}

const columns = `"id", "sku", "slug", "type"::text as type, "parentId", "name", "number", "sourceId"`;

/**
 * Fills in productId, or reports why a row must not be written.
 * @returns the remaining entries
 */
export async function matchEntries(
  sql: SqlClient,
  tables: SpillTables,
  entries: readonly Entry[],
  reject: (row: RejectedRow) => void,
): Promise<Entry[]> {
  const found = await findKnown(sql, tables, entries);
  const ambiguous = await settleNamed(sql, entries, found);
  for (const { record } of ambiguous) reject({ line: record.line, reason: ambiguousName(record.name) });
  const meant = entries.filter((entry) => !ambiguous.has(entry));
  const consistent = await rejectWrongTypes(sql, meant, found, reject);
  return rejectDuplicates(sql, tables, consistent, reject);
}

const ambiguousName = (name: string) => `The shop has several products named "${name}". Add the SKU or the slug of the one to change.`;

async function findKnown(sql: SqlClient, { seen }: SpillTables, entries: readonly Entry[]): Promise<Map<Entry, Known>> {
  const found = new Map<Entry, Known>();
  const skus = entries.flatMap(({ record }) => record.sku ?? []);
  const bySku = new Map((await select(sql, 'sku', skus)).map((row) => [row.sku, row]));
  for (const entry of entries) {
    const row = entry.record.sku === undefined ? undefined : bySku.get(entry.record.sku);
    if (row) found.set(entry, row);
  }
  const takenBy = new Map<number, number | null>();
  const byNumber = new Map((await selectNumbered(sql, entries)).map((row) => [row.number, row]));
  for (const entry of entries) {
    const row = byNumber.get(numberOf(entry));
    if (!row || found.has(entry) || entry.record.slug !== undefined) continue;
    if (row.sourceId === null ? !isOwn(entry, row) : !isNumbered(entry)) continue;
    found.set(entry, row);
    takenBy.set(row.id, row.number);
  }
  // An SKU that the shop doesn't know may have been given to a product that had none; the slug then identifies the product.
  let open = entries.filter((entry) => !found.has(entry) && (entry.record.sku === undefined || entry.record.slug !== undefined));
  for (let window = 0; window < slugWindows && open.length > 0; window += 1) {
    const candidates = new Map([...new Set(open.map(({ slugBase }) => slugBase))].map((base) => [base, slugCandidates(base, window)]));
    const bySlug = new Map((await select(sql, 'slug', [...candidates.values()].flat())).map((row) => [row.slug, row]));
    for (const { id, fileId } of await spokenOf(sql, seen, open, bySlug)) takenBy.set(id, fileId);
    const isFree = ({ record: { slug, fileId, isFileIdLocal } }: Entry, { id, sourceId }: Known) => {
      if (slug !== undefined || fileId === undefined) return true;
      return (takenBy.get(id) ?? fileId) === fileId && (isFileIdLocal === true || (sourceId ?? fileId) === fileId);
    };
    open = open.filter((entry) => {
      const rows = (candidates.get(entry.slugBase) ?? []).map((slug) => bySlug.get(slug));
      const match = rows.find((row) => row !== undefined && isSame(entry, row) && isFree(entry, row));
      if (match) {
        found.set(entry, match);
        takenBy.set(match.id, entry.record.fileId ?? null);
      }
      // A gap in the numbers means that there are no higher ones.
      return !match && entry.record.slug === undefined && rows.every((row) => row !== undefined);
    });
  }
  // A file of the shop may contain a new slug for a product.
  const matched = new Set([...found.values()].map(({ id }) => id));
  for (const entry of entries) {
    const row = byNumber.get(numberOf(entry));
    if (row && entry.record.slug !== undefined && !found.has(entry) && !matched.has(row.id) && isOwn(entry, row)) found.set(entry, row);
  }
  return found;
}

/**
 * Settles the rows that say nothing but a name: the address of a product with this name may have been changed.
 * @returns those that may mean several products, whichever was found first
 */
async function settleNamed(sql: SqlClient, entries: readonly Entry[], found: Map<Entry, Known>): Promise<Set<Entry>> {
  const named = entries.filter(isOnlyNamed);
  const namesOf = (entry: Entry) => [entry.record.name, found.get(entry)?.name ?? []].flat();
  const candidates = new Map(named.map(({ slugBase }) => [slugBase, [0, 1].flatMap((window) => slugCandidates(slugBase, window))]));
  const bySlug = new Map((await select(sql, 'slug', [...candidates.values()].flat())).map((row) => [row.slug, row]));
  const byName = new Map<string, Known[]>();
  for (const row of await select(sql, 'name', named.flatMap(namesOf))) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  const several = new Set<Entry>();
  for (const entry of named) {
    const rows = [
      ...(candidates.get(entry.slugBase) ?? []).flatMap((slug) => bySlug.get(slug) ?? []),
      ...namesOf(entry).flatMap((name) => byName.get(name) ?? []),
    ];
    const known = [...new Map(rows.map((row) => [row.id, row])).values()].filter((row) => isNamed(entry, row));
    const [only] = known;
    if (known.length > 1) several.add(entry);
    else if (only && !found.has(entry)) found.set(entry, only);
  }
  return several;
}

/** Whether a row says nothing but the name of its product; variations are told apart by their options. */
const isOnlyNamed = ({ record: { type, sku, slug, fileId } }: Entry) =>
  type !== 'VARIATION' && sku === undefined && slug === undefined && fileId === undefined;

const lacksSkus = ({ record: { silence } }: Entry) => silence?.retained.includes('sku') === true;

/** Whether a row names its product by the ID of its own shop: it has neither an address nor a column for the SKU. */
const isNumbered = (entry: Entry) => entry.record.slug === undefined && lacksSkus(entry);

/** Whether a row with the number of one of the shop's own products means that product, as a file does that the shop exported. */
function isOwn(entry: Entry, { name, sku, sourceId }: Known): boolean {
  const { record, slugBase } = entry;
  if (sourceId !== null || record.sku !== undefined || !(sku === null || lacksSkus(entry))) return false;
  if (record.silence?.retained.includes('name') === true) return record.slug === undefined;
  return record.name === name || slugOf(name) === slugBase;
}

/** Whether a row may mean a product with its name; one with a SKU is not meant by a row that could name its SKU. */
function isNamed(entry: Entry, row: Known): boolean {
  const saysSkus = entry.record.silence?.retained.includes('sku') !== true;
  return isSame(entry, saysSkus ? row : { ...row, sku: null });
}

/** Which of these products earlier rows matched, and by which number. */
async function spokenOf(sql: SqlClient, seen: string, entries: readonly Entry[], bySlug: ReadonlyMap<string, Known>) {
  if (bySlug.size === 0 || entries.every(({ record }) => record.fileId === undefined)) return [];
  const ids = [...bySlug.values()].map(({ id }) => id);
  return (
    await sql.query<{ id: number; fileId: number | null }>(
      `select "productId" as id, "fileId" from ${seen} where "productId" = any($1::int[])`,
      [ids],
    )
  ).rows;
}

function isSame({ record, parent, slugBase }: Entry, row: Known): boolean {
  if (record.slug !== undefined && row.slug === record.slug) return record.sku === undefined || row.sku === null;
  // `lamp-2` may be the second product called "Lamp", or the one called "Lamp 2". An ID from the file's shop is decisive on its own.
  const isKnownById = record.fileId !== undefined && record.isFileIdLocal !== true && row.sourceId === record.fileId;
  if (!isKnownById && row.slug !== slugBase && row.parentId === null && slugOf(row.name) !== slugBase) return false;
  // A file without types may contain products of any type; variations are matched by their own rows.
  const isOfType = row.type === record.type || (record.silence?.retained.includes('type') === true && row.type !== 'VARIATION');
  return record.sku === undefined && row.sku === null && isOfType && row.parentId === (parent?.id ?? null);
}

async function select(sql: SqlClient, column: 'sku' | 'slug' | 'name', values: readonly string[]): Promise<Known[]> {
  if (values.length === 0) return [];
  // Variations share the names of their products.
  const which = column === 'name' ? 'and "parentId" is null' : '';
  return (await sql.query<Known>(`select ${columns} from "Product" where "${column}" = any($1::text[]) ${which}`, [values])).rows;
}

/** The number that a row gives its product; 0 if it gives none that a product can have. */
const numberOf = ({ record: { fileId = 0, isFileIdLocal } }: Entry) => (isFileIdLocal === true || fileId > 2 ** 31 - 1 ? 0 : fileId);

/** The products that have the rows' numbers. */
async function selectNumbered(sql: SqlClient, entries: readonly Entry[]): Promise<Known[]> {
  const numbers = entries.map(numberOf).filter((number) => number > 0);
  if (numbers.length === 0) return [];
  return (await sql.query<Known>(`select ${columns} from "Product" where "number" = any($1::int[])`, [numbers])).rows;
}

async function rejectWrongTypes(
  sql: SqlClient,
  entries: readonly Entry[],
  known: Map<Entry, Known>,
  reject: (row: RejectedRow) => void,
): Promise<Entry[]> {
  const losing = entries.flatMap((entry) => {
    const row = known.get(entry);
    return row?.type === 'VARIABLE' && entry.record.type !== 'VARIABLE' ? [row.id] : [];
  });
  const parents =
    losing.length === 0
      ? []
      : (await sql.query<{ id: number }>(`select distinct "parentId" as id from "Product" where "parentId" = any($1::int[])`, [losing]))
          .rows;
  const haveVariations = new Set(parents.map(({ id }) => id));
  return entries.filter((entry) => {
    const { record } = entry;
    const row = known.get(entry);
    if (!row) {
      entry.isNew = true;
      return true;
    }
    entry.productId = row.id;
    entry.previousParentId = row.parentId;
    if (record.silence?.retained.includes('type')) record.type = row.type;
    if (record.type === row.type) return true;
    if (record.type === 'VARIATION' || row.type === 'VARIATION') {
      reject({
        line: record.line,
        reason: `In the shop, "${row.sku ?? row.slug}" has the type "${row.type.toLowerCase()}". It can’t be changed to "${record.type.toLowerCase()}".`,
      });
      return false;
    }
    if (!haveVariations.has(row.id)) return true;
    reject({
      line: record.line,
      reason: `In the shop, "${row.sku ?? row.slug}" has variations, so its type can’t be changed to "${record.type.toLowerCase()}".`,
    });
    return false;
  });
}

/** The key by which two rows of a file are recognised as the same product. */
export function nameInFile({ record, slugBase }: Entry, parent: number | string | undefined): string {
  const { sku, type, fileId } = record;
  return sku === undefined ? `${type} ${parent ?? ''} ${slugBase} ${fileId ?? ''}` : `sku ${sku}`;
}

async function rejectDuplicates(
  sql: SqlClient,
  { seen }: SpillTables,
  entries: readonly Entry[],
  reject: (row: RejectedRow) => void,
): Promise<Entry[]> {
  const ids = entries.flatMap(({ productId }) => productId ?? []);
  const rows =
    ids.length === 0
      ? []
      : (
          await sql.query<{ id: number; line: number }>(
            `select "productId" as id, "line" from ${seen} where "productId" = any($1::int[])`,
            [ids],
          )
        ).rows;
  const lineById = new Map(rows.map(({ id, line }) => [`id ${id}`, line]));
  return entries.filter((entry) => {
    const { line, sku } = entry.record;
    const names = [entry.productId === undefined ? null : `id ${entry.productId}`, nameInFile(entry, entry.parent?.id)];
    const firstLine = names.map((name) => (name === null ? undefined : lineById.get(name))).find((found) => found !== undefined);
    if (firstLine !== undefined) {
      const why =
        sku === undefined
          ? `Without a SKU, this looks like the same product as on line ${firstLine}. Give both a SKU.`
          : `The SKU "${sku}" is already on line ${firstLine}.`;
      reject({ line, reason: why });
      return false;
    }
    for (const name of names) if (name !== null) lineById.set(name, line);
    return true;
  });
}
