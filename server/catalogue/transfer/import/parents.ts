import type { SqlClient } from '../../../platform/database/sql.ts';
import type { Entry, ProductRecord, RejectedRow } from '../../products/products.ts';
import type { SpillTables } from './session.ts';

// Variations need their parent. One that stands before it in the file waits until all rows have been read.

/**
 * Fills in the parents of variations.
 * @param isLast whether no further rows come: a variation without parent is then rejected, before that it waits
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
      return true;
    }
    if (!isLast) waiting.push(entry.record);
    else if (parent)
      reject({
        line: entry.record.line,
        reason: `The parent "${reference}" is a ${parent.type.toLowerCase()} product. Only variable products can have variations.`,
      });
    else reject({ line: entry.record.line, reason: `The parent "${reference}" is neither in the file (or was rejected) nor in the shop.` });
    return false;
  });
  await putToWait(sql, tables, waiting);
  return attached;
}

/** Keeps variations until all rows have been read. */
export async function putToWait(sql: SqlClient, tables: SpillTables, records: readonly ProductRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql.query(`insert into ${tables.waiting} ("line", "record") select (r->>'line')::int, r from jsonb_array_elements($1::jsonb) r`, [
    JSON.stringify(records),
  ]);
}

/** Takes the next of those that waited. */
export async function nextWaiting(sql: SqlClient, tables: SpillTables, limit: number): Promise<ProductRecord[]> {
  const { rows } = await sql.query<{ record: ProductRecord }>(
    `delete from ${tables.waiting} where "ordinal" in (select "ordinal" from ${tables.waiting} order by "ordinal" limit ${limit}) returning "ordinal", "record"`,
  );
  return rows.map(({ record }) => record).toSorted((a, b) => a.line - b.line);
}

/** SQL: the product that a reference (column r.ref) means, a number of the file or a SKU. */
export function referencedSql({ seen }: SpillTables): string {
  return `case when r.ref ~ '^id:[0-9]{1,9}$'
    then (select s."productId" from ${seen} s where s."fileId" = substr(r.ref, 4)::int order by s."line" limit 1)
    else (select p."id" from "Product" p where p."sku" = r.ref) end`;
}

async function findProducts(
  sql: SqlClient,
  tables: SpillTables,
  references: readonly string[],
): Promise<Map<string, { id: number; type: string; taxClass: string }>> {
  const { rows } = await sql.query<{ ref: string; id: number; type: string; taxClass: string }>(
    `select r.ref, p."id", p."type"::text as type, p."taxClass"::text as "taxClass"
     from unnest($1::text[]) r(ref) join "Product" p on p."id" = ${referencedSql(tables)}`,
    [[...new Set(references)]],
  );
  return new Map(rows.map(({ ref, ...product }) => [ref, product]));
}
