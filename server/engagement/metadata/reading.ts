import { Prisma, type MetafieldDefinition } from '../../generated/prisma/client.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import type { OwnerColumn } from './owners.ts';

const { sql, raw, empty } = Prisma;

/** A value with what its definition says about it. */
export interface MetafieldRow extends Pick<MetafieldDefinition, 'namespace' | 'key' | 'type' | 'name' | 'description' | 'isPublic'> {
  definitionId: number;
  value: string;
  version: number;
}

/**
 * Reads the custom fields of records, by namespace and key.
 * @param audience private values are for staff only
 * @returns fields by the ID of the owner; records without any are missing
 */
export async function readMetafields(
  db: Db,
  column: OwnerColumn,
  ids: readonly number[],
  audience: 'everyone' | 'staff',
): Promise<Map<number, MetafieldRow[]>> {
  const owner = raw(`m."${column}"`);
  const rows = await readRows<MetafieldRow & { ownerId: number }>(
    db,
    sql`SELECT ${owner} AS "ownerId", m."value", m."version", d."id" AS "definitionId", d."namespace", d."key", d."type", d."name",
          d."description", d."isPublic"
        FROM "Metafield" m JOIN "MetafieldDefinition" d ON d."id" = m."definitionId"
        WHERE ${owner} = ANY(${ids}::int[]) ${audience === 'staff' ? empty : sql`AND d."isPublic"`}
        ORDER BY d."namespace", d."key"`,
  );
  const found = new Map<number, MetafieldRow[]>();
  for (const row of rows) {
    const fields = found.get(row.ownerId);
    if (fields) fields.push(row);
    else found.set(row.ownerId, [row]);
  }
  return found;
}

/** The values of each of these definitions. */
export async function countValues(db: Db, definitionIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.prisma.metafield.groupBy({
    by: ['definitionId'],
    where: { definitionId: { in: [...definitionIds] } },
    _count: true,
  });
  return new Map(rows.map(({ definitionId, _count }) => [definitionId, _count]));
}
