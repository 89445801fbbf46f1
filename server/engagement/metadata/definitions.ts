import type { Text } from '../../platform/i18n/text.ts';
import { z } from 'zod';
import { line } from '../../platform/inputs/inputs.ts';
import { InUseError, refuseStale, type VersionedRecord } from '../../catalogue/editing/editing.ts';
import { actorOf, changesBetween, recordAudit, type Act } from '../../foundation/audit/audit.ts';
import type { MetafieldDefinition } from '../../generated/prisma/client.ts';
import { MetafieldOwnerType, MetafieldType } from '../../generated/prisma/enums.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError, NotFoundError, parseInput } from '../../platform/errors/errors.ts';
import { revisionCache, singleFlight } from '../../platform/cache/revisionCache.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import {
  checkValue,
  isComparable,
  keyPattern,
  maxChoiceLength,
  maxChoices,
  maxDefinitions,
  namespacePattern,
  sharedNames,
  takesBounds,
  takesLength,
  typeMaxLength,
} from './rules.ts';

// Definitions of custom fields. Staff create them; they outdate all cached pages, which show values by their definitions.

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.trim().replace(/\s+/g, ' '))
    .pipe(line(max));
const name = text(100).pipe(z.string().min(1, 'Enter a name.'));
const choice = text(maxChoiceLength).pipe(z.string().min(1, 'A choice can’t be empty.'));

const settings = {
  name,
  description: text(500).default(''),
  choices: z
    .array(choice)
    .max(maxChoices, `Use at most ${maxChoices} choices.`)
    .refine((choices) => new Set(choices).size === choices.length, 'Enter each choice only once.')
    .default([]),
  maxLength: z.int().min(1, 'Enter 1 or more.').nullish(),
  minimum: z.string().nullish(),
  maximum: z.string().nullish(),
  isPublic: z.boolean().default(false),
  isShopperWritable: z.boolean().default(false),
  isFilterable: z.boolean().default(false),
};
const naming = {
  ownerType: z.enum(MetafieldOwnerType),
  namespace: z.string().regex(namespacePattern, 'Use 3 to 50 lowercase letters, digits and underscores, beginning with a letter.'),
  key: z.string().regex(keyPattern, 'Use 2 to 50 lowercase letters, digits and underscores, beginning with a letter.'),
  type: z.enum(MetafieldType),
};
const createInput = z.object({ ...naming, ...settings });
const wholeInput = z.object(settings);

type Settings = z.output<typeof wholeInput>;
/** A new definition; absent and null settings have their defaults. */
export type CreateDefinition = Pick<z.input<typeof createInput>, keyof typeof naming | 'name'> & {
  [Field in keyof Settings]?: Settings[Field] | null;
};
/** Changes to a definition; absent fields stay unchanged. */
export type UpdateDefinition = VersionedRecord & { [Field in keyof Settings]?: Settings[Field] | null };

const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

/** Null has a meaning for limits only. */
const withoutNulls = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && (value !== null || /^(maxLength|minimum|maximum)$/.test(field)),
    ),
  );

type Bounds = Pick<MetafieldDefinition, 'minimum' | 'maximum'>;

function boundsOf(type: MetafieldType, given: Settings): Bounds {
  const rules = { type, choices: [], maxLength: null, minimum: null, maximum: null };
  const bound = (field: keyof Bounds, minimum: string | null): string | null => {
    const value = given[field] ?? '';
    if (value === '') return null;
    if (!takesBounds(type)) throw refuse(field, 'Only numbers and dates can have a minimum and a maximum.');
    const checked = checkValue(value, { ...rules, minimum });
    if ('fault' in checked) throw refuse(field, checked.fault);
    return checked.value;
  };
  const minimum = bound('minimum', null);
  return { minimum, maximum: bound('maximum', minimum) };
}

/** @throws InvalidInputError for settings that don't fit the type or the owner */
function checkedSettings({ type, ownerType }: Pick<MetafieldDefinition, 'type' | 'ownerType'>, given: Settings) {
  if (type === 'CHOICE' && given.choices.length === 0) throw refuse('choices', 'Enter at least one choice.');
  if (type !== 'CHOICE' && given.choices.length > 0) throw refuse('choices', 'Only fields of the type CHOICE can have choices.');
  if (given.maxLength != null && !takesLength(type)) throw refuse('maxLength', 'Only text fields can have a maximum length.');
  const most = type === 'SINGLE_LINE_TEXT' || type === 'MULTI_LINE_TEXT' ? typeMaxLength[type] : 0;
  if (given.maxLength != null && given.maxLength > most) throw refuse('maxLength', `Enter ${most} or less.`);
  if (given.isShopperWritable && ownerType !== 'CART' && ownerType !== 'CART_LINE')
    throw refuse('isShopperWritable', 'Shoppers can only set fields of carts and cart lines.');
  if (given.isShopperWritable && !given.isPublic) throw refuse('isShopperWritable', 'Shoppers can only set public fields.');
  if (given.isFilterable && ownerType !== 'PRODUCT') throw refuse('isFilterable', 'Only products can be filtered by a field.');
  if (given.isFilterable && !isComparable(type))
    throw refuse('isFilterable', 'Products can’t be filtered by URLs and texts of several lines.');
  return { ...given, maxLength: given.maxLength ?? null, ...boundsOf(type, given) };
}

async function changeDefinitions<T>(shop: Shop, work: (tx: Tx) => Promise<{ value: T; act: Act }>): Promise<T> {
  const actor = await actorOf(shop);
  const value = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      // One after the other, so that rules about all definitions are checked against the current ones.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('souk.metafield-definitions'))`;
      const done = await work(tx);
      await recordAudit(tx, shop, actor, done.act);
      await bumpRevision(tx);
      return done.value;
    }),
  );
  await shop.catalog.reload();
  return value;
}

async function locked(tx: Tx, id: number): Promise<MetafieldDefinition> {
  await tx.$executeRaw`SELECT 1 FROM "MetafieldDefinition" WHERE "id" = ${id}::int FOR UPDATE`;
  const found = await tx.metafieldDefinition.findUnique({ where: { id } });
  if (!found) throw new NotFoundError('MetafieldDefinition', 'This definition no longer exists. Reload the page.', ['input', 'id']);
  return found;
}

const nameOf = ({ namespace, key }: Pick<MetafieldDefinition, 'namespace' | 'key'>) => `${namespace}.${key}`;

/**
 * Creates a definition.
 * @returns the ID of the definition
 * @throws InvalidInputError
 */
export function createDefinition(shop: Shop, input: CreateDefinition): Promise<number> {
  const { ownerType, namespace, key, type, ...given } = parseInput(createInput, withoutNulls(input));
  const data = { ownerType, namespace, key, type, ...checkedSettings({ type, ownerType }, given) };
  return changeDefinitions(shop, async (tx) => {
    if ((await tx.metafieldDefinition.count({ where: { ownerType } })) >= maxDefinitions)
      throw refuse('ownerType', `Each record type can have at most ${maxDefinitions} definitions. Delete one first.`);
    const sharing = [ownerType, ...(sharedNames[ownerType] ? [sharedNames[ownerType]] : [])];
    if ((await tx.metafieldDefinition.count({ where: { ownerType: { in: sharing }, namespace, key } })) > 0)
      throw refuse('key', `${nameOf(data)} is already used. Choose another key.`);
    const { id } = await tx.metafieldDefinition.create({ data, select: { id: true } });
    const act = { action: 'metafield.define', targetType: 'MetafieldDefinition', targetIds: [id], details: { name: nameOf(data) } };
    return { value: id, act };
  });
}

const auditable = ({ choices, ...rest }: ReturnType<typeof checkedSettings>) => ({ ...rest, choices: choices.join(', ') });

/**
 * Updates a definition. Existing values stay as they are; new ones must fit.
 * @returns the ID of the definition
 * @throws InvalidInputError, NotFoundError, StaleRecordError
 */
export function updateDefinition(shop: Shop, { id, expectedVersion, ...changes }: UpdateDefinition): Promise<number> {
  return changeDefinitions(shop, async (tx) => {
    const found = await locked(tx, id);
    refuseStale(found, expectedVersion);
    const stored = wholeInput.parse(found);
    const after = checkedSettings(found, parseInput(wholeInput, { ...stored, ...withoutNulls(changes) }));
    await tx.metafieldDefinition.update({ where: { id }, data: { ...after, version: { increment: 1 } }, select: { id: true } });
    const before = { ...stored, maxLength: found.maxLength, minimum: found.minimum, maximum: found.maximum };
    const details = { name: nameOf(found), ...changesBetween(auditable(before), auditable(after)) };
    return { value: id, act: { action: 'metafield.define-change', targetType: 'MetafieldDefinition', targetIds: [id], details } };
  });
}

/**
 * Deletes a definition with all its values.
 * @param input.deletesValues whether the caller accepts that values are deleted
 * @returns how many values were deleted
 * @throws InUseError if there are values that the caller doesn't accept to lose; NotFoundError
 */
export function deleteDefinition(shop: Shop, { id, deletesValues }: { id: number; deletesValues: boolean }): Promise<number> {
  return changeDefinitions(shop, async (tx) => {
    const found = await locked(tx, id);
    const values = await tx.metafield.count({ where: { definitionId: id } });
    if (values > 0 && !deletesValues)
      throw new InUseError(
        `${values === 1 ? '1 record has' : `${values} records have`} a value for this field. Confirm that you want to delete ${values === 1 ? 'it' : 'them'} along with the field.`,
      );
    await tx.metafieldDefinition.delete({ where: { id }, select: { id: true } });
    const details = { name: nameOf(found), values };
    return { value: values, act: { action: 'metafield.undefine', targetType: 'MetafieldDefinition', targetIds: [id], details } };
  });
}

const cache = revisionCache<Promise<{ ofCarts: boolean }>>(1);

/** Whether carts can have fields in the current revision: most shops have none, and their orders run no statement for them. */
export async function hasCartFields(shop: Shop): Promise<boolean> {
  const found = await singleFlight(cache(shop), '', async () => {
    const count = await shop.db.prisma.metafieldDefinition.count({ where: { ownerType: { in: ['CART', 'CART_LINE'] } } });
    return { ofCarts: count > 0 };
  });
  return found.ofCarts;
}

/** All definitions for records of a type, or of all types, by namespace and key. */
export function listDefinitions(db: Db, ownerType?: MetafieldOwnerType | null): Promise<MetafieldDefinition[]> {
  return db.prisma.metafieldDefinition.findMany({
    where: ownerType ? { ownerType } : {},
    orderBy: [{ ownerType: 'asc' }, { namespace: 'asc' }, { key: 'asc' }],
  });
}
