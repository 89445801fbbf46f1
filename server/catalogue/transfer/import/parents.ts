import type { SqlClient } from '../../../platform/database/sql.ts';
import type { AttributeValue, Entry, ProductRecord, RejectedRow } from '../../products/products.ts';
import { slugBaseOf } from './prepare.ts';
import type { SpillTables } from './session.ts';

/** What a reference to a product by its slug begins with: variants of a Shopify file whose product is in the shop have it. */
export const byHandle = 'handle:';

// Variations need their parent. A variation that precedes its parent in the file waits until all rows have been read.

/**
 * Fills in the parents of variations.
 * @param isLast whether no more rows follow: then a variation without parent is rejected instead of waiting
 * @returns the variations that can be written
 */
export async function attachToParents(
  sql: SqlClient,
  tables: SpillTables,
  variations: readonly Entry[],
  isLast: boolean,
  reject: (row: RejectedRow) => void,
): Promise<Entry[]> {
  if (variations.length === 0) return [];
  const found = await findProducts(
    sql,
    tables,
    variations.flatMap(({ record }) => record.parent ?? []),
  );
  const waiting: ProductRecord[] = [];
  const attached = variations.filter((entry) => {
    const reference = entry.record.parent ?? '';
    const parent = found.get(reference);
    if (parent?.type === 'VARIABLE') {
      entry.parent = parent;
      const options = entry.record.attributes.flatMap(({ values }) => values).join(', ');
      if (reference.startsWith(byHandle)) nameAfter(entry, parent.name, entry.record.name);
      else if (entry.record.name === '' && options !== '') nameAfter(entry, parent.name, options);
      return true;
    }
    if (!isLast) waiting.push(entry.record);
    else if (parent)
      reject({
        line: entry.record.line,
        reason: `The parent "${reference}" has the type "${parent.type.toLowerCase()}". Only variable products can have variations.`,
      });
    else if (reference.startsWith(byHandle))
      reject({
        line: entry.record.line,
        reason: `The title is missing, and the shop has no product with the handle "${reference.slice(byHandle.length)}".`,
      });
    else
      reject({
        line: entry.record.line,
        reason: `The parent "${reference}" isn’t in the shop, and it’s missing from the file or was rejected.`,
      });
    return false;
  });
  await putToWait(sql, tables, waiting);
  return attached;
}

/** Names a variation after its product and its options, as WooCommerce does. A record that has waited comes back as it was read. */
function nameAfter(entry: Entry, name: string, options: string): void {
  entry.record = { ...entry.record, name: `${name} - ${options}` };
  entry.slugBase = slugBaseOf(entry.record);
}

/** Stores variations until all rows have been read. */
export async function putToWait(sql: SqlClient, tables: SpillTables, records: readonly ProductRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql.query(`insert into ${tables.waiting} ("line", "record") select (r->>'line')::int, r from jsonb_array_elements($1::jsonb) r`, [
    JSON.stringify(records),
  ]);
}

/** Removes and returns the next waiting variations. */
export async function nextWaiting(sql: SqlClient, tables: SpillTables, limit: number): Promise<ProductRecord[]> {
  const { rows } = await sql.query<{ record: ProductRecord }>(
    `delete from ${tables.waiting} where "ordinal" in (select "ordinal" from ${tables.waiting} order by "ordinal" limit ${limit}) returning "ordinal", "record"`,
  );
  return rows.map(({ record }) => record).toSorted((a, b) => a.line - b.line);
}

/** SQL expression for the product that a reference (column r.ref) identifies: a number of the file or an SKU. */
export function referencedSql({ seen }: SpillTables): string {
  return `case when r.ref ~ '^id:[0-9]{1,9}$'
    then (select s."productId" from ${seen} s where s."fileId" = substr(r.ref, 4)::int order by s."line" limit 1)
    when r.ref like '${byHandle}%' then (select p."id" from "Product" p where p."slug" = substr(r.ref, ${byHandle.length + 1}))
    else (select p."id" from "Product" p where p."sku" = r.ref) end`;
}

async function findProducts(
  sql: SqlClient,
  tables: SpillTables,
  references: readonly string[],
): Promise<Map<string, { id: number; name: string; type: string; taxClass: string }>> {
  const { rows } = await sql.query<{ ref: string; id: number; name: string; type: string; taxClass: string }>(
    `select r.ref, p."id", p."name", p."type"::text as type, p."taxClass"::text as "taxClass"
     from unnest($1::text[]) r(ref) join "Product" p on p."id" = ${referencedSql(tables)}`,
    [[...new Set(references)]],
  );
  return new Map(rows.map(({ ref, ...product }) => [ref, product]));
}

/** A variation's options, in a form that is equal for equal ones. */
const optionsKey = (parentId: number, terms: readonly (readonly [attributeId: number, termId: number])[]) =>
  [parentId, ...terms.toSorted(([a], [b]) => a - b).map((term) => term.join(':'))].join(' ');

/**
 * Leaves out variations that would have the options of another one: shoppers could choose only one of them. Variations in the shop that already
 * share their options can still be changed otherwise, and files may have variations whose options they don't say.
 * @returns the entries that remain
 */
export async function rejectDuplicateOptions(
  sql: SqlClient,
  entries: readonly Entry[],
  options: ReadonlyMap<Entry, readonly AttributeValue[]>,
  reject: (row: RejectedRow) => void,
): Promise<Entry[]> {
  const bringsOptions = ({ record, parent }: Entry) => parent !== undefined && record.silence?.retained.includes('attributes') !== true;
  const judged = entries.filter(bringsOptions);
  if (judged.length === 0) return [...entries];
  const { rows } = await sql.query<{ id: number; parentId: number; name: string; terms: [number, number][] }>(
    `select v."id", v."parentId", v."name", coalesce((select json_agg(json_build_array(o."attributeId", o."termId"))
       from "VariationOption" o where o."variationId" = v."id" and o."termId" is not null), '[]') as terms
     from "Product" v where v."parentId" = any($1::int[]) order by v."id"`,
    [[...new Set(judged.map(({ parent }) => parent?.id ?? 0))]],
  );
  const stored = new Map(rows.map(({ id, parentId, terms }) => [id, optionsKey(parentId, terms)]));
  const changing = new Set(judged.map(({ productId }) => productId));
  const taken = new Map<string, string>();
  for (const { id, parentId, name, terms } of rows) if (!changing.has(id)) taken.set(optionsKey(parentId, terms), name);
  return entries.filter((entry) => {
    const given = options.get(entry) ?? [];
    if (!entry.parent || !bringsOptions(entry) || given.length === 0) return true;
    const terms = given.flatMap(({ attributeId, termIds: [termId] }) => (termId === undefined ? [] : [[attributeId, termId] as const]));
    const key = optionsKey(entry.parent.id, terms);
    const other = taken.get(key);
    if (other === undefined) taken.set(key, entry.record.name);
    if (other === undefined || (entry.productId !== undefined && stored.get(entry.productId) === key)) return true;
    reject({
      line: entry.record.line,
      reason: `The variation "${other}" already has these options. Change the options of one of them.`,
    });
    return false;
  });
}
