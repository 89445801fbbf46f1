import type { SqlClient } from '../../../platform/database/sql.ts';
import type { Entry } from './entry.ts';
import type { RejectedRow } from './record.ts';

// Imported products keep the number from their original shop, because old links, feeds and theme pages use it. Conflicting numbers that
// this shop assigned are changed: its own products get others, and new products start above the highest number that was ever imported.

/** Leaves enough numbers above for all products that a shop will create. The numbers of real shops are far lower. */
const highest = 1_000_000_000;
/**
 * Up to this many numbers are skipped one by one, which never moves the sequence back, even if other transactions take numbers
 * concurrently.
 */
const fewSteps = 1_000;

interface NumberedProduct {
  id: number;
  number: number;
  sourceId: number | null;
  name: string;
}

/** The source number of a row's product; a new product also uses it as its ID if that is free. */
export interface SourceNumber {
  sourceId: number;
  id: number | null;
}

/**
 * Decides which entries keep the number of their file, and frees those numbers.
 * @param warn called for a product whose number another imported product already has
 * @returns the number of each entry that gets one
 */
export async function claimSourceIds(
  sql: SqlClient,
  entries: readonly Entry[],
  warn: (row: RejectedRow) => void,
): Promise<Map<Entry, SourceNumber>> {
  const claims = new Map<Entry, SourceNumber>();
  const asking = entries.filter(({ record: { fileId = 0, isFileIdLocal = false, line } }) => {
    if (isFileIdLocal) return false;
    if (fileId > highest) warn({ line, reason: `The ID ${fileId} is too large, so this product gets a new one.` });
    return fileId > 0 && fileId <= highest;
  });
  if (asking.length === 0) return claims;
  const wanted = asking.map(({ record }) => record.fileId ?? 0);
  await moveSequence(sql, Math.max(...wanted));
  const { rows } = await sql.query<NumberedProduct>(
    `select "id", "number", "sourceId", "name" from "Product" where "number" = any($1::int[]) or "id" = any($1::int[]) or "id" = any($2::int[])`,
    [wanted, asking.flatMap(({ productId }) => productId ?? [])],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const moving: number[] = [];
  const taken = new Set<number>();
  for (const [index, entry] of asking.entries()) {
    const number = wanted[index] ?? 0;
    const own = byId.get(entry.productId ?? 0);
    // A product with an imported number keeps it, whatever another file says.
    if (own && (own.number === number || own.sourceId !== null)) {
      taken.add(own.number);
      continue;
    }
    const holder = byNumber.get(number);
    if (taken.has(number) || (holder && holder.sourceId !== null)) {
      const of = holder ? `“${holder.name}”` : 'another product of this file';
      warn({ line: entry.record.line, reason: `The ID ${number} already belongs to ${of}, so this product gets a new one.` });
      continue;
    }
    if (holder) moving.push(holder.id);
    taken.add(number);
    claims.set(entry, { sourceId: number, id: entry.isNew && !byId.has(number) ? number : null });
  }
  if (moving.length > 0)
    await sql.query(`update "Product" set "ownNumber" = nextval(pg_get_serial_sequence('"Product"', 'id')) where "id" = any($1::int[])`, [
      moving,
    ]);
  return claims;
}

/** Assigns numbers to existing products; new products get theirs on insert. */
export async function writeSourceIds(sql: SqlClient, claims: ReadonlyMap<Entry, SourceNumber>): Promise<number[]> {
  const rows = [...claims].flatMap(([{ isNew, productId }, { sourceId }]) =>
    isNew || productId === undefined ? [] : [{ productId, sourceId }],
  );
  if (rows.length === 0) return [];
  await sql.query(
    `update "Product" p set "sourceId" = x."sourceId" from jsonb_to_recordset($1::jsonb) as x("productId" int, "sourceId" int)
     where p."id" = x."productId"`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ productId }) => productId);
}

/** Moves the sequence, so that the shop assigns only numbers above this one. */
async function moveSequence(sql: SqlClient, above: number): Promise<void> {
  await sql.query(
    `with own as materialized (
       select nextval(pg_get_serial_sequence('"Product"', 'id')) as n
       from "Product_id_seq" where "last_value" < $1::bigint or not "is_called"
     )
     select case
       when $1::bigint - n > ${fewSteps} then setval(pg_get_serial_sequence('"Product"', 'id'), $1::bigint)
       else (select max(nextval(pg_get_serial_sequence('"Product"', 'id'))) from generate_series(1, $1::bigint - n))
     end from own`,
    [above],
  );
}
