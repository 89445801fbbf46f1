import type { SqlClient } from '../../../platform/database/sql.ts';
import type { Entry, RejectedRow } from '../../products/products.ts';
import { salePriceProblem } from './validate.ts';

// A file with only one of the two prices is judged with the other one in the shop.

/**
 * Rejects sale prices that don't suit the regular price in the shop. A sale price in the shop that doesn't suit the file's regular price is
 * removed, as in WooCommerce.
 * @returns the remaining entries
 */
export async function settlePrices(
  sql: SqlClient,
  entries: readonly Entry[],
  reject: (row: RejectedRow) => void,
  warn: (row: RejectedRow) => void,
): Promise<Entry[]> {
  const retains = ({ record }: Entry, field: 'regularPriceMinor' | 'salePriceMinor') => record.silence?.retained.includes(field) === true;
  const halves = entries.filter((entry) => retains(entry, 'regularPriceMinor') !== retains(entry, 'salePriceMinor'));
  const ids = halves.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return [...entries];
  const { rows } = await sql.query<{ id: number; regular: number | null; sale: number | null }>(
    `select "id", "regularPriceMinor" as regular, "salePriceMinor" as sale from "Product" where "id" = any($1::int[])`,
    [ids],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const refused = new Set<Entry>();
  for (const entry of halves) {
    const { record } = entry;
    const row = stored.get(entry.productId ?? 0);
    if (!row) continue;
    const givesSale = retains(entry, 'regularPriceMinor');
    const reason = givesSale
      ? salePriceProblem(row.regular ?? undefined, record.salePriceMinor)
      : salePriceProblem(record.regularPriceMinor, row.sale ?? undefined);
    if (reason === null) continue;
    if (givesSale) {
      refused.add(entry);
      reject({ line: record.line, reason });
    } else {
      const retained = record.silence?.retained.filter((field) => field !== 'salePriceMinor') ?? [];
      entry.record = { ...record, silence: { ...record.silence, retained } };
      warn({ line: record.line, reason: `The product’s sale price was removed. ${reason}` });
    }
  }
  return entries.filter((entry) => !refused.has(entry));
}
