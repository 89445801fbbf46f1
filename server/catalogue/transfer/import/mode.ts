import type { SqlClient } from '../../../platform/database/sql.ts';
import type { Entry, ProductRecord, RejectedRow } from '../../products/products.ts';

// Which rows of a file to import: those of existing products, those of new products, or both.

const importModes = ['CREATE_AND_UPDATE', 'UPDATE_ONLY', 'CREATE_ONLY'] as const;

export type ImportMode = (typeof importModes)[number];

/** Whether the mode includes a product. */
export function isWanted({ isNew }: Entry, mode: ImportMode): boolean {
  return mode === 'CREATE_AND_UPDATE' || isNew === (mode === 'CREATE_ONLY');
}

/**
 * Variations without a usable parent are rejected; variations that the shop doesn't have are ignored when nothing is created.
 * @returns the remaining problems
 */
export async function problemsOfKnown(
  sql: SqlClient,
  variations: readonly ProductRecord[],
  problems: readonly RejectedRow[],
): Promise<RejectedRow[]> {
  if (problems.length === 0) return [];
  const skuByLine = new Map(variations.map(({ line, sku }) => [line, sku]));
  const skus = problems.flatMap(({ line }) => skuByLine.get(line) ?? []);
  const { rows } = await sql.query<{ sku: string }>('select "sku" from "Product" where "sku" = any($1::text[])', [skus]);
  const known = new Set(rows.map(({ sku }) => sku));
  return problems.filter(({ line }) => known.has(skuByLine.get(line) ?? ''));
}

/** Of these products, those created since an instant. */
export async function createdSince(sql: SqlClient, ids: readonly number[], since: Date): Promise<Set<number>> {
  const { rows } = await sql.query<{ id: number }>(
    'select "id" from "Product" where "id" = any($1::int[]) and "createdAt" >= $2::timestamptz',
    [ids, since.toISOString()],
  );
  return new Set(rows.map(({ id }) => id));
}
