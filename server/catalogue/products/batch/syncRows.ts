import type { SqlClient } from '../../../platform/database/sql.ts';

export interface SyncedTable {
  table: string;
  /** The column that identifies the owner of a row. */
  owner: string;
  /** The column that, with the owner, identifies a row. */
  key: string;
  /** SQL types of the other columns. */
  columns: Record<string, string>;
  /** Columns in which null leaves an existing row's value unchanged, with the default for a new row. */
  defaults?: Record<string, string>;
  /** SQL condition over `t` for rows that are not deleted even when they are missing from the wanted rows. */
  protect?: string;
}

export type SyncedRow = Record<string, string | number | boolean | null>;

/**
 * Makes the rows of these owners match the wanted ones in one statement: remaining rows keep their IDs, and unchanged rows aren't written.
 * @returns owners with changed rows
 */
export async function syncRows(
  sql: SqlClient,
  spec: SyncedTable,
  owners: readonly number[],
  rows: readonly SyncedRow[],
): Promise<number[]> {
  if (owners.length === 0) return [];
  const names = Object.keys(spec.columns);
  const quoted = (name: string) => `"${name}"`;
  const types = [`"${spec.owner}" int`, `"${spec.key}" int`, ...Object.entries(spec.columns).map(([name, type]) => `"${name}" ${type}`)];
  const isSame = `t."${spec.owner}" = x."${spec.owner}" and t."${spec.key}" = x."${spec.key}"`;
  const fallback = (name: string, other: string) =>
    spec.defaults?.[name] === undefined ? `x."${name}"` : `coalesce(x."${name}", ${other})`;
  const wanted = names.map((name) => fallback(name, `t."${name}"`));
  const all = [spec.owner, spec.key, ...names];
  const { rows: changed } = await sql.query<{ owner: number }>(
    `with x as materialized (select * from jsonb_to_recordset($2::jsonb) as x(${types.join(', ')})),
     gone as (
       delete from "${spec.table}" t where t."${spec.owner}" = any($1::int[])
         and not exists (select from x where ${isSame}) ${spec.protect ? `and not (${spec.protect})` : ''}
       returning t."${spec.owner}" as owner),
     changed as (
       update "${spec.table}" t set ${names.map((name, index) => `"${name}" = ${wanted[index]}`).join(', ')} from x
       where ${isSame} and (${names.map((name) => `t."${name}"`).join(', ')}) is distinct from (${wanted.join(', ')})
       returning t."${spec.owner}" as owner),
     added as (
       insert into "${spec.table}" (${all.map(quoted).join(', ')})
       select x."${spec.owner}", x."${spec.key}", ${names.map((name) => fallback(name, spec.defaults?.[name] ?? 'null')).join(', ')}
       from x where not exists (select from "${spec.table}" t where ${isSame})
       order by 1, ${names.includes('position') ? 'x."position"' : '2'}
       returning "${spec.owner}" as owner)
     select owner from gone union select owner from changed union select owner from added`,
    [owners, JSON.stringify(rows)],
  );
  return changed.map(({ owner }) => owner);
}
