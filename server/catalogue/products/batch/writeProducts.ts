import { emitEvents } from '../../../platform/events/domainEvents.ts';
import type { SqlClient } from '../../../platform/database/sql.ts';
import type { Entry } from './entry.ts';
import type { ProductRecord } from './record.ts';
import { importedMovementsSql } from '../../inventory/inventory.ts';
import { claimSlugs } from '../../editing/editing.ts';
import type { SourceNumber } from './sourceIds.ts';
import { findOrCreateManufacturers } from '../manufacturers.ts';
import { findOrCreateBrands } from '../terms.ts';

// Writes the rows of the Product table.

interface ProductColumn {
  name: string;
  type: string;
  /** An existing product changes only if the file has this record field. */
  field: keyof ProductRecord;
  value: (record: ProductRecord, entry: Entry) => unknown;
  /** SQL of the new value for an existing row (p), when it isn't simply x's value. */
  update?: string;
  /** For details of the energy label, which depend on the class: SQL of what they become. */
  withClass?: (energyClass: string, given: string) => string;
}

function plain(name: keyof ProductRecord & string, type: string, fallback: unknown = null): ProductColumn {
  return { name, type, field: name, value: (record) => record[name] ?? fallback };
}

/** A value that variations take from their product. */
const ofProduct =
  (name: keyof ProductRecord) =>
  (record: ProductRecord): unknown =>
    record.type === 'VARIATION' ? null : (record[name] ?? null);

const labelLink = (name: 'energyLabelUrl' | 'energySheetUrl'): ProductColumn => ({
  ...plain(name, 'text'),
  value: ofProduct(name),
  withClass: (energyClass, given) => `case when ${energyClass} is not null then ${given} end`,
});

const productColumns: readonly ProductColumn[] = [
  plain('type', '"ProductType"'),
  plain('status', '"ProductStatus"'),
  plain('visibility', '"Visibility"'),
  { ...plain('sku', 'text'), update: 'coalesce(x."sku", p."sku")' },
  plain('gtin', 'text'),
  plain('name', 'text'),
  plain('shortDescription', 'text'),
  plain('description', 'text'),
  { name: 'brandId', type: 'int', field: 'brand', value: (_, { brandId }) => brandId ?? null },
  {
    name: 'parentId',
    type: 'int',
    field: 'parent',
    value: (record, { parent, previousParentId }) => parent?.id ?? (record.type === 'VARIATION' ? previousParentId : null),
  },
  plain('regularPriceMinor', 'int'),
  plain('salePriceMinor', 'int'),
  plain('saleStartsAt', 'timestamptz(3)'),
  plain('saleEndsAt', 'timestamptz(3)'),
  plain('taxStatus', '"TaxStatus"'),
  {
    ...plain('taxClass', '"TaxClass"'),
    value: ({ taxClass }, { parent }) => (taxClass === 'PARENT' ? (parent?.taxClass ?? 'STANDARD') : taxClass),
  },
  { name: 'managesStock', type: 'boolean', field: 'stock', value: ({ stock }) => stock !== undefined },
  { ...plain('stock', 'int'), update: 'coalesce(x."stock", p."stock")' },
  plain('isInStock', 'boolean'),
  plain('backorders', '"Backorders"'),
  plain('lowStockAmount', 'int'),
  plain('soldIndividually', 'boolean'),
  plain('minQuantity', 'int', 1),
  plain('maxQuantity', 'int'),
  plain('weightGrams', 'int'),
  plain('lengthMm', 'int'),
  plain('widthMm', 'int'),
  plain('heightMm', 'int'),
  { ...plain('withdrawalException', '"WithdrawalExceptionReason"'), value: ofProduct('withdrawalException') },
  { name: 'manufacturerId', type: 'int', field: 'manufacturer', value: (_, { manufacturerId }) => manufacturerId ?? null },
  {
    ...plain('safetyWarnings', 'text'),
    value: ({ type, safetyWarnings }) => (type === 'VARIATION' ? '' : (safetyWarnings ?? '')),
  },
  { ...plain('energyClass', '"EnergyClass"'), value: ofProduct('energyClass') },
  {
    ...plain('energyScaleEnd', '"EnergyClass"'),
    value: ofProduct('energyScaleEnd'),
    withClass: (energyClass, given) => `case when ${energyClass} <= ${given} then ${given} end`,
  },
  labelLink('energyLabelUrl'),
  labelLink('energySheetUrl'),
  { ...plain('minimumAge', 'int'), value: ofProduct('minimumAge') },
  { ...plain('depositMinor', 'int'), value: ofProduct('depositMinor') },
  { name: 'contentMilli', type: 'int', field: 'content', value: ({ content }) => content?.milli ?? null },
  { name: 'contentUnit', type: '"MeasureUnit"', field: 'content', value: ({ content }) => content?.unit ?? null },
  plain('isPricedPer100', 'boolean', false),
  plain('isVirtual', 'boolean'),
  plain('isFeatured', 'boolean'),
  plain('externalUrl', 'text'),
  plain('buttonText', 'text'),
  plain('tags', 'text[]'),
  plain('position', 'int'),
  {
    ...plain('extra', 'jsonb'),
    update: `nullif(coalesce(case when x."extraColumns" is null then '{}' else p."extra" - x."extraColumns" end, '{}') || x."extra", '{}')`,
  },
];

/**
 * Inserts and updates the products; fills in productId.
 * @param claims file numbers that new products keep
 * @returns IDs of new and changed products
 */
export async function writeProducts(
  sql: SqlClient,
  entries: readonly Entry[],
  now: Date,
  claims: ReadonlyMap<Entry, SourceNumber>,
): Promise<number[]> {
  const brands = await findOrCreateBrands(
    sql,
    entries.flatMap(({ record }) => record.brand ?? []),
  );
  for (const entry of entries) entry.brandId = entry.record.brand === undefined ? undefined : brands.get(entry.record.brand.toLowerCase());
  const made = entries.flatMap(({ record }) => (record.type === 'VARIATION' ? [] : (record.manufacturer ?? [])));
  const manufacturers = await findOrCreateManufacturers(sql, made);
  for (const entry of entries) {
    const { type, manufacturer } = entry.record;
    entry.manufacturerId = type === 'VARIATION' || !manufacturer ? undefined : manufacturers.get(manufacturer.name.toLowerCase());
  }
  const slugs = await chooseSlugs(sql, entries);
  const changed: number[] = await insertNew(
    sql,
    entries.filter(({ isNew }) => isNew),
    slugs,
    now,
    claims,
  );
  // Usually all records of a batch come from the same file and leave the same columns unchanged.
  const groups = new Map<string, Entry[]>();
  for (const entry of entries.filter(({ isNew }) => !isNew)) {
    const name = entry.record.silence?.retained.join() ?? '';
    const group = groups.get(name);
    if (group) group.push(entry);
    else groups.set(name, [entry]);
  }
  for (const group of groups.values()) changed.push(...(await updateGroup(sql, group, slugs, now)));
  return changed;
}

/** New products get a free slug; existing products keep theirs unless the file gives another. */
async function chooseSlugs(sql: SqlClient, entries: readonly Entry[]): Promise<Map<Entry, string>> {
  const ids = entries.flatMap(({ productId, record }) => (productId !== undefined && record.slug !== undefined ? [productId] : []));
  const rows =
    ids.length === 0
      ? []
      : (await sql.query<{ id: number; slug: string }>(`select "id", "slug" from "Product" where "id" = any($1::int[])`, [ids])).rows;
  const slugById = new Map(rows.map(({ id, slug }) => [id, slug]));
  const open = entries.filter(
    ({ isNew, productId, record }) => isNew || (record.slug !== undefined && slugById.get(productId ?? 0) !== record.slug),
  );
  const claimed = await claimSlugs(
    open.map(({ slugBase }) => slugBase),
    async (candidates) => {
      const taken = await sql.query<{ slug: string }>(`select "slug" from "Product" where "slug" = any($1::text[])`, [candidates]);
      return new Set(taken.rows.map(({ slug }) => slug));
    },
  );
  return new Map(open.map((entry, index) => [entry, claimed[index] ?? entry.slugBase]));
}

function rowOf(entry: Entry, slug: string | undefined): Record<string, unknown> {
  const { record } = entry;
  const row: Record<string, unknown> = {
    id: entry.productId ?? null,
    slug: slug ?? null,
    extraColumns: record.silence?.extraColumns ?? null,
  };
  for (const { name, value } of productColumns) row[name] = value(record, entry);
  return row;
}

const recordset = (parameter: string, columns: readonly ProductColumn[]) =>
  `jsonb_to_recordset(${parameter}::jsonb) as x("id" int, "sourceId" int, "ordinal" int, "slug" text, "extraColumns" text[], ${columns.map(({ name, type }) => `"${name}" ${type}`).join(', ')})`;

async function insertNew(
  sql: SqlClient,
  entries: readonly Entry[],
  slugs: Map<Entry, string>,
  now: Date,
  claims: ReadonlyMap<Entry, SourceNumber>,
): Promise<number[]> {
  if (entries.length === 0) return [];
  const names = productColumns.map(({ name }) => `"${name}"`).join(', ');
  const values = productColumns.map(({ name, withClass }) => {
    if (withClass) return withClass('x."energyClass"', `x."${name}"`);
    return name === 'stock' ? `coalesce(x."stock", 0)` : name === 'extra' ? `nullif(x."extra", '{}')` : `x."${name}"`;
  });
  const { rows } = await sql.query<{ id: number; slug: string }>(
    `insert into "Product" ("id", "sourceId", "slug", "createdAt", "updatedAt", ${names})
     select coalesce(x."id", nextval(pg_get_serial_sequence('"Product"', 'id'))), x."sourceId", x."slug", $2::timestamptz, $2::timestamptz, ${values.join(', ')} from ${recordset('$1', productColumns)} order by x."ordinal"
     returning "id", "slug"`,
    [
      JSON.stringify(entries.map((entry, ordinal) => ({ ...rowOf(entry, slugs.get(entry)), ...claims.get(entry), ordinal }))),
      now.toISOString(),
    ],
  );
  const idBySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  for (const entry of entries) entry.productId = idBySlug.get(slugs.get(entry) ?? '');
  return rows.map(({ id }) => id);
}

async function updateGroup(sql: SqlClient, entries: readonly Entry[], slugs: Map<Entry, string>, now: Date): Promise<number[]> {
  const keeps = entries[0]?.record.silence?.retained ?? [];
  const isGiven = (field: keyof ProductRecord) => !keeps.includes(field);
  // A file may have the class without the other details of the label, or the reverse.
  const columns = productColumns.filter(({ field, withClass }) => isGiven(field) || (withClass && isGiven('energyClass')));
  const sourceOf = (field: keyof ProductRecord) => `${isGiven(field) ? 'x' : 'p'}."${field}"`;
  const values = columns.map(({ name, field, update, withClass }) =>
    withClass ? withClass(sourceOf('energyClass'), sourceOf(field)) : (update ?? `x."${name}"`),
  );
  const slug = `coalesce(x."slug", p."slug")`;
  const { rows } = await sql.query<{ id: number; stock: number; delta: number }>(
    `with changed as (
       update "Product" p set "updatedAt" = $2::timestamptz, "version" = p."version" + 1, "editedById" = null, "slug" = ${slug},
         ${columns.map(({ name }, index) => `"${name}" = ${values[index]}`).join(', ')}
       from ${recordset('$1', productColumns)}
       where p."id" = x."id" and (p."slug", ${columns.map(({ name }) => `p."${name}"`).join(', ')}) is distinct from (${slug}, ${values.join(', ')})
       returning p."id", p."stock", p."stock" - (select b."stock" from "Product" b where b."id" = p."id") as delta
     ), noted as (
       ${importedMovementsSql('$2')}
     )
     select "id", "stock", delta from changed`,
    [JSON.stringify(entries.map((entry) => rowOf(entry, slugs.get(entry)))), now.toISOString()],
  );
  const moved = rows.filter(({ delta }) => delta !== 0);
  const payloads = moved.map(({ id, stock, delta }) => ({ productId: id, stock, delta, reason: 'IMPORT' as const }));
  await emitEvents(sql, 'stockChanged', payloads, now);
  return rows.map(({ id }) => id);
}
