import type { SqlClient } from '../../../platform/database/sql.ts';

/**
 * Updates the links of products to the contents of a batch.
 * @param link temporary table of the link targets: productId, kind, position, targetId
 * @param seen temporary table of the products and the kinds of links to write: productId, kinds
 * @returns IDs of the products whose links changed
 */
export async function syncLinks(
  sql: SqlClient,
  { link, seen }: { link: string; seen: string },
  owners: readonly number[],
): Promise<number[]> {
  const isSame = `t."productId" = x."productId" and t."kind" = x.kind and t."targetId" = x."targetId"`;
  const { rows: changed } = await sql.query<{ id: number }>(
    `with x as materialized (
       select "productId", "kind"::"ProductLinkKind" as kind, "targetId", (row_number() over (partition by "productId", "kind" order by min("position")) - 1)::int as position
       from ${link} where "productId" = any($1::int[]) and "targetId" is not null and "targetId" <> "productId"
       group by "productId", "kind", "targetId"),
     gone as (
       delete from "ProductLink" t using ${seen} s
       where s."productId" = t."productId" and t."productId" = any($1::int[]) and t."kind"::text = any(s."kinds")
         and not exists (select from x where ${isSame}) returning t."productId" as id),
     changed as (
       update "ProductLink" t set "position" = x.position from x where ${isSame} and t."position" <> x.position returning t."productId" as id),
     added as (
       insert into "ProductLink" ("productId", "kind", "targetId", "position")
       select "productId", kind, "targetId", position from x where not exists (select from "ProductLink" t where ${isSame}) returning "productId" as id)
     select id from gone union select id from changed union select id from added`,
    [owners],
  );
  return changed.map(({ id }) => id);
}
