import { Prisma } from '../../generated/prisma/client.ts';
import type { FilterSql } from './filter.ts';

const { sql, join } = Prisma;

// Counts all facet values in one statement of rows { kind, id, count }. If the filter has conditions on variations, only matching
// variations count: their options, prices and stock.

/** One discounted variation is enough, as in the filter. */
const isReduced = sql`case when "type" = 'VARIABLE' then exists (
  select from "Product" v where v."parentId" = listed."id" and v."status" = 'PUBLISHED' and v."priorPriceMinor" is not null)
  else "priorPriceMinor" is not null end`;

/** A variable product with free variations only has a price if one is available, as in isPriced. */
const isPriced = sql`("regularPriceMinor" is not null or "priceMaxMinor" > 0 or "type" = 'VARIABLE' and "isAvailable")`;

/** Listed products with their own columns. */
const totalSql = sql`
  shown as (
    select "id", "isAvailable", case when ${isPriced} then "priceMinor" end as low, ${isReduced} as "isReduced",
      case when "type" = 'VARIABLE' then "priceMaxMinor" when ${isPriced} then "priceMinor" end as high
    from listed
  ),
  term as (select unnest("termIds") as id from listed)`;

/** A variable product has the options of its matching variations, and all terms of attributes that at least one of them leaves open. */
const fittingSql = (variation: Prisma.Sql) => sql`
  fitting as materialized (
    select v."id", v."parentId", v."termIds", v."priceMinor", v."isAvailable", v."priorPriceMinor", v."regularPriceMinor" is not null as "isPriced"
    from listed p join "Product" v on v."parentId" = p."id" and v."type" = 'VARIATION' and v."status" = 'PUBLISHED'
    where p."type" = 'VARIABLE' and ${variation}
  ),
  whole as (
    select "parentId", count(*) as count, bool_or("isAvailable") as "isAvailable", bool_or("priorPriceMinor" is not null) as "isReduced",
      min("priceMinor") filter (where "isPriced") as low, max("priceMinor") filter (where "isPriced") as high
    from fitting group by 1
  ),
  shown as (
    select "id", "isAvailable", case when ${isPriced} then "priceMinor" end as low, "priorPriceMinor" is not null as "isReduced",
      case when ${isPriced} then "priceMinor" end as high
    from listed where "type" <> 'VARIABLE'
    union all select "parentId", "isAvailable", low, "isReduced", high from whole
  ),
  fixed as (
    select f."parentId", o."attributeId", count(*) as count
    from fitting f join "VariationOption" o on o."variationId" = f."id" and o."termId" is not null group by 1, 2
  ),
  term as (
    select unnest("termIds") as id from listed where "type" <> 'VARIABLE'
    union all select id from (
      select "parentId", unnest("termIds") as id from fitting
      union
      select l."id", t.id from whole w join listed l on l."id" = w."parentId" cross join lateral unnest(l."termIds") as t(id)
      join "AttributeTerm" a on a."id" = t.id left join fixed x on x."parentId" = l."id" and x."attributeId" = a."attributeId"
      where coalesce(x.count, 0) < w.count
    ) own
  )`;

/** Number of parts of the price range in which products are counted. */
export const priceParts = 16;

/** Creates the statement that counts the facets of a list. */
export function facetsSql({ condition, variation }: FilterSql): Prisma.Sql {
  const group = (kind: string, id: Prisma.Sql, from: Prisma.Sql) =>
    sql`select ${kind} as kind, ${id} as id, count(*)::int as count from ${from} group by 2`;
  return sql`with listed as materialized (
      select p."id", p."type", p."brandId", p."categoryIds", p."termIds", p."regularPriceMinor", p."priceMinor", p."priceMaxMinor", p."isAvailable", p."priorPriceMinor"
      from "Product" p where ${condition}
    ),
    ${variation ? fittingSql(variation) : totalSql}
    ${join(
      [
        group('category', sql`c`, sql`listed, unnest("categoryIds") c`),
        group('term', sql`term.id`, sql`term`),
        group('brand', sql`"brandId"`, sql`listed where "brandId" is not null`),
        sql`select 'total', null, count(*)::int from listed`,
        sql`select 'available', null, count(*)::int from shown where "isAvailable"`,
        sql`select 'onSale', null, count(*)::int from shown where "isReduced"`,
        sql`select 'minPrice', null, coalesce(min(low), 0) from shown`,
        sql`select 'maxPrice', null, coalesce(max(high), 0) from shown`,
        group(
          'priceStep',
          // On a logarithmic scale: most shops have many inexpensive products and a few expensive ones.
          sql`width_bucket(ln(greatest(low, 1)), ln(greatest(least, 1)), ln(greatest(most, 1) + 1), ${priceParts}::int)`,
          sql`shown, (select min(low) as least, max(high) as most from shown) range where low is not null`,
        ),
      ],
      ' union all ',
    )}`;
}
