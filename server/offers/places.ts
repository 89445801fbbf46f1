import type { SqlClient } from '../catalog/refresh.ts';

// Where offers are found: in the categories of their product, or in their own one and those above it. The catalogue calls this when the
// places of products change.

const placesSql = (which: string) => `
  update "Offer" o set "categoryIds" = x.ids
  from (
    select o."id", case
      when o."productId" is not null then coalesce(p."categoryIds", '{}')
      when c."id" is null then '{}'
      else array_cat(array[c."id"], c."ancestorIds")
    end as ids
    from "Offer" o left join "Product" p on p."id" = o."productId" left join "Category" c on c."id" = o."categoryId"
    where ${which}
  ) x
  where o."id" = x."id" and o."categoryIds" is distinct from x.ids`;

const ofOffersSql = placesSql('o."id" = any($1::int[])');
const ofProductsSql = placesSql('o."productId" = any($1::int[])');
const allSql = placesSql('true');

/** Derives the categories of these offers anew. The one that an offer stands in comes first. */
export async function placeOffers(sql: SqlClient, offerIds: readonly number[]): Promise<void> {
  await sql.query(ofOffersSql, [offerIds]);
}

/** The same for all offers of these products. */
export async function placeOffersOfProducts(sql: SqlClient, productIds: readonly number[]): Promise<void> {
  await sql.query(ofProductsSql, [productIds]);
}

/** The same for every offer, after the tree of categories has changed. */
export async function placeAllOffers(sql: SqlClient): Promise<void> {
  await sql.query(allSql);
}
