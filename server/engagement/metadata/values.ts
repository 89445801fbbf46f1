import { Prisma, type MetafieldDefinition } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../platform/errors/errors.ts';
import type { FoundOwner, Owner } from './owners.ts';
import { checkValue, maxValues } from './rules.ts';

// Writes values of custom fields, all of a request or none.

/** The field of an owner, by the name of its definition. */
export interface FieldName {
  owner: Owner;
  namespace: string;
  key: string;
}

/** A field with the value to set. */
export interface GivenValue extends FieldName {
  value: string;
  /** The version that the caller read, 0 for a field without a value; absent to overwrite any. */
  expectedVersion?: number | null | undefined;
}

/** Input fields that name owners. */
export const ownerField: Readonly<Record<Owner['column'], string>> = {
  productId: 'productId',
  categoryId: 'categoryId',
  accountId: 'customerId',
  orderId: 'orderId',
  orderLineId: 'orderLineId',
  cartId: 'lineKey',
  cartLineId: 'lineKey',
};

/** The part of the input that is wrong. */
export const pathOf = (index: number, field: string): string[] => ['input', 'metafields', String(index), field];

/** @throws InvalidInputError for too many fields, or none */
export function checkCount(fields: readonly unknown[]): void {
  if (fields.length >= 1 && fields.length <= maxValues) return;
  throw new InvalidInputError([{ path: ['input', 'metafields'], message: `Send 1 to ${maxValues} metafields.` }]);
}

const { sql, join } = Prisma;

/** The definitions that these owners have, locked against changes. */
async function definitionsOf(tx: Tx, owners: readonly FoundOwner[], isShopper: boolean): Promise<MetafieldDefinition[]> {
  const types = [...new Set(owners.flatMap((owner) => owner.types))];
  if (types.length === 0) return [];
  const shoppers = isShopper ? sql`AND "isShopperWritable" AND "isPublic"` : Prisma.empty;
  return tx.$queryRaw<MetafieldDefinition[]>(
    sql`SELECT * FROM "MetafieldDefinition" WHERE "ownerType"::text IN (${join(types)}) ${shoppers} ORDER BY "id" FOR SHARE`,
  );
}

interface Target {
  index: number;
  owner: FoundOwner;
  definition: MetafieldDefinition;
}

/**
 * Resolves the names of fields.
 * @throws InvalidInputError for unknown fields, and for fields named twice; NotFoundError for owners that don't exist
 */
async function targetsOf(tx: Tx, fields: readonly FieldName[], owners: readonly FoundOwner[], isShopper: boolean): Promise<Target[]> {
  const definitions = await definitionsOf(tx, owners, isShopper);
  const seen = new Set<string>();
  return fields.map(({ owner: { column, id }, namespace, key }, index) => {
    const owner = owners.find((found) => found.column === column && found.id === id);
    if (!owner)
      throw new NotFoundError('MetafieldOwner', 'This record no longer exists. Reload the page.', pathOf(index, ownerField[column]));
    const definition = definitions.find(
      (found) => found.namespace === namespace && found.key === key && owner.types.includes(found.ownerType),
    );
    const refuse = (message: string) => new InvalidInputError([{ path: pathOf(index, 'key'), message }]);
    if (!definition) throw refuse('No field with this namespace and key is defined for this record.');
    const place = `${column} ${id} ${definition.id}`;
    if (seen.has(place)) throw refuse('List each field of a record only once.');
    seen.add(place);
    return { index, owner, definition };
  });
}

const fieldAt = ({ owner, definition }: Target) => ({ [owner.column]: owner.id, definitionId: definition.id });

/** Rows in the same order in every transaction, so that two of them can't deadlock. */
const inLockOrder = (targets: readonly Target[]) =>
  targets.toSorted((a, b) => a.owner.column.localeCompare(b.owner.column) || a.owner.id - b.owner.id || a.definition.id - b.definition.id);

/**
 * Sets values of fields.
 * @param owners those of the fields that exist, locked
 * @param isShopper whether only fields that shoppers may set are known
 * @returns the IDs of the values
 * @throws InvalidInputError, NotFoundError, StaleRecordError
 */
export async function setValues(tx: Tx, given: readonly GivenValue[], owners: readonly FoundOwner[], isShopper = false): Promise<number[]> {
  const targets = await targetsOf(tx, given, owners, isShopper);
  const checked = targets.map(({ definition, index }) => checkValue(given[index]?.value ?? '', definition));
  const issues = checked.flatMap((one, index) => ('fault' in one ? [{ path: pathOf(index, 'value'), message: one.fault }] : []));
  if (issues.length > 0) throw new InvalidInputError(issues);
  const ids: number[] = [];
  for (const target of inLockOrder(targets)) {
    const one = checked[target.index];
    const expected = given[target.index]?.expectedVersion;
    if (!one || 'fault' in one) continue;
    const { column, id } = target.owner;
    const owner = Prisma.raw(`"${column}"`);
    const [row] = await tx.$queryRaw<{ id: number; version: number }[]>(
      sql`INSERT INTO "Metafield" AS m ("definitionId", ${owner}, "value") VALUES (${target.definition.id}::int, ${id}::int, ${one.value})
          ON CONFLICT (${owner}, "definitionId") DO UPDATE SET "value" = excluded."value", "version" = m."version" + 1
          RETURNING m."id", m."version"`,
    );
    if (!row) throw new Error('The value was not written');
    if (expected != null && row.version !== expected + 1)
      throw new StaleRecordError({ path: pathOf(target.index, 'expectedVersion'), name: target.definition.name });
    ids.push(row.id);
  }
  return ids;
}

/**
 * Deletes values of fields; a field without a value is no error.
 * @returns the IDs of the deleted values
 * @throws InvalidInputError, NotFoundError
 */
export async function deleteValues(
  tx: Tx,
  fields: readonly FieldName[],
  owners: readonly FoundOwner[],
  isShopper = false,
): Promise<number[]> {
  const targets = inLockOrder(await targetsOf(tx, fields, owners, isShopper));
  const found = await tx.metafield.findMany({ where: { OR: targets.map(fieldAt) }, select: { id: true } });
  const ids = found.map(({ id }) => id);
  await tx.metafield.deleteMany({ where: { id: { in: ids } } });
  return ids;
}
