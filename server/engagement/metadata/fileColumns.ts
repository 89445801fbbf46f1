import { defaultLanguage } from '../../../shared/languages.ts';
import { textIn } from '../../platform/i18n/text.ts';
import type { ColumnRow, ProductColumns } from '../../catalogue/transfer/transfer.ts';
import type { MetafieldDefinition } from '../../generated/prisma/client.ts';
import type { SqlClient } from '../../platform/database/sql.ts';
import { checkValue } from './rules.ts';

// Custom fields of products and variations in product files: one column each, `Meta: namespace.key`.

const headingOf = ({ namespace, key }: Pick<MetafieldDefinition, 'namespace' | 'key'>) => `Meta: ${namespace}.${key}`;

async function definitionsOf(sql: SqlClient, lock = ''): Promise<MetafieldDefinition[]> {
  const { rows } = await sql.query<MetafieldDefinition>(
    `select * from "MetafieldDefinition" where "ownerType" in ('PRODUCT', 'PRODUCT_VARIATION') order by "id" ${lock}`,
  );
  return rows;
}

/** Spreadsheets write yes and no in capitals, or as digits. */
const booleans: Readonly<Record<string, string>> = { '1': 'true', '0': 'false' };
const inForm = (cell: string, { type }: MetafieldDefinition) => (type === 'BOOLEAN' ? (booleans[cell.trim()] ?? cell.toLowerCase()) : cell);

interface Change {
  productId: number;
  definitionId: number;
  /** Null to delete the value. */
  value: string | null;
}

/** What a cell changes; null if it is skipped, with a warning. */
function changeOf(row: ColumnRow, heading: string, cell: string, definitions: readonly MetafieldDefinition[]): Change | null {
  const type = row.isVariation ? 'PRODUCT_VARIATION' : 'PRODUCT';
  const definition = definitions.find((one) => one.ownerType === type && headingOf(one) === heading);
  const { productId } = row;
  if (!definition) {
    if (cell !== '') row.warn(`${heading}: not defined for ${row.isVariation ? 'variations' : 'products'}, so the value was skipped.`);
    return null;
  }
  if (cell === '') return { productId, definitionId: definition.id, value: null };
  const checked = checkValue(inForm(cell, definition), definition);
  if ('value' in checked) return { productId, definitionId: definition.id, value: checked.value };
  row.warn(`${heading}: ${textIn(checked.fault, defaultLanguage)} The value was skipped.`);
  return null;
}

const given = `unnest($1::int[], $2::int[], $3::text[]) as x("productId", "definitionId", "value")`;

/** Adds the custom fields of products and variations to product files. */
export const metafieldColumns: ProductColumns = {
  async headings(sql) {
    return [...new Set((await definitionsOf(sql)).map(headingOf))];
  },

  async write(sql, rows) {
    // Locked, so that no definition is changed or deleted while its values are written.
    const definitions = await definitionsOf(sql, 'for share');
    const changes = rows.flatMap((row) =>
      Object.entries(row.cells).flatMap(([heading, cell]) => changeOf(row, heading, cell, definitions) ?? []),
    );
    const values = [
      changes.map(({ productId }) => productId),
      changes.map(({ definitionId }) => definitionId),
      changes.map(({ value }) => value),
    ];
    const set = await sql.query<{ productId: number }>(
      `insert into "Metafield" as m ("productId", "definitionId", "value")
      select "productId", "definitionId", "value" from ${given} where "value" is not null order by "productId", "definitionId"
      on conflict ("productId", "definitionId") do update set "value" = excluded."value", "version" = m."version" + 1
        where m."value" <> excluded."value"
      returning m."productId"`,
      values,
    );
    const deleted = await sql.query<{ productId: number }>(
      `delete from "Metafield" m using ${given}
      where x."value" is null and m."productId" = x."productId" and m."definitionId" = x."definitionId" returning m."productId"`,
      values,
    );
    return [...new Set([...set.rows, ...deleted.rows].map(({ productId }) => productId))];
  },

  async read(sql, productIds) {
    const { rows } = await sql.query<{ productId: number; namespace: string; key: string; value: string }>(
      `select m."productId", d."namespace", d."key", m."value" from "Metafield" m join "MetafieldDefinition" d on d."id" = m."definitionId"
      where m."productId" = any($1::int[])`,
      [productIds],
    );
    const cells = new Map<number, Record<string, string>>();
    for (const row of rows) cells.set(row.productId, { ...cells.get(row.productId), [headingOf(row)]: row.value });
    return cells;
  },
};
