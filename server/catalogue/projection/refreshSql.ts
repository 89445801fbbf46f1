import { lastChangeSql, lowestKnownSql, priorPriceSql, productLedger } from './ledgerSql.ts';
import { perUnitSql } from './unitPriceRules.ts';
import { priceInEffectSql, saleInEffectSql } from './priceRules.ts';

// The statements of refresh.ts. Each recomputes some of the derived columns from their source tables.

/** The given products, the products that contain them, and the variations of the variable ones. Parameter: ids. */
export const affectedSql = `
  with given as (select "id", "type", "parentId" from "Product" where "id" = any($1::int[])),
  inner_ones as (
    select "id" from given
    union select "parentId" from given where "parentId" is not null
    union select v."id" from given g join "Product" v on v."parentId" = g."id" where g."type" = 'VARIABLE'
  ),
  affected as (
    select "id" from inner_ones
    union select l."productId" from "ProductLink" l join inner_ones i on i."id" = l."targetId" where l."kind" = 'GROUPED'
  )
  select p."id", p."type"::text as type from affected a join "Product" p on p."id" = a."id"`;

/**
 * Lateral subquery `reduction` with the "start" of a product's current sale price: the last row of the ledger, unless the ledger doesn't
 * have the start of the sale yet. Null when there is no sale.
 */
const reductionSql = (product: string, now: string) => `
    left join lateral (${lastChangeSql(productLedger, `${product}."id"`)}) last on true
    cross join lateral (
      select case
        when not ${saleInEffectSql(product, now)} then null
        when last."isSale" and last."priceMinor" = ${product}."salePriceMinor" then last."at"
        else ${now}::timestamptz
      end as "start"
    ) reduction`;

/**
 * Prices, availability and popularity of simple products and variations. Parameters: ids, now. A variation that doesn't track stock sells its parent's
 * if the parent tracks it. A product without a price is unavailable.
 */
export const ownPricesSql = `
  update "Product" p
  set "priceMinor" = x.price, "priceMaxMinor" = x.price, "priorPriceMinor" = x.prior, "isAvailable" = x.available,
    "unitPriceMinor" = x.unit_minor, "unitPriceBase" = x.unit_base, "popularity" = p."totalSales"
  from (
    select p."id", per_unit.minor as unit_minor, per_unit.base as unit_base, coalesce(now_price.minor, 0) as price,
      case when low.minor > now_price.minor then low.minor end as prior,
      p."type" = 'EXTERNAL' or now_price.minor is not null and case
        when p."managesStock" then p."stock" > 0 or p."backorders" <> 'NO'
        when parent."managesStock" then parent."stock" > 0 or parent."backorders" <> 'NO'
        else p."isInStock"
      end as available
    from "Product" p
    left join "Product" parent on parent."id" = p."parentId"
    cross join lateral (select ${priceInEffectSql('p', '$2')} as minor) now_price${perUnitSql('p', 'parent', 'now_price.minor')}${reductionSql('p', '$2')}
    cross join lateral (
      select case when reduction."start" is not null then ${priorPriceSql(productLedger, 'p."id"', 'reduction."start"')} end as minor
    ) low
    where p."id" = any($1::int[])
  ) x
  where p."id" = x."id"
    and (p."priceMinor", p."priceMaxMinor", p."priorPriceMinor", p."isAvailable", p."unitPriceMinor", p."unitPriceBase", p."popularity")
      is distinct from (x.price, x.price, x.prior, x.available, x.unit_minor, x.unit_base, p."totalSales")`;

/** The variations of variable products, as rows of container and part. Parameter: ids of the containers. */
export const variationsSql = `select v."parentId" as container, v.* from "Product" v where v."parentId" = any($1::int[]) and v."type" = 'VARIATION'`;

/** The products in grouped products, as rows of container and part. */
export const groupedSql = `
  select l."productId" as container, c.* from "ProductLink" l join "Product" c on c."id" = l."targetId"
  where l."kind" = 'GROUPED' and l."productId" = any($1::int[])`;

/** The items sold in grouped products: for a variable product, its variations. */
export const soldInGroupsSql = `
  select l."productId" as container, c.* from "ProductLink" l
  join "Product" t on t."id" = l."targetId" and t."status" = 'PUBLISHED'
  join "Product" c on (c."id" = t."id" and t."type" <> 'VARIABLE') or (c."parentId" = t."id" and c."type" = 'VARIATION')
  where l."kind" = 'GROUPED' and l."productId" = any($1::int[])`;

/**
 * A container has the price of its cheapest published part. Its prior price is that of the cheapest part, but no higher than the
 * container's own lowest price in the same 30 days. Parameters: ids, now.
 * @param parts the contents of the container
 * @param sold the contents that are sold and have a ledger: same as `parts`, unless the container holds other containers
 */
export function containerSql(parts: string, sold = parts): string {
  return `
  update "Product" p
  set "priceMinor" = x.low, "priceMaxMinor" = x.high, "priorPriceMinor" = x.prior, "isAvailable" = x.available,
    "unitPriceMinor" = x.unit_minor, "unitPriceBase" = x.unit_base, "popularity" = p."totalSales"
  from (
    select own.*, case when least(cheapest."priorPriceMinor", before.minor) > own.low then least(cheapest."priorPriceMinor", before.minor) end as prior
    from (
      select id.container,
        coalesce(min(part."priceMinor") filter (where has_price), 0) as low,
        coalesce(max(part."priceMaxMinor") filter (where has_price), 0) as high,
        coalesce(bool_or(part."isAvailable"), false) as available,
        case when count(distinct part."unitPriceBase") = 1 then min(part."unitPriceMinor") end as unit_minor,
        case when count(distinct part."unitPriceBase") = 1 then min(part."unitPriceBase") end as unit_base
      from unnest($1::int[]) as id(container)
      left join (${parts}) part on part.container = id.container and part."status" = 'PUBLISHED'
      cross join lateral (
        select part."regularPriceMinor" is not null or part."priceMaxMinor" > 0 or part."type" = 'VARIABLE' and part."isAvailable" as has_price
      ) known
      group by id.container
    ) own
    left join lateral (
      select s.*, reduction."start" from (${sold}) s${reductionSql('s', '$2')}
      where s.container = own.container and s."status" = 'PUBLISHED' and s."regularPriceMinor" is not null
      order by s."priceMinor", s."id" limit 1
    ) cheapest on cheapest."priorPriceMinor" is not null
    left join lateral (
      select min(${lowestKnownSql(productLedger, 's."id"', 'cheapest."start"')}) as minor
      from (${sold}) s
      where cheapest."start" is not null and s.container = own.container and s."status" = 'PUBLISHED' and s."regularPriceMinor" is not null
    ) before on true
  ) x
  where p."id" = x.container
    and (p."priceMinor", p."priceMaxMinor", p."priorPriceMinor", p."isAvailable", p."unitPriceMinor", p."unitPriceBase", p."popularity")
      is distinct from (x.low, x.high, x.prior, x.available, x.unit_minor, x.unit_base, p."totalSales")`;
}

/**
 * Where products are listed, and with which image. Parameter: ids. The primary category comes first in its list, for the breadcrumbs. For a
 * variable product's options, facets show only the values that a published variation offers; a variation that leaves an option open offers
 * all of its values. Returns the IDs of changed products.
 */
export const placesSql = `
  update "Product" p
  set "isListed" = x.listed, "isSearchable" = x.searchable, "categoryIds" = x.categories, "termIds" = x.terms,
    "coverKey" = x.key, "coverAlt" = x.alt, "coverColor" = x.color, "secondKey" = x.second
  from (
    select p."id",
      p."status" = 'PUBLISHED' and p."type" <> 'VARIATION' and p."visibility" in ('VISIBLE', 'CATALOG') as listed,
      p."status" = 'PUBLISHED' and p."type" <> 'VARIATION' and p."visibility" in ('VISIBLE', 'SEARCH') as searchable,
      coalesce(categories.ids, '{}') as categories, coalesce(terms.ids, '{}') as terms,
      cover."key", cover."alt", cover."color", second."key" as second
    from "Product" p
    left join lateral (
      select array_agg(place.id order by place.rank, place.id) as ids
      from (
        select path.id, min(case when path.id = c."id" then pc."position" else 1000000 end) as rank
        from "ProductCategory" pc join "Category" c on c."id" = pc."categoryId"
        cross join lateral unnest(c."ancestorIds" || c."id") as path(id)
        where pc."productId" = p."id" group by path.id
      ) place
    ) categories on true
    left join lateral (
      select array_agg(distinct id order by id) as ids from (
        select pt."termId" as id from "ProductAttribute" pa join "ProductAttributeTerm" pt on pt."productAttributeId" = pa."id"
        where pa."productId" = p."id" and (p."type" <> 'VARIABLE' or not pa."isVariation" or exists (
          select from "Product" v left join "VariationOption" o on o."variationId" = v."id" and o."attributeId" = pa."attributeId"
          where v."parentId" = p."id" and v."status" = 'PUBLISHED' and o."termId" is null))
        union all
        select o."termId" from "Product" v join "VariationOption" o on o."variationId" = v."id"
        where p."type" = 'VARIABLE' and v."parentId" = p."id" and v."status" = 'PUBLISHED' and o."termId" is not null
        union all
        select o."termId" from "VariationOption" o where o."variationId" = p."id" and o."termId" is not null
      ) own
    ) terms on true
    left join lateral (
      select case when m."state" = 'READY' then m."key" end as key, i."alt", case when m."state" = 'READY' then m."color" end as color
      from "ProductImage" i join "Media" m on m."id" = i."mediaId"
      where i."productId" = p."id" order by i."position", i."id" limit 1
    ) cover on true
    left join lateral (
      select m."key" from "ProductImage" i join "Media" m on m."id" = i."mediaId" and m."state" = 'READY'
      where i."productId" = p."id" order by i."position", i."id" limit 1 offset 1
    ) second on cover."key" is not null
    where p."id" = any($1::int[])
  ) x
  where p."id" = x."id"
    and (p."isListed", p."isSearchable", p."categoryIds", p."termIds", p."coverKey", p."coverAlt", p."coverColor", p."secondKey")
      is distinct from (x.listed, x.searchable, x.categories, x.terms, x.key, x.alt, x.color, x.second)
  returning p."id"`;

/**
 * The search text of products. Parameter: ids. A variable product is also found by the numbers of its variations. Tags and entities are
 * removed from descriptions before they are split into words, or searches would match their names.
 */
export const searchTextSql = `
  update "Product" p
  set "searchText" = x.text, "search" = x.vector
  from (
    select p."id", lower(f_unaccent(concat_ws(' ', p."name", names))) as text,
      setweight(to_tsvector('english', search_words(p."name")), 'A') || setweight(to_tsvector('english', search_words(names)), 'B')
        || setweight(to_tsvector('english', search_words(p."shortDescription")), 'C')
        || setweight(to_tsvector('english', search_words(regexp_replace(p."description", '<[^>]*>|&#?[[:alnum:]]+;', ' ', 'g'))), 'D') as vector
    from "Product" p
    left join "Brand" b on b."id" = p."brandId"
    cross join lateral (
      select concat_ws(' ', p."sku", b."name", array_to_string(p."tags", ' '),
        (select string_agg(c."name", ' ' order by pc."position") from "ProductCategory" pc join "Category" c on c."id" = pc."categoryId" where pc."productId" = p."id"),
        (select string_agg(v."sku", ' ' order by v."id") from "Product" v where v."parentId" = p."id" and v."status" = 'PUBLISHED')) as names
    ) known
    where p."id" = any($1::int[])
  ) x
  where p."id" = x."id" and (p."searchText", p."search") is distinct from (x.text, x.vector)`;
