import { type Actor, changesBetween, changesOfMany, type ChangedThing, recordAudit } from '../../foundation/audit/audit.ts';
import type { Product } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError, NotFoundError, ShopError, StaleRecordError } from '../../platform/errors/errors.ts';
import { changeCatalogue, lockImports, type StaffShop } from './changing.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Many changes by SKU in one call, as ERPs send them: one transaction, a bounded number of statements, and an outcome for each row. A row
// that is refused changes nothing and does not stop the others.

/** Maximum number of rows per call. */
export const maxRows = 250;

/** A row with its position in the input and the product that it names. */
export interface FoundRow<Row> {
  row: Row;
  index: number;
  /** Path of the row in the input, for errors. */
  path: string[];
  /** Locked; null when no product or variation has the SKU. */
  product: Product | null;
}

/** A row whose product and SKU are settled. */
export type KnownRow<Row> = FoundRow<Row> & { product: Product };

/** What became of a row that was not refused. */
export interface RowDone {
  id: number;
  /** Null when the product already had all values. */
  changed: ChangedThing | null;
  isNew?: true;
  version: number;
  stock: number;
  /** The product of a variation, which shows its prices. */
  parentId?: number | null;
}

/** The outcome of a row, in the order of the input. */
export interface RowOutcome {
  index: number;
  sku: string;
  status: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED';
  /** Null when the row was refused. */
  done: RowDone | null;
  /** Null unless the row was refused. */
  error: ShopError | null;
}

/** Outcomes by index. */
export type RowResults = Map<number, RowDone | ShopError>;

export interface RowsWork<Row> {
  tx: Tx;
  actor: Actor;
  rows: readonly FoundRow<Row>[];
}

/** Returns the value of a check, or the expected error that it throws, so that one row does not fail the others. */
export function settled<T>(check: () => T): T | ShopError {
  try {
    return check();
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

/** @throws NotFoundError when no product has the row's SKU */
export function knownRow<Row extends { sku: string }>(found: FoundRow<Row>): KnownRow<Row> {
  const { product, row, path } = found;
  if (!product)
    throw new NotFoundError(
      'Product',
      says((t) => t.noProductOrVariationHasTheSku({ sku: row.sku })),
      [...path, 'sku'],
    );
  return { ...found, product };
}

/** The error for a product that was saved since the caller read it. */
export function staleProduct({ id, name, version, editedById, updatedAt }: Product, path: readonly string[]): StaleRecordError {
  return new StaleRecordError({ path, name, version, editedById, editedAt: updatedAt, record: { type: 'AdminProduct', id } });
}

// PostgreSQL stores neither NUL nor unpaired surrogates.
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

function skuIssue({ sku }: { sku: string }, firstIndex: number | undefined): Text | null {
  if (sku === '') return says((t) => t.enterASku);
  if (sku.length > 100) return says((t) => t.skuIsTooLong);
  if (!isStorable(sku)) return says((t) => t.theSkuContainsInvalidCharacters);
  return firstIndex === undefined ? null : says((t) => t.skuIsAlreadyInRow({ sku, firstIndex }));
}

/** Locks in ascending order of ID, as sales do, so that both wait for each other instead of deadlocking. */
async function lockBySku(tx: Tx, skus: readonly string[]): Promise<Map<string, Product>> {
  await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "sku" = ANY(${[...skus]}::text[]) ORDER BY "id" FOR NO KEY UPDATE`;
  const products = await tx.product.findMany({ where: { sku: { in: [...skus] } }, omit: { searchText: true } });
  // Editing doesn't need the search text.
  return new Map(products.map((product) => [product.sku ?? '', { ...product, searchText: '' }]));
}

const maxThings = 100;
/** As many values as an entry of the audit log holds. */
const maxValues = 200;

/** Splits changed products so that each entry of the audit log names all of its products and values. */
function* auditParts(things: readonly ChangedThing[]): Generator<ChangedThing[]> {
  let part: ChangedThing[] = [];
  let values = 0;
  for (const thing of things) {
    const count = Object.keys(changesBetween(thing.before, thing.after)).length;
    if (part.length > 0 && (part.length === maxThings || values + count > maxValues)) {
      yield part;
      [part, values] = [[], 0];
    }
    part.push(thing);
    values += count;
  }
  if (part.length > 0) yield part;
}

/** Names of the call and of its parts in the audit log. */
export interface RowActions {
  call: string;
  update: string;
  create?: string;
}

async function audit(shop: StaffShop, { tx, actor }: { tx: Tx; actor: Actor }, actions: RowActions, outcomes: readonly RowOutcome[]) {
  const changed = outcomes.flatMap(({ done }) => (done?.changed ? [{ ...done.changed, isNew: done.isNew === true }] : []));
  if (changed.length === 0) return;
  const failed = outcomes.filter(({ status }) => status === 'FAILED').length;
  const details = { rows: outcomes.length, changed: changed.length, failed };
  const targetIds = changed.map(({ id }) => id);
  const partOf = await recordAudit(tx, shop, actor, { action: actions.call, targetType: 'Product', targetIds, details });
  for (const isNew of [true, false]) {
    const action = isNew ? (actions.create ?? actions.update) : actions.update;
    for (const part of auditParts(changed.filter((thing) => thing.isNew === isNew))) {
      const act = { action, targetType: 'Product', targetIds: part.map(({ id }) => id), details: isNew ? {} : changesOfMany(part) };
      await recordAudit(tx, shop, { ...actor, partOf }, act);
    }
  }
}

function outcomeOf({ row: { sku }, index }: FoundRow<{ sku: string }>, result: RowDone | ShopError | undefined): RowOutcome {
  if (!result) throw new Error(`Row ${index} has no outcome`);
  if (result instanceof ShopError) return { index, sku, status: 'FAILED', done: null, error: result };
  return { index, sku, status: result.isNew ? 'CREATED' : result.changed ? 'UPDATED' : 'UNCHANGED', done: result, error: null };
}

/**
 * Changes the catalogue by rows that name their products by SKU. The second of two rows with one SKU is refused. The call is one entry in the
 * audit log, whose parts have the changed values.
 * @param work decides and writes all rows, in a number of statements that does not grow with them
 * @throws InvalidInputError when there are no rows or too many, TryAgainError
 */
export async function changeRows<Row extends { sku: string }>(
  shop: StaffShop,
  given: readonly Row[],
  actions: RowActions,
  work: (work: RowsWork<Row>) => Promise<RowResults>,
): Promise<RowOutcome[]> {
  if (given.length === 0 || given.length > maxRows)
    throw new InvalidInputError([{ path: ['input', 'rows'], message: says((t) => t.sendOneToMaxRows({ maxRows })) }]);
  const firstIndex = new Map<string, number>();
  const refused: RowResults = new Map();
  const rows = given.map((row, index) => {
    const found = { ...row, sku: row.sku.trim() };
    const path = ['input', 'rows', String(index)];
    const message = skuIssue(found, firstIndex.get(found.sku));
    if (message === null) firstIndex.set(found.sku, index);
    else refused.set(index, new InvalidInputError([{ path: [...path, 'sku'], message }]));
    return { row: found, index, path };
  });
  const change = async (tx: Tx, actor: Actor) => {
    const known = await lockBySku(tx, [...firstIndex.keys()]);
    const found = rows.map((row) => ({ ...row, product: known.get(row.row.sku) ?? null }));
    const results = await work({ tx, actor, rows: found.filter(({ index }) => !refused.has(index)) });
    const outcomes = found.map((row) => outcomeOf(row, refused.get(row.index) ?? results.get(row.index)));
    await audit(shop, { tx, actor }, actions, outcomes);
    const changed = outcomes.flatMap(({ done }) => (done?.changed ? [done] : []));
    const productIds = changed.flatMap(({ id, parentId }) => (parentId == null ? [id] : [id, parentId]));
    const createdIds = changed.flatMap(({ id, isNew }) => (isNew ? [id] : []));
    return { value: outcomes, productIds: [...new Set(productIds)], createdIds, act: null, isOfProductsOnly: true as const };
  };
  return changeCatalogue(shop, change, actions.create === undefined ? undefined : lockImports);
}
