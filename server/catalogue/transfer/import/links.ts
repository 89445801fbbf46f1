import type { SqlClient } from '../../../platform/database/sql.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import { refreshProducts } from '../../projection/projection.ts';
import { idOf, entriesWith, syncLinks, type Entry, type RejectedRow } from '../../products/products.ts';
import { referencedSql } from './parents.ts';
import type { SpillTables, SqlSession } from './session.ts';

// Grouped products, upsells and cross-sells refer to products by name, and may refer to later rows: they are stored until all rows have
// been read.

const kinds = [
  ['grouped', 'GROUPED'],
  ['upsells', 'UPSELL'],
  ['crossSells', 'CROSS_SELL'],
] as const;

/**
 * Records that the file contains these products, and what they link to.
 * @param isWritten whether to write their links in the end
 */
export async function rememberEntries(sql: SqlClient, tables: SpillTables, entries: readonly Entry[], isWritten = true): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    productId: idOf(entry),
    line: entry.record.line,
    fileId: entry.record.fileId ?? null,
    kinds: kinds.flatMap(([field, kind]) => (isWritten && entriesWith([entry], field).length > 0 ? [kind] : [])),
  }));
  await sql.query(
    `insert into ${tables.seen} select * from jsonb_to_recordset($1::jsonb) as x("productId" int, "line" int, "fileId" int, "kinds" text[])`,
    [JSON.stringify(rows)],
  );
  if (!isWritten) return;
  const links = entries.flatMap((entry) =>
    kinds.flatMap(([field, kind]) =>
      entry.record[field].map((ref, position) => ({ productId: idOf(entry), kind, position, ref, line: entry.record.line })),
    ),
  );
  if (links.length === 0) return;
  await sql.query(
    `insert into ${tables.link} ("productId", "kind", "position", "ref", "line")
     select * from jsonb_to_recordset($1::jsonb) as x("productId" int, "kind" text, "position" int, "ref" text, "line" int)`,
    [JSON.stringify(links)],
  );
}

const chunk = 1_000;

/** Writes the links of all products in the file. */
export async function writeLinks(session: SqlSession, tables: SpillTables, now: Date, warn: (row: RejectedRow) => void): Promise<void> {
  await session.transaction(async (sql) => {
    await sql.query(`analyze ${tables.seen}`);
    await sql.query(`update ${tables.link} r set "targetId" = ${referencedSql(tables)}`);
  });
  let last = 0;
  for (;;) {
    const ids = await session.transaction(async (sql) => {
      const { rows } = await sql.query<{ id: number }>(
        `select "productId" as id from ${tables.seen} where "productId" > $1 order by 1 limit ${chunk}`,
        [last],
      );
      const owners = rows.map(({ id }) => id);
      if (owners.length > 0) await writeChunk(sql, tables, owners, now, warn);
      return owners;
    });
    if (ids.length === 0) return;
    last = ids.at(-1) ?? last;
  }
}

async function writeChunk(
  sql: SqlClient,
  { seen, link }: SpillTables,
  owners: readonly number[],
  now: Date,
  warn: (row: RejectedRow) => void,
): Promise<void> {
  const { rows: lost } = await sql.query<{ line: number; kind: string; ref: string }>(
    `select "line", "kind", "ref" from ${link} where "productId" = any($1::int[]) and "targetId" is null order by "line", "position"`,
    [owners],
  );
  for (const { line, kind, ref } of lost)
    warn({
      line,
      reason: `${kind === 'GROUPED' ? 'The grouped product' : kind === 'UPSELL' ? 'The upsell' : 'The cross-sell'} "${ref}" is neither in the file nor in the shop, so it was skipped.`,
    });
  const changed = await syncLinks(sql, { link, seen }, owners);
  if (changed.length === 0) return;
  await refreshProducts(sql, changed, now);
  await bumpRevision(sql);
}
