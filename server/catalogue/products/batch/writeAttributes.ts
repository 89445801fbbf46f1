import type { SqlClient } from '../../../platform/database/sql.ts';
import type { Entry } from './entry.ts';
import type { AttributeRecord } from './record.ts';
import { syncRows, type SyncedRow } from './syncRows.ts';
import { idOf, entriesWith } from './writeLists.ts';

// Specifications of products, the options of variable products, and the option values of variations.

/** A product's value of an attribute, in the kind of the shop's attribute. */
export interface AttributeValue {
  attributeId: number;
  record: AttributeRecord;
  number: number | null;
  boolean: boolean | null;
  termIds: number[];
}

// A variable product's row may lack an option that its variations use; deleting the option would leave them without it.
const usedByVariation = `exists (select from "VariationOption" o join "Product" v on v."id" = o."variationId" where v."parentId" = t."productId" and o."attributeId" = t."attributeId")`;
const termUsedByVariation = `exists (select from "ProductAttribute" pa join "Product" v on v."parentId" = pa."productId"
  join "VariationOption" o on o."variationId" = v."id" and o."termId" = t."termId" where pa."id" = t."productAttributeId")`;

const attributeTable = {
  table: 'ProductAttribute',
  owner: 'productId',
  key: 'attributeId',
  columns: { position: 'int', isVisible: 'boolean', isVariation: 'boolean', isGlobal: 'boolean', number: 'float8', boolean: 'boolean' },
  // A spreadsheet doesn't say which attributes are options: an existing row retains what was derived from its variations.
  defaults: { isVariation: 'false' },
  protect: usedByVariation,
};
const termTable = {
  table: 'ProductAttributeTerm',
  owner: 'productAttributeId',
  key: 'termId',
  columns: { position: 'int', isDefault: 'boolean' },
  protect: termUsedByVariation,
};
const optionTable = { table: 'VariationOption', owner: 'variationId', key: 'attributeId', columns: { termId: 'int', position: 'int' } };

const isTyped = ({ number, boolean }: AttributeValue) => number !== null || boolean !== null;

/** @returns IDs of the products, variations and parents with a changed attribute */
export async function writeAttributes(
  sql: SqlClient,
  entries: readonly Entry[],
  resolved: Map<Entry, AttributeValue[]>,
): Promise<number[]> {
  const withAttributes = entriesWith(entries, 'attributes');
  const valuesOf = (entry: Entry) => resolved.get(entry) ?? [];
  const variations = withAttributes.filter(({ record }) => record.type === 'VARIATION');
  const options = variations.flatMap((entry): SyncedRow[] =>
    valuesOf(entry)
      .filter((value) => !isTyped(value))
      .map(({ attributeId, termIds }, position) => ({ variationId: idOf(entry), attributeId, termId: termIds[0] ?? null, position })),
  );
  const changed = await syncRows(sql, optionTable, variations.map(idOf), options);
  const specifications = new Map(
    withAttributes.map((entry) => [entry, valuesOf(entry).filter((value) => entry.record.type !== 'VARIATION' || isTyped(value))]),
  );
  changed.push(...(await writeSpecifications(sql, specifications)));
  if (variations.length > 0) changed.push(...(await completeParents(sql, variations.map(idOf))));
  return changed;
}

async function writeSpecifications(sql: SqlClient, specifications: Map<Entry, AttributeValue[]>): Promise<number[]> {
  const owners = [...specifications.keys()].map(idOf);
  const rows = [...specifications].flatMap(([entry, values]): SyncedRow[] =>
    values.map(({ attributeId, number, boolean, record }, position) => ({
      productId: idOf(entry),
      attributeId,
      position,
      isVisible: record.isVisible,
      isVariation: record.isVariation ?? null,
      isGlobal: record.isGlobal,
      number,
      boolean,
    })),
  );
  const changed = await syncRows(sql, attributeTable, owners, rows);
  const { rows: stored } = await sql.query<{ id: number; productId: number; attributeId: number }>(
    `select "id", "productId", "attributeId" from "ProductAttribute" where "productId" = any($1::int[])`,
    [owners],
  );
  const idByName = new Map(stored.map(({ id, productId, attributeId }) => [`${productId} ${attributeId}`, id]));
  const terms = [...specifications].flatMap(([entry, values]) =>
    values.flatMap(({ attributeId, termIds, record }): SyncedRow[] => {
      const defaultAt = record.values.findIndex((label) => label.toLowerCase() === record.default?.toLowerCase());
      return termIds.map((termId, position) => ({
        productAttributeId: idByName.get(`${idOf(entry)} ${attributeId}`) ?? null,
        termId,
        position,
        isDefault: position === defaultAt,
      }));
    }),
  );
  const changedAttributes = new Set(
    await syncRows(
      sql,
      termTable,
      stored.map(({ id }) => id),
      terms,
    ),
  );
  return [...changed, ...stored.filter(({ id }) => changedAttributes.has(id)).map(({ productId }) => productId)];
}

/**
 * Makes every attribute of a variation an option of its parent, with the variation's value among the option's values.
 * @returns IDs of changed parents
 */
async function completeParents(sql: SqlClient, variationIds: readonly number[]): Promise<number[]> {
  const used = `select distinct v."parentId" as "productId", o."attributeId", min(o."position") over (partition by v."parentId", o."attributeId") as position, o."termId"
    from "VariationOption" o join "Product" v on v."id" = o."variationId" where v."id" = any($1::int[]) and v."parentId" is not null`;
  const { rows: marked } = await sql.query<{ id: number }>(
    `with used as (${used}),
     changed as (
       update "ProductAttribute" t set "isVariation" = true from used u
       where t."productId" = u."productId" and t."attributeId" = u."attributeId" and not t."isVariation" returning t."productId" as id),
     added as (
       insert into "ProductAttribute" ("productId", "attributeId", "isVariation", "position")
       select u."productId", u."attributeId", true, (select count(*) from "ProductAttribute" t where t."productId" = u."productId") + min(u.position)
       from used u where not exists (select from "ProductAttribute" t where t."productId" = u."productId" and t."attributeId" = u."attributeId")
       group by 1, 2 returning "productId" as id)
     select id from changed union select id from added`,
    [variationIds],
  );
  const { rows: extended } = await sql.query<{ id: number }>(
    `with used as (${used}),
     added as (
       insert into "ProductAttributeTerm" ("productAttributeId", "termId", "position")
       select pa."id", u."termId", (select coalesce(max(t."position") + 1, 0) from "ProductAttributeTerm" t where t."productAttributeId" = pa."id")
         + row_number() over (partition by pa."id" order by u."termId") - 1
       from (select distinct "productId", "attributeId", "termId" from used where "termId" is not null) u
       join "ProductAttribute" pa on pa."productId" = u."productId" and pa."attributeId" = u."attributeId"
       where not exists (select from "ProductAttributeTerm" t where t."productAttributeId" = pa."id" and t."termId" = u."termId")
       returning "productAttributeId" as id)
     select pa."productId" as id from added join "ProductAttribute" pa on pa."id" = added.id`,
    [variationIds],
  );
  return [...marked, ...extended].map(({ id }) => id);
}
