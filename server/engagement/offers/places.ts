import type { FollowsProducts } from '../../catalogue/projection/projection.ts';
import type { SqlClient } from '../../platform/database/sql.ts';

// The categories of offers: those of their product, or their own and its ancestors.

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

/** Recomputes the categories of these offers. An offer's own category comes first. */
export async function placeOffers(sql: SqlClient, offerIds: readonly number[]): Promise<void> {
  await sql.query(ofOffersSql, [offerIds]);
}

/** Updates offers when their products move to other categories. */
export const offerPlaces: FollowsProducts = {
  productsMoved: async (sql, productIds) => void (await sql.query(ofProductsSql, [productIds])),
  categoriesChanged: async (sql) => void (await sql.query(allSql)),
};
