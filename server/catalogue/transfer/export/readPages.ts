import type { SqlClient } from '../../../platform/database/sql.ts';
import type { MeasureUnit, WithdrawalExceptionReason } from '../../../generated/prisma/enums.ts';
import type { SqlSession } from '../import/session.ts';

/** An attribute of a product, or an option of a variation, as exported. */
export interface ExportedAttribute {
  name: string;
  unit: string | null;
  isVisible: boolean | null;
  isGlobal: boolean;
  isVariation: boolean;
  number: number | null;
  boolean: boolean | null;
  values: string[];
  default: string | null;
}

export interface ExportedLink {
  kind: 'UPSELL' | 'CROSS_SELL' | 'GROUPED';
  number: number;
  sku: string | null;
}

/** A product with all the data of its row. */
export interface ExportedProduct {
  id: number;
  /** Value of the ID column. */
  number: number;
  type: 'SIMPLE' | 'VARIABLE' | 'VARIATION' | 'EXTERNAL' | 'GROUPED';
  status: 'DRAFT' | 'PRIVATE' | 'PUBLISHED';
  visibility: 'VISIBLE' | 'CATALOG' | 'SEARCH' | 'HIDDEN';
  slug: string;
  sku: string | null;
  gtin: string | null;
  name: string;
  shortDescription: string;
  description: string;
  regularPriceMinor: number | null;
  salePriceMinor: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  taxStatus: 'TAXABLE' | 'SHIPPING' | 'NONE';
  taxClass: 'STANDARD' | 'REDUCED' | 'ZERO';
  managesStock: boolean;
  stock: number;
  isInStock: boolean;
  backorders: 'NO' | 'NOTIFY' | 'YES';
  lowStockAmount: number | null;
  soldIndividually: boolean;
  minQuantity: number;
  maxQuantity: number | null;
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  contentMilli: number | null;
  contentUnit: MeasureUnit | null;
  isPricedPer100: boolean;
  isVirtual: boolean;
  withdrawalException: WithdrawalExceptionReason | null;
  isFeatured: boolean;
  externalUrl: string | null;
  buttonText: string | null;
  tags: string[];
  position: number;
  extra: Record<string, string> | null;
  brand: string | null;
  manufacturer: Record<'name' | 'address' | 'contact' | 'responsibleName' | 'responsibleAddress' | 'responsibleContact', string> | null;
  safetyWarnings: string;
  energyClass: string | null;
  energyScaleEnd: string | null;
  energyLabelUrl: string | null;
  energySheetUrl: string | null;
  minimumAge: number | null;
  depositMinor: number | null;
  parentId: number | null;
  parentSku: string | null;
  parentNumber: number | null;
  categories: string[][];
  images: { source: string | null; key: string; alt: string }[];
  attributes: ExportedAttribute[];
  links: ExportedLink[];
}

const pageSize = 500;

const list = (rows: string, order: string) => `(select coalesce(jsonb_agg(r order by ${order}), '[]') from (${rows}) r)`;

// Options come before the specifications of a variation, in the order in which the import writes them.
const pageSql = `
  select p."id", p."number", p."type"::text as type, p."status"::text as status, p."visibility"::text as visibility, p."slug", p."sku", p."gtin", p."name",
    p."shortDescription", p."description", p."regularPriceMinor", p."salePriceMinor", p."saleStartsAt", p."saleEndsAt",
    p."taxStatus"::text as "taxStatus", p."taxClass"::text as "taxClass", p."managesStock", p."stock", p."isInStock", p."backorders"::text as backorders,
    p."lowStockAmount", p."soldIndividually", p."minQuantity", p."maxQuantity", p."weightGrams", p."lengthMm", p."widthMm", p."heightMm",
    p."contentMilli", p."contentUnit"::text as "contentUnit", p."isPricedPer100", p."withdrawalException"::text as "withdrawalException", p."isVirtual", p."isFeatured", p."externalUrl", p."buttonText", p."tags", p."position", p."extra",
    b."name" as brand, to_jsonb(m) as manufacturer, p."safetyWarnings", p."energyClass"::text as "energyClass", p."energyScaleEnd"::text as "energyScaleEnd", p."energyLabelUrl", p."energySheetUrl", p."minimumAge", p."depositMinor", p."parentId", parent."sku" as "parentSku", parent."number" as "parentNumber",
    (select coalesce(jsonb_agg(r.path order by r."position", r."categoryId"), '[]') from (
      select pc."position", pc."categoryId", (
        select jsonb_agg(step."name" order by way.n) from unnest(c."ancestorIds" || c."id") with ordinality way(id, n) join "Category" step on step."id" = way.id
      ) as path
      from "ProductCategory" pc join "Category" c on c."id" = pc."categoryId" where pc."productId" = p."id") r) as categories,
    ${list(`select i."position", i."id", m."source", m."key", i."alt" from "ProductImage" i join "Media" m on m."id" = i."mediaId" where i."productId" = p."id"`, 'r."position", r."id"')} as images,
    ${list(
      `select o."position", 0 as "group", a."name", a."unit", null::boolean as "isVisible", true as "isGlobal", false as "isVariation",
        null::float8 as number, null::boolean as boolean, case when t."id" is null then '[]' else jsonb_build_array(t."label") end as values, null as default, o."attributeId" as id
      from "VariationOption" o join "Attribute" a on a."id" = o."attributeId" left join "AttributeTerm" t on t."id" = o."termId" where o."variationId" = p."id"
      union all
      select pa."position", 1, a."name", a."unit", pa."isVisible", pa."isGlobal", pa."isVariation", pa."number", pa."boolean",
        (select coalesce(jsonb_agg(t."label" order by pt."position", t."id"), '[]') from "ProductAttributeTerm" pt join "AttributeTerm" t on t."id" = pt."termId" where pt."productAttributeId" = pa."id"),
        (select t."label" from "ProductAttributeTerm" pt join "AttributeTerm" t on t."id" = pt."termId" where pt."productAttributeId" = pa."id" and pt."isDefault" limit 1), pa."id"
      from "ProductAttribute" pa join "Attribute" a on a."id" = pa."attributeId" where pa."productId" = p."id"`,
      'r."group", r."position", r."id"',
    )} as attributes,
    ${list(`select l."kind", l."position", c."number", c."sku" from "ProductLink" l join "Product" c on c."id" = l."targetId" where l."productId" = p."id"`, 'r."kind", r."position", r."number"')} as links
  from "Product" p
  left join "Brand" b on b."id" = p."brandId"
  left join "Manufacturer" m on m."id" = p."manufacturerId"
  left join "Product" parent on parent."id" = p."parentId"
  where p."id" > $1 and ${wantedSql('p', 'parent."status"', '$2')} order by p."id" limit ${pageSize}`;

/** Whether to export a product or, for a variation, its parent. */
function wantedSql(product: string, parentStatus: string, ids: string): string {
  return `${product}."status" <> 'ARCHIVED' and ${parentStatus} is distinct from 'ARCHIVED'
    and (${ids}::int[] is null or ${product}."id" = any(${ids}::int[]) or ${product}."parentId" = any(${ids}::int[]))`;
}

/**
 * Yields products by ID, a page at a time.
 * @param ids IDs of the products to export, with their variations; null for all
 */
export async function* readPages(session: SqlSession, ids: readonly number[] | null = null): AsyncGenerator<ExportedProduct[]> {
  let last = 0;
  for (;;) {
    const { rows } = await session.transaction((sql) => sql.query<ExportedProduct>(pageSql, [last, ids]), 'begin read only');
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Which columns the file needs. */
export interface CatalogueExtent {
  products: number;
  extraNames: string[];
  attributes: number;
}

/**
 * Scans the catalogue for the columns that its export needs.
 * @param ids as for readPages()
 */
export async function readExtent(sql: SqlClient, ids: readonly number[] | null = null): Promise<CatalogueExtent> {
  const { rows } = await sql.query<CatalogueExtent>(
    `
    select (select count(*)::int from "Product" p left join "Product" parent on parent."id" = p."parentId"
        where ${wantedSql('p', 'parent."status"', '$1')}) as products,
      (select coalesce(array_agg(name order by name collate "C"), '{}') from (select distinct jsonb_object_keys("extra") as name from "Product" where "extra" is not null) k) as "extraNames",
      (select coalesce(max(n), 0)::int from (
        select sum(n) as n from (
          select "productId" as id, count(*) as n from "ProductAttribute" group by 1
          union all select "variationId", count(*) from "VariationOption" group by 1) each group by id) whole) as attributes`,
    [ids],
  );
  return rows[0] ?? { products: 0, extraNames: [], attributes: 0 };
}
