import { changeCatalogue } from '../../catalogue/editing/editing.ts';
import { actorOf, recordAudit, type Act } from '../../foundation/audit/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { ForbiddenError } from '../../platform/graphql/forbidden.ts';
import { mayUse } from '../../platform/operation/rights.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { lockOwners, staffOwners, type FoundOwner, type StaffOwnerColumn } from './owners.ts';
import { checkCount, deleteValues, ownerField, pathOf, setValues, type FieldName, type GivenValue } from './values.ts';

// Staff and API keys set custom fields of the records that they may change.

/** The owner of a field: exactly one ID. */
export interface GivenOwner {
  productId?: number | null;
  categoryId?: number | null;
  customerId?: number | null;
  orderId?: number | null;
  orderLineId?: number | null;
}

type Named<Field extends FieldName> = Omit<Field, 'owner'> & GivenOwner;

interface StaffOwned {
  column: StaffOwnerColumn;
  id: number;
}

const columns = Object.keys(staffOwners) as StaffOwnerColumn[];

function ownerOf(given: GivenOwner, index: number): StaffOwned {
  const owners = columns.flatMap((column) => {
    const id = given[ownerField[column] as keyof GivenOwner];
    return id == null ? [] : [{ column, id }];
  });
  const [owner] = owners;
  if (owner && owners.length === 1) return owner;
  const names = columns.map((column) => ownerField[column]).join(', ');
  throw new InvalidInputError([
    { path: pathOf(index, owner ? ownerField[owner.column] : 'productId'), message: `Pass exactly one of ${names}.` },
  ]);
}

/** @throws ForbiddenError unless the caller may change all of these records */
async function checkRights(shop: Shop, owners: readonly StaffOwned[]): Promise<void> {
  for (const column of new Set(owners.map((owner) => owner.column))) {
    const { name, right, writeScopes } = staffOwners[column];
    if (await mayUse(shop, right, writeScopes)) continue;
    throw new ForbiddenError(
      shop.apiKey
        ? `To change this ${name}, the API key needs ${writeScopes.join(' and ')}.`
        : `You don’t have permission to change this ${name}.`,
    );
  }
}

async function lockAll(tx: Tx, owners: readonly StaffOwned[]): Promise<FoundOwner[]> {
  const found: FoundOwner[] = [];
  // In the shop's lock order: products before orders.
  for (const column of columns) {
    const ids = owners.filter((owner) => owner.column === column).map(({ id }) => id);
    if (ids.length > 0) found.push(...(await lockOwners(tx, column, [...new Set(ids)])));
  }
  return found;
}

/** Writes fields, the audit log, and what follows for products and cached pages. */
async function changeFields(
  shop: Shop,
  owners: readonly StaffOwned[],
  action: string,
  write: (tx: Tx, found: FoundOwner[]) => Promise<number[]>,
): Promise<void> {
  await checkRights(shop, owners);
  const act = (targetIds: number[]): Act => ({ action, targetType: 'Metafield', targetIds });
  const productIds = [...new Set(owners.flatMap(({ column, id }) => (column === 'productId' ? [id] : [])))];
  const isOfProductsOnly = !owners.some(({ column }) => column === 'categoryId');
  if (isOfProductsOnly && productIds.length === 0) {
    const actor = await actorOf(shop);
    await withRetry(() =>
      shop.db.prisma.$transaction(async (tx) => {
        const ids = await write(tx, await lockAll(tx, owners));
        if (ids.length > 0) await recordAudit(tx, shop, actor, act(ids));
      }),
    );
    return;
  }
  await changeCatalogue(shop, async (tx) => {
    const ids = await write(tx, await lockAll(tx, owners));
    return ids.length === 0
      ? { value: null, productIds: [], act: null }
      : { value: null, productIds, act: act(ids), ...(isOfProductsOnly && { isOfProductsOnly }) };
  });
}

const withOwners = <Field extends FieldName>(given: readonly Named<Field>[]) =>
  given.map((field, index) => ({ ...field, owner: ownerOf(field, index) }));

/**
 * Sets custom fields of records, all or none.
 * @throws InvalidInputError, NotFoundError, StaleRecordError, ForbiddenError
 */
export async function setMetafields(shop: Shop, given: readonly Named<GivenValue>[]): Promise<void> {
  checkCount(given);
  const fields = withOwners<GivenValue>(given);
  await changeFields(
    shop,
    fields.map(({ owner }) => owner),
    'metafield.set',
    (tx, found) => setValues(tx, fields, found),
  );
}

/**
 * Deletes values of custom fields, all or none.
 * @throws InvalidInputError, NotFoundError, ForbiddenError
 */
export async function deleteMetafields(shop: Shop, given: readonly Named<FieldName>[]): Promise<void> {
  checkCount(given);
  const fields = withOwners<FieldName>(given);
  await changeFields(
    shop,
    fields.map(({ owner }) => owner),
    'metafield.delete',
    (tx, found) => deleteValues(tx, fields, found),
  );
}
