import type { SqlClient } from '../../../platform/database/sql.ts';
import type { AttributeDefinition } from './record.ts';
import { findOrCreateAttributes, findOrCreateTerms, termKey } from '../terms.ts';
import { cleanName } from '../../editing/editing.ts';

/**
 * Creates the attributes that a file defines, or updates the shop's attributes to the definitions.
 * @returns whether anything changed
 */
export async function applyDefinitions(sql: SqlClient, definitions: readonly AttributeDefinition[]): Promise<boolean> {
  if (definitions.length === 0) return false;
  const clean = definitions.map((definition) => ({ ...definition, name: cleanName(definition.name) }));
  const rows = await findOrCreateAttributes(
    sql,
    clean.map(({ name, kind, unit }) => ({ name, kind, unit: unit ?? null })),
  );
  const given = clean.flatMap(({ name, kind, unit, direction, heading, isFacet }) => {
    const id = rows.get(name.toLowerCase())?.id;
    return id === undefined
      ? []
      : [{ id, kind, unit: unit ?? null, direction: direction ?? null, heading: heading ?? null, isFacet: isFacet ?? null }];
  });
  const wanted = `x.kind, x.unit, coalesce(x.direction, a."direction"), coalesce(x.heading, a."heading"), coalesce(x."isFacet", a."isFacet")`;
  const { rows: changed } = await sql.query<{ id: number }>(
    `update "Attribute" a set ("kind", "unit", "direction", "heading", "isFacet", "version") = (${wanted}, a."version" + 1)
     from jsonb_to_recordset($1::jsonb) as x(id int, kind "AttributeKind", unit text, direction "Direction", heading text, "isFacet" boolean)
     where a."id" = x.id and (a."kind", a."unit", a."direction", a."heading", a."isFacet") is distinct from (${wanted})
     returning a."id"`,
    [JSON.stringify(given)],
  );
  const swatches = clean.flatMap(({ name, swatches: colours }) => {
    const attributeId = rows.get(name.toLowerCase())?.id;
    return attributeId === undefined
      ? []
      : Object.entries(colours ?? {}).map(([label, colour]) => ({ attributeId, label: cleanName(label), colour }));
  });
  const terms = await findOrCreateTerms(sql, swatches);
  const { rows: painted } = await sql.query<{ id: number }>(
    `with painted as (
       update "AttributeTerm" t set "swatch" = x.colour from unnest($1::int[], $2::text[]) x(id, colour)
       where t."id" = x.id and t."swatch" is distinct from x.colour returning t."id", t."attributeId"
     ), told as (
       update "Attribute" set "version" = "version" + 1 where "id" in (select "attributeId" from painted)
     ) select "id" from painted`,
    [swatches.map((swatch) => terms.get(termKey(swatch)) ?? null), swatches.map(({ colour }) => colour)],
  );
  return changed.length > 0 || painted.length > 0;
}
