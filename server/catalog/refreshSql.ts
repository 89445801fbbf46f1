import { priceInEffectSql, priorPriceDays, saleInEffectSql } from './priceRules.ts';

// The statements of refresh.ts. Each recomputes some of the derived columns from the tables they derive from.

/** The given products, those that contain them, and the variations of the variable ones. Parameter: ids. */
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
 * Prices and availability of what is sold itself. Parameters: ids, now. The reduction began with the last row of the ledger,
 * unless the ledger does not know yet that it began. A variation that counts no stock sells its parent's when that counts.
 */
export const ownPricesSql = `
  update "Product" p
  set "priceMinor" = x.price, "priceMaxMinor" = x.price, "priorPriceMinor" = x.prior, "isAvailable" = x.available
  from (
    select p."id", coalesce(now_price.minor, 0) as price,
      case when ${saleInEffectSql('p', '$2')} and low.minor > now_price.minor then low.minor end as prior,
      p."type" = 'EXTERNAL' or case
        when p."managesStock" then p."stock" > 0 or p."backorders" <> 'NO'
        when parent."managesStock" then parent."stock" > 0 or parent."backorders" <> 'NO'
        else p."isInStock"
      end as available
    from "Product" p
    left join "Product" parent on parent."id" = p."parentId"
    cross join lateral (select ${priceInEffectSql('p', '$2')} as minor) now_price
    left join lateral (
      select c."at", c."priceMinor" from "PriceChange" c where c."productId" = p."id" order by c."at" desc, c."id" desc limit 1
    ) last on true
    cross join lateral (select case when last."priceMinor" = now_price.minor then last."at" else $2::timestamptz end as start) reduction
    left join lateral (
      select min(c."priceMinor") as minor from "PriceChange" c
      where c."productId" = p."id" and c."at" < reduction.start and c."at" >= coalesce(
        (select max(b."at") from "PriceChange" b where b."productId" = p."id" and b."at" <= reduction.start - interval '${priorPriceDays} days'),
        '-infinity')
    ) low on true
    where p."id" = any($1::int[])
  ) x
  where p."id" = x."id"
    and (p."priceMinor", p."priceMaxMinor", p."priorPriceMinor", p."isAvailable") is distinct from (x.price, x.price, x.prior, x.available)`;

/** A container costs what its cheapest published part costs, and shows that part's prior price. */
export function containerSql(parts: string): string {
  return `
  update "Product" p
  set "priceMinor" = x.low, "priceMaxMinor" = x.high, "priorPriceMinor" = x.prior, "isAvailable" = x.available
  from (
    select id.container,
      coalesce(min(part."priceMinor") filter (where has_price), 0) as low,
      coalesce(max(part."priceMaxMinor") filter (where has_price), 0) as high,
      (array_agg(part."priorPriceMinor" order by part."priceMinor", part."id") filter (where has_price))[1] as prior,
      coalesce(bool_or(part."isAvailable"), false) as available
    from unnest($1::int[]) as id(container)
    left join (${parts}) part on part.container = id.container and part."status" = 'PUBLISHED'
    cross join lateral (select part."regularPriceMinor" is not null or part."priceMaxMinor" > 0 as has_price) known
    group by id.container
  ) x
  where p."id" = x.container
    and (p."priceMinor", p."priceMaxMinor", p."priorPriceMinor", p."isAvailable") is distinct from (x.low, x.high, x.prior, x.available)`;
}

/**
 * Where products are shown, and by which picture. Parameter: ids. The primary category comes first in its list, for the
 * breadcrumbs. Of a variable product's options, the facets show only those that a published variation offers; a variation that
 * leaves an option open offers all of its values.
 */
export const placesSql = `
  update "Product" p
  set "isListed" = x.listed, "isSearchable" = x.searchable, "categoryIds" = x.categories, "termIds" = x.terms,
    "coverKey" = x.key, "coverAlt" = x.alt, "coverColor" = x.color
  from (
    select p."id",
      p."status" = 'PUBLISHED' and p."type" <> 'VARIATION' and p."visibility" in ('VISIBLE', 'CATALOG') as listed,
      p."status" = 'PUBLISHED' and p."type" <> 'VARIATION' and p."visibility" in ('VISIBLE', 'SEARCH') as searchable,
      coalesce(categories.ids, '{}') as categories, coalesce(terms.ids, '{}') as terms,
      cover."key", cover."alt", cover."color"
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
    where p."id" = any($1::int[])
  ) x
  where p."id" = x."id"
    and (p."isListed", p."isSearchable", p."categoryIds", p."termIds", p."coverKey", p."coverAlt", p."coverColor")
      is distinct from (x.listed, x.searchable, x.categories, x.terms, x.key, x.alt, x.color)`;

/**
 * What products are found by. Parameter: ids. A variable product is also found by the numbers of its variations. Tags are taken
 * out of descriptions before they are cut into words, or their names would be found.
 */
export const wordsSql = `
  update "Product" p
  set "searchText" = x.text, "search" = x.vector
  from (
    select p."id", lower(f_unaccent(concat_ws(' ', p."name", names))) as text,
      setweight(to_tsvector('english', f_unaccent(p."name")), 'A') || setweight(to_tsvector('english', f_unaccent(names)), 'B')
        || setweight(to_tsvector('english', f_unaccent(p."shortDescription")), 'C')
        || setweight(to_tsvector('english', f_unaccent(regexp_replace(p."description", '<[^>]*>', ' ', 'g'))), 'D') as vector
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
