import type { Text } from '../../platform/i18n/text.ts';
import type { FieldFilter, ProductFields } from '../../catalogue/products/products.ts';
import { Prisma, type MetafieldDefinition } from '../../generated/prisma/client.ts';
import { revisionCache, singleFlight } from '../../platform/cache/revisionCache.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { listDefinitions } from './definitions.ts';
import { checkValue, isBelow, maxConditions, takesBounds } from './rules.ts';

// Filters product lists by custom fields that are declared filterable. The values are compared where they are stored, by two indexes
// (migration filterable_fields), so that there is no copy of them that could be out of date.

const { sql, join } = Prisma;

const asText = sql`left(m."value", 255) COLLATE "C"`;
const asNumber = sql`(CASE WHEN m."value" ~ '^-?[0-9]{1,15}([.][0-9]{1,6})?$' THEN m."value"::numeric END)`;

const cache = revisionCache<Promise<MetafieldDefinition[]>>(1);

/** The fields of products in the current revision: defining or changing one starts another. */
const definitionsOf = (shop: Shop) => singleFlight(cache(shop), '', () => listDefinitions(shop.db, 'PRODUCT'));

const refuse = (index: number, field: keyof FieldFilter, message: Text) =>
  new InvalidInputError([{ path: ['filter', 'metafields', String(index), field], message }]);

/** @throws InvalidInputError for a field that the caller can't filter by */
function filterable(
  definitions: readonly MetafieldDefinition[],
  { namespace, key }: FieldFilter,
  index: number,
  audience: 'everyone' | 'staff',
): MetafieldDefinition {
  const found = definitions.find((one) => one.namespace === namespace && one.key === key);
  const name = `${namespace}.${key}`;
  if (!found || (audience === 'everyone' && !found.isPublic))
    throw refuse(
      index,
      'key',
      `Products have no ${audience === 'everyone' ? 'public ' : ''}custom field ${name}. Check its namespace and key.`,
    );
  if (!found.isFilterable)
    throw refuse(index, 'key', `Products can’t be filtered by ${name}. Set isFilterable in the definition of the custom field.`);
  return found;
}

type Operand = 'value' | 'min' | 'max';

/**
 * A value in its stored form; null for none. Values outside of the field's limits match nothing, unless they were set before the limits.
 * @throws InvalidInputError
 */
function operand({ type }: MetafieldDefinition, given: FieldFilter, name: Operand, index: number): string | null {
  const text = given[name];
  if (text == null) return null;
  // A choice that is no longer offered may still be stored.
  const rules = {
    type: type === 'CHOICE' ? 'SINGLE_LINE_TEXT' : type,
    choices: [],
    maxLength: null,
    minimum: null,
    maximum: null,
  } as const;
  const checked = checkValue(text, rules);
  if (text === '') throw refuse(index, name, 'Pass a value.');
  if ('fault' in checked) throw refuse(index, name, checked.fault);
  return checked.value;
}

/** @throws InvalidInputError */
function conditionOf(definition: MetafieldDefinition, given: FieldFilter, index: number): Prisma.Sql {
  const { id, type } = definition;
  const [value, min, max] = (['value', 'min', 'max'] as const).map((name) => operand(definition, given, name, index)) as [
    string | null,
    string | null,
    string | null,
  ];
  const bounds = min ?? max;
  if ((value === null) === (bounds === null)) throw refuse(index, 'value', 'Pass either a value or bounds: min, max or both.');
  if (bounds !== null && !takesBounds(type))
    throw refuse(index, min === null ? 'max' : 'min', 'Only numbers and dates have bounds. Pass a value.');
  if (min !== null && max !== null && isBelow(max, min, type)) throw refuse(index, 'min', 'The minimum can’t be above the maximum.');
  const column = value === null && type !== 'DATE' ? asNumber : asText;
  const cast = column === asNumber ? sql`::numeric` : sql``;
  const parts = [
    sql`m."definitionId" = ${id}::int`,
    sql`m."productId" IS NOT NULL`,
    ...(value === null ? [] : [sql`${column} = ${value}`]),
    ...(min === null ? [] : [sql`${column} >= ${min}${cast}`]),
    ...(max === null ? [] : [sql`${column} <= ${max}${cast}`]),
  ];
  return sql`p."id" IN (SELECT m."productId" FROM "Metafield" m WHERE ${join(parts, ' AND ')})`;
}

/** Lets product lists be filtered by custom fields. */
export const metafieldFilters: ProductFields = {
  async conditions(shop, given, audience) {
    if (given.length > maxConditions)
      throw new InvalidInputError([{ path: ['filter', 'metafields'], message: `Filter by at most ${maxConditions} custom fields.` }]);
    const definitions = await definitionsOf(shop);
    return given.map((one, index) => conditionOf(filterable(definitions, one, index, audience), one, index));
  },
};
